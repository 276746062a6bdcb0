package browsy.conformance;

import java.util.regex.Pattern;
import org.jsoup.nodes.Element;

/**
 * Converts between elements and their paths, such as {@code /html[1]/body[1]/div[2]}. The number in
 * a step counts siblings with the same tag from 1.
 */
final class ElementPath {
    private static final Pattern STEP = Pattern.compile("/([^\\[/]+)\\[(\\d+)]");

    private ElementPath() {}

    /** Returns the path of an element. */
    static String of(Element element) {
        StringBuilder path = new StringBuilder();
        for (Element at = element; at != null && at.parent() != null; at = at.parent()) {
            int place = 1;
            for (Element before = at.previousElementSibling();
                    before != null;
                    before = before.previousElementSibling()) {
                if (before.normalName().equals(at.normalName())) {
                    place++;
                }
            }
            path.insert(0, "/" + at.normalName() + "[" + place + "]");
        }
        return path.toString();
    }

    /** Returns a CSS selector for the element of a path in the body. */
    static String selector(String path) {
        return STEP.matcher(path.replaceFirst("^/html\\[1]/body\\[1]", "body"))
                .replaceAll(" > $1:nth-of-type($2)");
    }
}
