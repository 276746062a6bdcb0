package browsy.html;

import browsy.infra.Ascii;
import java.util.HashMap;
import java.util.Map;

/** Parses the class attributes of a document, each distinct value once. */
final class ClassLists {

    private final boolean quirks;
    private final ClassList none = new ClassList(0, new String[0]);
    private final Map<String, ClassList> byText = new HashMap<>();

    /**
     * @param quirks whether the document is in quirks mode, where classes and ids are
     *     case-insensitive and therefore converted to lower case
     */
    ClassLists(boolean quirks) {
        this.quirks = quirks;
    }

    /** The class list of an attribute value. */
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

    /** A class or id in the form in which it is compared in this document. */
    String fold(String name) {
        return quirks ? Ascii.lower(name) : name;
    }
}
