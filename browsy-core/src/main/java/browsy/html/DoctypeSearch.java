package browsy.html;

import browsy.infra.Ascii;

/**
 * Where a page's document type is: nothing but white space and comments may stand before it, but
 * much is taken for a comment, an XML declaration for one.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#the-initial-insertion-mode">
 *     HTML: the initial insertion mode</a>
 * @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#markup-declaration-open-state">
 *     HTML: markup declaration open state</a>
 */
final class DoctypeSearch {
    private static final String DOCTYPE = "<!doctype";
    private static final String COMMENT = "<!--";

    private DoctypeSearch() {}

    /** The offset of its {@code <}; -1 where there is no document type. */
    static int find(String html) {
        int at = 0;
        while (at >= 0 && at < html.length()) {
            if (Ascii.isWhitespace(html.charAt(at))) {
                at++;
            } else if (html.regionMatches(true, at, DOCTYPE, 0, DOCTYPE.length())) {
                return at;
            } else if (html.startsWith(COMMENT, at)) {
                at = endOfComment(html, at + COMMENT.length());
            } else if (isBogusComment(html, at)) {
                at = html.indexOf('>', at) + 1;
                at = at == 0 ? -1 : at;
            } else {
                return -1;
            }
        }
        return -1;
    }

    /** Whether markup that is none is passed over up to the next {@code >}. */
    private static boolean isBogusComment(String html, int at) {
        if (html.charAt(at) != '<' || at + 1 == html.length()) {
            return false;
        }
        char kind = html.charAt(at + 1);
        if (kind != '/') {
            return kind == '!' || kind == '?';
        }
        char name = at + 2 < html.length() ? Ascii.lower(html.charAt(at + 2)) : 'a';
        return name < 'a' || name > 'z';
    }

    /** -1 where it does not end. */
    private static int endOfComment(String html, int start) {
        if (html.startsWith(">", start)) {
            return start + 1;
        }
        if (html.startsWith("->", start)) {
            return start + 2;
        }
        for (int at = html.indexOf("--", start); at >= 0; at = html.indexOf("--", at + 1)) {
            if (html.startsWith(">", at + 2)) {
                return at + 3;
            }
            if (html.startsWith("!>", at + 2)) {
                return at + 4;
            }
        }
        return -1;
    }
}
