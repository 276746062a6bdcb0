package browsy.css.value.content;

import browsy.css.value.Keyword;

/**
 * An item of {@code content}.
 *
 * @see <a href="https://drafts.csswg.org/css-content-3/#content-property">css-content-3</a>
 */
public sealed interface ContentItem {
    /** A string, also the result of {@code attr()}. */
    record Text(String text) implements ContentItem {}

    /** {@code counter()}: the innermost value of the counter. */
    record Counter(String counter, ListStyleType style) implements ContentItem {}

    /** {@code counters()}: all values of the counter, outermost first, joined by the separator. */
    record Counters(String counter, String separator, ListStyleType style) implements ContentItem {}

    /** The quotation mark keywords. */
    enum Quote implements ContentItem, Keyword {
        OPEN_QUOTE,
        CLOSE_QUOTE,
        NO_OPEN_QUOTE,
        NO_CLOSE_QUOTE
    }

    /**
     * An image, laid out as a replaced element.
     *
     * @param url empty for gradients
     * @param density image pixels per CSS px
     */
    record Image(String url, double density) implements ContentItem {}
}
