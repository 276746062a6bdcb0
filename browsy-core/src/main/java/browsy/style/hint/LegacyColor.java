package browsy.style.hint;

import browsy.css.parse.ColorParsers;
import browsy.css.parse.HexColor;
import browsy.css.value.Color;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Parses colours in attributes by the rules for legacy colour values, which accept almost any
 * string.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#rules-for-parsing-a-legacy-colour-value">HTML</a>
 */
final class LegacyColor {
    private static final int MAX_LENGTH = 128;

    private LegacyColor() {}

    /** The colour; null for an empty string and for {@code transparent}. */
    static @Nullable Color parse(@Nullable String value) {
        String text = value == null ? "" : value.strip();
        if (text.isEmpty() || text.equalsIgnoreCase("transparent")) {
            return null;
        }
        Color named = ColorParsers.named(text.toLowerCase(Locale.ROOT));
        if (named != null) {
            return named;
        }
        if (text.length() == 4 && text.charAt(0) == '#') {
            Color hex = HexColor.parse(text.substring(1).toLowerCase(Locale.ROOT));
            if (hex != null) {
                return hex;
            }
        }
        return guess(text);
    }

    /**
     * The last steps of the rules: reads any non-empty string as three hexadecimal numbers of equal
     * length, with 0 in place of other characters, and reduces each to two digits.
     */
    private static Color guess(String text) {
        StringBuilder digits = new StringBuilder();
        for (int i = 0; i < text.length() && digits.length() < MAX_LENGTH; ) {
            int c = text.codePointAt(i);
            i += Character.charCount(c);
            if (c > 0xffff) {
                // A character beyond the basic plane counts as two digits 0.
                digits.append("00");
            } else {
                digits.append((char) c);
            }
        }
        if (digits.length() > MAX_LENGTH) {
            digits.setLength(MAX_LENGTH);
        }
        if (digits.charAt(0) == '#') {
            digits.deleteCharAt(0);
        }
        for (int i = 0; i < digits.length(); i++) {
            if (!isHex(digits.charAt(i))) {
                digits.setCharAt(i, '0');
            }
        }
        while (digits.length() == 0 || digits.length() % 3 != 0) {
            digits.append('0');
        }
        // Of each third, the last 8 digits count; leading zeros common to all thirds are skipped.
        int length = digits.length() / 3;
        int skip = StrictMath.max(0, length - 8);
        while (length - skip > 2
                && digits.charAt(skip) == '0'
                && digits.charAt(length + skip) == '0'
                && digits.charAt(2 * length + skip) == '0') {
            skip++;
        }
        int size = StrictMath.min(2, length - skip);
        return new Color(
                component(digits, skip, size),
                component(digits, length + skip, size),
                component(digits, 2 * length + skip, size),
                1);
    }

    private static boolean isHex(char c) {
        return c < 128 && Character.digit(c, 16) >= 0;
    }

    private static int component(CharSequence digits, int from, int size) {
        return Integer.parseInt(digits, from, from + size, 16);
    }
}
