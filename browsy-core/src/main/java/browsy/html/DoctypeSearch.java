package browsy.html;

import browsy.infra.Ascii;

/**
 * Finds the document type in the source of a page. Only white space and comments may precede it,
 * where malformed markup such as an XML declaration counts as a comment.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#the-initial-insertion-mode">
 *     HTML: the initial insertion mode</a>
 */
final class DoctypeSearch {
    private static final String DOCTYPE = "<!doctype";

    private DoctypeSearch() {}

    /** The offset of the document type's {@code <}; -1 if there is no document type. */
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
