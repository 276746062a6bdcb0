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
        int count = 0;
        for (int at = wordStart(value, 0); at < value.length(); at = wordStart(value, at)) {
            at = wordEnd(value, at);
            count++;
        }
        String[] names = new String[count];
        int end = 0;
        for (int i = 0; i < count; i++) {
            int start = wordStart(value, end);
            end = wordEnd(value, start);
            names[i] = fold(value.substring(start, end));
        }
        return names;
    }

    private static int wordStart(String value, int from) {
        int at = from;
        while (at < value.length() && Ascii.isWhitespace(value.charAt(at))) {
            at++;
        }
        return at;
    }

    private static int wordEnd(String value, int from) {
        int at = from;
        while (at < value.length() && !Ascii.isWhitespace(value.charAt(at))) {
            at++;
        }
        return at;
    }
}
