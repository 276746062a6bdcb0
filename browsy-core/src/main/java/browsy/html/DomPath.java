package browsy.html;

import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Paths such as {@code /html[1]/body[1]/div[2]}: the tag names from the root, each with its place,
 * from 1, among siblings of the same tag.
 */
public final class DomPath {
    private DomPath() {}

    /** The path of an element of a document. */
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
