package browsy.layout.build;

import java.util.List;
import java.util.Map;

/**
 * The predefined additive counter styles: Armenian, Georgian and Hebrew numerals. In general, a
 * number is written as one letter for each nonzero decimal digit.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-counter-styles-3/#predefined-counters">css-counter-styles-3</a>
 */
final class AdditiveNumerals {
    /**
     * The letters by counter style name: nine letters each for 1 to 9, 10 to 90, 100 to 900 and
     * 1000 to 9000, then one for 10000. Some scripts lack the last ones.
     */
    private static final Map<String, String> LETTERS =
            Map.of(
                    "armenian",
                    "\u0531\u0532\u0533\u0534\u0535\u0536\u0537\u0538\u0539\u053a\u053b\u053c\u053d\u053e\u053f\u0540\u0541\u0542\u0543\u0544\u0545\u0546\u0547\u0548\u0549\u054a\u054b\u054c\u054d\u054e\u054f\u0550\u0551\u0552\u0553\u0554",
                    "upper-armenian",
                    "\u0531\u0532\u0533\u0534\u0535\u0536\u0537\u0538\u0539\u053a\u053b\u053c\u053d\u053e\u053f\u0540\u0541\u0542\u0543\u0544\u0545\u0546\u0547\u0548\u0549\u054a\u054b\u054c\u054d\u054e\u054f\u0550\u0551\u0552\u0553\u0554",
                    "lower-armenian",
                    "\u0561\u0562\u0563\u0564\u0565\u0566\u0567\u0568\u0569\u056a\u056b\u056c\u056d\u056e\u056f\u0570\u0571\u0572\u0573\u0574\u0575\u0576\u0577\u0578\u0579\u057a\u057b\u057c\u057d\u057e\u057f\u0580\u0581\u0582\u0583\u0584",
                    "georgian",
                    "\u10d0\u10d1\u10d2\u10d3\u10d4\u10d5\u10d6\u10f1\u10d7\u10d8\u10d9\u10da\u10db\u10dc\u10f2\u10dd\u10de\u10df\u10e0\u10e1\u10e2\u10f3\u10e4\u10e5\u10e6\u10e7\u10e8\u10e9\u10ea\u10eb\u10ec\u10ed\u10ee\u10f4\u10ef\u10f0\u10f5",
                    "hebrew",
                    "\u05d0\u05d1\u05d2\u05d3\u05d4\u05d5\u05d6\u05d7\u05d8"
                            + "\u05d9\u05db\u05dc\u05de\u05e0\u05e1\u05e2\u05e4\u05e6"
                            + "\u05e7\u05e8\u05e9\u05ea");

    static final List<String> NAMES = List.copyOf(LETTERS.keySet());

    private static final String HEBREW_ZERO = "\u05d0\u05e4\u05e1";
    private static final int MAX_HEBREW = 999_999;

    private AdditiveNumerals() {}

    /**
     * Writes a number in a counter style, or in decimal if it is outside the range of the style.
     *
     * @param style its first string is the name of the counter style
     */
    static String write(List<String> style, int value) {
        String name = style.get(0);
        String letters = LETTERS.get(name);
        boolean isHebrew = name.equals("hebrew");
        if (isHebrew && value == 0) {
            return HEBREW_ZERO;
        }
        if (letters == null || value < 1) {
            return Integer.toString(value);
        }
        if (isHebrew) {
            return value > MAX_HEBREW ? Integer.toString(value) : hebrew(letters, value);
        }
        return add(letters, value);
    }

    /**
     * Writes one letter for each nonzero decimal digit; decimal if the number is too large. Without
     * a letter for 10000, the letters of the ten thousands have a circumflex, as in Chromium.
     */
    private static String add(String letters, int value) {
        boolean hasTenThousand = letters.length() % 9 != 0;
        int limit = hasTenThousand ? 20_000 : 100_000_000;
        if (value >= limit) {
            return Integer.toString(value);
        }
        StringBuilder numeral = new StringBuilder();
        int tenThousands = value / 10_000;
        if (hasTenThousand && tenThousands > 0) {
            numeral.append(letters.charAt(letters.length() - 1));
        } else {
            add(letters, tenThousands, "\u0302", numeral);
        }
        add(letters, value % 10_000, "", numeral);
        return numeral.toString();
    }

    /** Writes a number below 10000, with a mark after each letter. */
    private static void add(String letters, int value, String mark, StringBuilder numeral) {
        String digits = Integer.toString(value);
        for (int i = 0; i < digits.length(); i++) {
            int place = digits.length() - 1 - i;
            int digit = digits.charAt(i) - '0';
            if (digit > 0) {
                numeral.append(letters.charAt(place * 9 + digit - 1)).append(mark);
            }
        }
    }

    /**
     * Writes a number in Hebrew numerals, up to 999999 as Chromium does: the thousands first,
     * followed by a geresh; 15 and 16 are written as 9 + 6 and 9 + 7.
     */
    private static String hebrew(String letters, int value) {
        StringBuilder numeral = new StringBuilder();
        if (value >= 1000) {
            numeral.append(hebrew(letters, value / 1000)).append('\u05f3');
        }
        int rest = value % 1000;
        while (rest >= 400) {
            numeral.append(letters.charAt(21));
            rest -= 400;
        }
        if (rest >= 100) {
            numeral.append(letters.charAt(17 + rest / 100));
            rest %= 100;
        }
        if (rest == 15 || rest == 16) {
            return numeral.append(letters.charAt(8)).append(letters.charAt(rest - 10)).toString();
        }
        if (rest >= 10) {
            numeral.append(letters.charAt(8 + rest / 10));
            rest %= 10;
        }
        if (rest > 0) {
            numeral.append(letters.charAt(rest - 1));
        }
        return numeral.toString();
    }
}
