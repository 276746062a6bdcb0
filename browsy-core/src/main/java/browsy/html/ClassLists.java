package browsy.html;

import browsy.infra.Ascii;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Splits the class attributes of a document, each text once. */
final class ClassLists {

    private static final String[] NO_NAMES = {};

    private final boolean quirks;
    private final ClassList none = new ClassList(0, NO_NAMES);
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
            known = new ClassList(byText.size() + 1, split(value));
            byText.put(value, known);
        }
        return known;
    }

    /** A class or id as it compares in this document. */
    String fold(String name) {
        return quirks ? Ascii.lower(name) : name;
    }

    private String[] split(String value) {
        List<String> names = new ArrayList<>();
        int start = -1;
        for (int i = 0; i <= value.length(); i++) {
            boolean space = i == value.length() || Ascii.isWhitespace(value.charAt(i));
            if (space && start >= 0) {
                String name = value.substring(start, i);
                names.add(fold(name));
                start = -1;
            } else if (!space && start < 0) {
                start = i;
            }
        }
        return names.toArray(NO_NAMES);
    }
}
