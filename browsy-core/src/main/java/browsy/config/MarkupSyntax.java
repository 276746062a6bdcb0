package browsy.config;

/**
 * The syntax of the source of a page.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/introduction.html#html-vs-xhtml">HTML: HTML
 *     and XML syntax</a>
 */
public enum MarkupSyntax {
    /** The HTML syntax, {@code text/html}; the source may be malformed. */
    HTML,

    /** The XML syntax, {@code application/xhtml+xml}. */
    XML
}
