package browsy.spatial.identity;

import org.jsoup.nodes.Element;

/**
 * What has an id: an element, or one of its texts that stand after a block in it.
 *
 * @param element the element, compared by identity
 * @param segment 0 for the element, else the place of the text among those of the element, from 1
 */
public record ElementPart(Element element, int segment) {

    /** The element itself. */
    public static ElementPart whole(Element element) {
        return new ElementPart(element, 0);
    }

    /** Whether it is the element itself. */
    public boolean isWhole() {
        return segment == 0;
    }

    /** The same part of another element. */
    ElementPart of(Element other) {
        return new ElementPart(other, segment);
    }
}
