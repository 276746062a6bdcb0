package browsy.intelligence.signal;

import browsy.intelligence.word.Amounts;
import browsy.intelligence.word.Texts;
import java.util.Locale;
import java.util.regex.Pattern;

/** Recognises the text of a key figure: a number with an optional sign, currency and unit. */
public final class KeyFigure {

    private static final Pattern NUMBER =
            Pattern.compile(
                    "[+\\-−▲▼↑↓]?\\s*[$€£¥₹]?\\s*\\d[\\d.,   ]*\\s*"
                            + "(?:%|k|m|b|bn|[$€£¥₹]|[kmgt]i?b(?:/s|ps)?|[kmg]bit/s|[kmg]?hz|ms|s|min|h|k?wh|[km]?w|m?v|m?a|k?m|k?g|t|l|fps|rpm|°|°c|°f|/\\s*\\d+"
                            + "|мс|с|мин|ч|[кмгт]б|км|кг|шт|[件人個名回次个条元円건명개])?");

    /** A number with the sign, code or abbreviation of a currency. */
    private static final Pattern AMOUNT =
            Pattern.compile(
                    "(?:\\p{L}{2,3}|\\p{Sc})?\\s*[+\\-−]?\\s*\\d[\\d., \u00a0\u202f'’]*\\s*"
                            + "(?:\\p{L}{1,3}\\.?|\\p{Sc})?|[+\\-−]\\s*\\p{Sc}\\s*\\d[\\d., \u00a0\u202f'’]*");

    /** The maximum length of a key figure, in characters. */
    private static final int MAX_FIGURE = 14;

    /** The maximum length of an amount of money, in characters. */
    private static final int MAX_AMOUNT = 18;

    private KeyFigure() {}

    /** Whether a text consists of a key figure. */
    public static boolean is(String text) {
        if (text.length() > MAX_AMOUNT || !Texts.hasDigit(text)) {
            return false;
        }
        String bare = text.strip();
        return (bare.length() <= MAX_FIGURE
                        && NUMBER.matcher(bare.toLowerCase(Locale.ROOT)).matches())
                || (AMOUNT.matcher(bare).matches() && Amounts.areIn(bare));
    }
}
