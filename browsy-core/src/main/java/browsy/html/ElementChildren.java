package browsy.html;

import org.jsoup.nodes.Element;

/**
 * Counts the child elements of elements without jsoup's own method, which creates a list of all
 * children and keeps it with the attributes of the element.
 */
public final class ElementChildren {

    private ElementChildren() {}

    /** Whether an element has child elements. */
    public static boolean hasAny(Element element) {
        return count(element, 1) > 0;
    }

    /**
     * The number of child elements of an element, at most {@code atMost}.
     *
     * @param atMost the number at which counting stops
     */
    public static int count(Element element, int atMost) {
        int count = 0;
        for (int i = 0, nodes = element.childNodeSize(); i < nodes && count < atMost; i++) {
            if (element.childNode(i) instanceof Element) {
                count++;
            }
        }
        return count;
    }
}
