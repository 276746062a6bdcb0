package browsy.html;

import browsy.infra.Ascii;
import java.util.HashMap;
import java.util.Map;

/** Splits the class attributes of a document, each text once. */
final class ClassLists {

    private final boolean quirks;
    private final ClassList none = new ClassList(0, new String[0]);
    private final Map<String, ClassList> byText = new HashMap<>();

    /**
     * @param quirks whether case does not matter, so that all is turned into lower case
     */
    ClassLists(boolean quirks) {
        this.quirks = quirks;
    }

    /** The classes in the value of an attribute. */
    ClassList of(String value) {
        if (value.isEmpty()) {
            return none;
        }
        ClassList known = byText.get(value);
        if (known == null) {
            known = new ClassList(byText.size() + 1, Ascii.words(fold(value)));
            byText.put(value, known);
        }
        return known;
    }

    /** A class or id as it compares in this document. */
    String fold(String name) {
        return quirks ? Ascii.lower(name) : name;
    }
}
