package browsy.layout.build;

/**
 * Writes numbers in Ethiopic numerals: groups of two decimal digits, separated by signs for 100 and
 * 10000 in turn.
 *
 * @see <a href="https://drafts.csswg.org/css-counter-styles-3/#ethiopic-numeric-counter-style">CSS
 *     Counter Styles, 7.2</a>
 */
final class EthiopicNumerals {
    private static final char ONE = '\u1369';
    private static final char TEN = '\u1372';
    private static final char HUNDRED = '\u137b';
    private static final char TEN_THOUSAND = '\u137c';

    private EthiopicNumerals() {}

    /** Writes a number, in decimal if it is less than 1. */
    static String write(int value) {
        if (value < 1) {
            return Integer.toString(value);
        }
        StringBuilder numeral = new StringBuilder();
        for (int group = groups(value) - 1; group >= 0; group--) {
            int number = value / power(group) % 100;
            boolean isFirst = numeral.isEmpty();
            boolean isOdd = group % 2 == 1;
            boolean isImpliedOne = number == 1 && (isOdd || isFirst && group > 0);
            if (number > 0 && !isImpliedOne) {
                writeDigits(numeral, number);
            }
            if (isOdd && number > 0) {
                numeral.append(HUNDRED);
            } else if (!isOdd && group > 0) {
                numeral.append(TEN_THOUSAND);
            }
        }
        return numeral.toString();
    }

    private static void writeDigits(StringBuilder numeral, int number) {
        if (number >= 10) {
            numeral.append((char) (TEN + number / 10 - 1));
        }
        if (number % 10 > 0) {
            numeral.append((char) (ONE + number % 10 - 1));
        }
    }

    private static int groups(int value) {
        return (Integer.toString(value).length() + 1) / 2;
    }

    private static int power(int group) {
        int power = 1;
        for (int i = 0; i < group; i++) {
            power *= 100;
        }
        return power;
    }
}
