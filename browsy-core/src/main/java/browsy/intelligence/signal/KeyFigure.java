package browsy.intelligence.signal;

import java.util.Locale;
import java.util.regex.Pattern;

/** Recognises the text of a key figure: a number with an optional sign, currency and unit. */
final class KeyFigure {

    private static final Pattern NUMBER =
            Pattern.compile(
                    "[+\\-−]?\\s*[$€£¥₹]?\\s*\\d[\\d.,   ]*\\s*"
                            + "(?:%|k|m|b|bn|[$€£¥₹]|kb|mb|gb|tb|ms|s|min|h|k?wh|[km]?w|k?m|k?g|t|l|°|°c|°f|/\\s*\\d+"
                            + "|мс|с|мин|ч|[кмгт]б|км|кг|шт|[件人個名回次个条元円건명개])?");

    /** The maximum length of a key figure, in characters. */
    private static final int MAX_FIGURE = 14;

    private KeyFigure() {}

    static boolean is(String text) {
        return text.length() <= MAX_FIGURE
                && Texts.hasDigit(text)
                && NUMBER.matcher(text.strip().toLowerCase(Locale.ROOT)).matches();
    }
}
