package browsy.css.value.content;

import browsy.css.value.Keyword;

/**
 * One member of a {@code content} list.
 *
 * @see <a href="https://drafts.csswg.org/css-content-3/#content-property">css-content-3</a>
 */
public sealed interface ContentItem {
    /** A string; {@code attr()} has become one. */
    record Text(String text) implements ContentItem {}

    /** {@code counter()}: the innermost value of the counter. */
    record Counter(String counter, ListStyleType style) implements ContentItem {}

    /** {@code counters()}: all values, outermost first, joined. */
    record Counters(String counter, String separator, ListStyleType style) implements ContentItem {}

    /** The quotation mark keywords. */
    enum Quote implements ContentItem, Keyword {
        OPEN_QUOTE,
        CLOSE_QUOTE,
        NO_OPEN_QUOTE,
        NO_CLOSE_QUOTE
    }

    /**
     * A picture, which is laid out as a replaced element.
     *
     * @param url empty for gradients
     * @param density image pixels per CSS px
     */
    record Image(String url, double density) implements ContentItem {}
}
