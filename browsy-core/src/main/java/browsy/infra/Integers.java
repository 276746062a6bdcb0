package browsy.infra;

import org.jspecify.annotations.Nullable;

/**
 * Parses integers by the rules of HTML: after white space and a sign, the digits count, and what
 * follows them does not.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#rules-for-parsing-integers">HTML:
 *     rules for parsing integers</a>
 */
public final class Integers {
    private Integers() {}

    /**
     * Parses an integer.
     *
     * @return the integer; null if there is none, or as in Chromium if it has more than 32 bits
     */
    public static @Nullable Integer parse(String text) {
        int at = 0;
        while (at < text.length() && Ascii.isWhitespace(text.charAt(at))) {
            at++;
        }
        boolean minus = at < text.length() && text.charAt(at) == '-';
        if (minus || (at < text.length() && text.charAt(at) == '+')) {
            at++;
        }
        int start = at;
        long number = 0;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            number = number * 10 + text.charAt(at) - '0';
            if (number > (minus ? -(long) Integer.MIN_VALUE : Integer.MAX_VALUE)) {
                return null;
            }
            at++;
        }
        return at == start ? null : (int) (minus ? -number : number);
    }

    /** Parses an integer that is not negative; null if there is none. */
    public static @Nullable Integer nonNegative(String text) {
        Integer number = parse(text);
        return number == null || number < 0 ? null : number;
    }
}
