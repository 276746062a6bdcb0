package browsy.html;

import org.jsoup.nodes.Element;

/**
 * Counts the children of elements one by one. jsoup, when it is asked, makes a list of them all and
 * keeps it with the attributes of the element.
 */
public final class ElementChildren {

    private ElementChildren() {}

    /** Whether there is an element in an element. */
    public static boolean hasAny(Element element) {
        return count(element, 1) > 0;
    }

    /**
     * The number of elements that are children of an element.
     *
     * @param atMost how far to count
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
