package browsy.html;

import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Computes paths such as {@code /html[1]/body[1]/div[2]}: the tag names from the root down, each
 * with its position, from 1, among the siblings with the same tag name.
 */
public final class DomPath {
    private DomPath() {}

    /** Returns the path of an element of a document. */
    public static String of(Element element) {
        StringBuilder path = new StringBuilder();
        append(element, path);
        return path.toString();
    }

    private static void append(Element element, StringBuilder path) {
        Element parent = element.parent();
        if (parent == null || parent instanceof Document) {
            path.append('/').append(element.normalName()).append("[1]");
            return;
        }
        append(parent, path);
        int place = 1;
        for (@Nullable Element sibling = element.previousElementSibling();
                sibling != null;
                sibling = sibling.previousElementSibling()) {
            if (sibling.normalName().equals(element.normalName())) {
                place++;
            }
        }
        path.append('/').append(element.normalName()).append('[').append(place).append(']');
    }
}
