package browsy.html;

import browsy.infra.Ascii;

/**
 * Where a page's document type is: nothing but white space and comments may stand before it, but
 * much is taken for a comment, an XML declaration for one.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#the-initial-insertion-mode">
 *     HTML: the initial insertion mode</a>
 */
final class DoctypeSearch {
    private static final String DOCTYPE = "<!doctype";

    private DoctypeSearch() {}

    /** The offset of its {@code <}; -1 where there is no document type. */
    static int find(String html) {
        int at = 0;
        while (at < html.length()) {
            if (Ascii.isWhitespace(html.charAt(at))) {
                at++;
            } else if (html.regionMatches(true, at, DOCTYPE, 0, DOCTYPE.length())) {
                return at;
            } else {
                int end = SourceComment.skip(html, at);
                if (end == at) {
                    return -1;
                }
                at = end;
            }
        }
        return -1;
    }
}
