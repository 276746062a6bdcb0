package browsy.config;

/**
 * The syntax that a page is written in.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/introduction.html#html-vs-xhtml">HTML: HTML
 *     and XML syntax</a>
 */
public enum MarkupSyntax {
    /** HTML of any quality, {@code text/html}. */
    HTML,

    /** HTML in XML, {@code application/xhtml+xml}. */
    XML
}
