package browsy.css.parse;

import browsy.css.value.Color;
import org.jspecify.annotations.Nullable;

/** Parses hexadecimal colors without the hash. */
public final class HexColor {

    private HexColor() {}

    /** Parses 3, 4, 6 or 8 hexadecimal digits. Returns null for other text. */
    public static @Nullable Color parse(String digits) {
        int length = digits.length();
        for (int i = 0; i < length; i++) {
            if (digits.charAt(i) > 'f' || Character.digit(digits.charAt(i), 16) < 0) {
                return null;
            }
        }
        return switch (length) {
            case 3, 4 ->
                    new Color(
                            17 * hex(digits, 0, 1),
                            17 * hex(digits, 1, 2),
                            17 * hex(digits, 2, 3),
                            length == 3 ? 1 : 17 * hex(digits, 3, 4) / 255.0);
            case 6, 8 ->
                    new Color(
                            hex(digits, 0, 2),
                            hex(digits, 2, 4),
                            hex(digits, 4, 6),
                            length == 6 ? 1 : hex(digits, 6, 8) / 255.0);
            default -> null;
        };
    }

    private static int hex(String digits, int from, int to) {
        return Integer.parseInt(digits, from, to, 16);
    }
}
