package browsy.intelligence.signal;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jsoup.nodes.Element;

/** Reads class names and ids. */
final class ClassNames {

    private ClassNames() {}

    /** Splits an attribute value at white space. */
    static List<String> split(String attribute) {
        List<String> names = new ArrayList<>(4);
        int start = -1;
        for (int i = 0; i <= attribute.length(); i++) {
            boolean inName = i < attribute.length() && !Character.isWhitespace(attribute.charAt(i));
            if (inName && start < 0) {
                start = i;
            } else if (!inName && start >= 0) {
                names.add(attribute.substring(start, i));
                start = -1;
            }
        }
        return names;
    }

    /**
     * Returns the classes and the id in lower case, separated by a space; empty if there is
     * neither.
     */
    static String classesAndId(Element element) {
        if (element.attributesSize() == 0) {
            return "";
        }
        String classes = element.attributes().get("class");
        String id = element.attributes().get("id");
        return classes.isEmpty() && id.isEmpty()
                ? ""
                : (classes + ' ' + id).toLowerCase(Locale.ROOT);
    }
}
