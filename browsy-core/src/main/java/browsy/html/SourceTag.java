package browsy.html;

import browsy.infra.Ascii;

/**
 * Recognizes tags in the source of a page.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#tag-open-state">HTML: tag open
 *     state</a>
 */
final class SourceTag {

    private SourceTag() {}

    /**
     * Whether a tag name at an offset equals {@code name} (in lower case), without regard to case.
     */
    static boolean isNamed(String html, int at, String name) {
        int end = at + name.length();
        if (end >= html.length()) {
            return false;
        }
        for (int i = 0; i < name.length(); i++) {
            if (Ascii.lower(html.charAt(at + i)) != name.charAt(i)) {
                return false;
            }
        }
        return endsName(html.charAt(end));
    }

    /** The offset after the tag name that begins at an offset. */
    static int endOfName(String html, int start) {
        int at = start;
        while (at < html.length() && !endsName(html.charAt(at))) {
            at++;
        }
        return at;
    }

    /**
     * The offset after a tag whose name ends at an offset. A {@code >} in a quoted attribute value
     * does not end the tag.
     */
    static int end(String html, int endOfName) {
        boolean beforeValue = false;
        boolean unquoted = false;
        for (int at = endOfName; at < html.length(); at++) {
            char c = html.charAt(at);
            if (c == '>') {
                return at + 1;
            }
            if (Ascii.isWhitespace(c)) {
                unquoted = false;
            } else if (beforeValue) {
                beforeValue = false;
                if (c == '"' || c == '\'') {
                    int quote = html.indexOf(c, at + 1);
                    at = quote < 0 ? html.length() : quote;
                } else {
                    unquoted = true;
                }
            } else {
                beforeValue = c == '=' && !unquoted;
            }
        }
        return html.length();
    }

    private static boolean endsName(char c) {
        return c == '>' || c == '/' || Ascii.isWhitespace(c);
    }
}
