package browsy.spatial.identity;

import org.jsoup.nodes.Element;

/**
 * A bearer of an id: an element, the text that follows an element in the same parent, or the text
 * at the start of an element.
 *
 * @param element the element, compared by identity
 * @param kind whether the element or the text has the id
 */
public record ElementPart(Element element, Kind kind) {

    /** The part of the document that has the id. */
    public enum Kind {
        /** The element itself. */
        WHOLE,
        /** The text after the element, up to the next block. */
        TEXT_BEHIND,
        /** The text in the element up to its first block. */
        TEXT_AT_START
    }

    /** The element itself. */
    public static ElementPart whole(Element element) {
        return new ElementPart(element, Kind.WHOLE);
    }

    /** The text between the end of an element and the next block. */
    public static ElementPart textBehind(Element element) {
        return new ElementPart(element, Kind.TEXT_BEHIND);
    }

    /** The text between the start of an element and its first block. */
    public static ElementPart textAtStart(Element element) {
        return new ElementPart(element, Kind.TEXT_AT_START);
    }

    /** Whether it is the element itself. */
    public boolean isWhole() {
        return kind == Kind.WHOLE;
    }

    /** The corresponding part of another element. */
    ElementPart of(Element other) {
        return new ElementPart(other, kind);
    }
}
