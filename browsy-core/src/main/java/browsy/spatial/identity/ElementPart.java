package browsy.spatial.identity;

import org.jsoup.nodes.Element;

/**
 * What has an id: an element, or the text behind one, which stands beside it in the same parent.
 *
 * @param element the element, compared by identity
 * @param kind what of it
 */
public record ElementPart(Element element, Kind kind) {

    /** What has the id. */
    public enum Kind {
        /** The element itself. */
        WHOLE,
        /** The text that follows it, up to the next block. */
        TEXT_BEHIND
    }

    /** The element itself. */
    public static ElementPart whole(Element element) {
        return new ElementPart(element, Kind.WHOLE);
    }

    /** The text that follows an element. */
    public static ElementPart textBehind(Element element) {
        return new ElementPart(element, Kind.TEXT_BEHIND);
    }

    /** Whether it is the element itself. */
    public boolean isWhole() {
        return kind == Kind.WHOLE;
    }

    /** The same part of another element. */
    ElementPart of(Element other) {
        return new ElementPart(other, kind);
    }
}
