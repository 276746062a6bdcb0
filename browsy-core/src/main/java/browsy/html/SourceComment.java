package browsy.html;

import browsy.infra.Ascii;

/**
 * Recognizes comments, including bogus comments, in the source of a page.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#markup-declaration-open-state">
 *     HTML: markup declaration open state</a>
 */
final class SourceComment {
    private static final String START = "<!--";

    private SourceComment() {}

    /**
     * The offset after the comment that begins at an offset; the offset itself if none begins
     * there.
     */
    static int skip(String html, int at) {
        int end = at;
        if (html.startsWith(START, at)) {
            end = end(html, at + START.length());
        } else if (isBogus(html, at)) {
            end = html.indexOf('>', at);
            end = end < 0 ? html.length() : end + 1;
        }
        return end;
    }

    /**
     * Whether a bogus comment begins at an offset: invalid markup that is skipped up to the next
     * {@code >}.
     */
    private static boolean isBogus(String html, int at) {
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

    /**
     * The offset after a comment.
     *
     * @param start the offset after its {@code <!--}
     */
    private static int end(String html, int start) {
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
        return html.length();
    }
}
