package browsy.layout.build;

import java.util.function.IntFunction;

/**
 * Writes numbers as words of Chinese, Japanese and Korean: digits, each followed by a sign for its
 * place, in groups of four. The symbols are those of CSS Counter Styles; numbers above 9999 are
 * written as in Chromium.
 *
 * @see <a href="https://drafts.csswg.org/css-counter-styles-3/#complex-cjk">CSS Counter Styles,
 *     7.1</a>
 */
final class EastAsianNumerals implements IntFunction<String> {

    private static final int GROUP = 10_000;

    /** The largest number that is written in words in Japanese. */
    private static final int MAX_JAPANESE = 9999;

    private final Language language;
    private final boolean isFormal;
    private final String digits;

    /** The signs for 10, 100 and 1000. */
    private final String places;

    /** The signs for 10000 and 100000000. */
    private final String groups;

    private final String minus;

    private enum Language {
        CHINESE,
        JAPANESE,
        KOREAN
    }

    private EastAsianNumerals(
            Language language,
            boolean isFormal,
            String digits,
            String places,
            String groups,
            String minus) {
        this.language = language;
        this.isFormal = isFormal;
        this.digits = digits;
        this.places = places;
        this.groups = groups;
        this.minus = minus;
    }

    static EastAsianNumerals simplifiedChinese() {
        return chinese(false, "零一二三四五六七八九", "十百千", "万亿", "负");
    }

    static EastAsianNumerals formalSimplifiedChinese() {
        return chinese(true, "零壹贰叁肆伍陆柒捌玖", "拾佰仟", "万亿", "负");
    }

    static EastAsianNumerals traditionalChinese() {
        return chinese(false, "零一二三四五六七八九", "十百千", "萬億", "負");
    }

    static EastAsianNumerals formalTraditionalChinese() {
        return chinese(true, "零壹貳參肆伍陸柒捌玖", "拾佰仟", "萬億", "負");
    }

    static EastAsianNumerals japanese() {
        return japanese(false, "〇一二三四五六七八九", "十百千");
    }

    static EastAsianNumerals formalJapanese() {
        return japanese(true, "零壱弐参四五六七八九", "拾百阡");
    }

    static EastAsianNumerals hangul() {
        return korean(true, "영일이삼사오육칠팔구", "십백천", "만억");
    }

    static EastAsianNumerals hanja() {
        return korean(false, "零一二三四五六七八九", "十百千", "萬億");
    }

    static EastAsianNumerals formalHanja() {
        return korean(true, "零壹貳參四五六七八九", "拾百仟", "萬億");
    }

    private static EastAsianNumerals chinese(
            boolean isFormal, String digits, String places, String groups, String minus) {
        return new EastAsianNumerals(Language.CHINESE, isFormal, digits, places, groups, minus);
    }

    private static EastAsianNumerals japanese(boolean isFormal, String digits, String places) {
        return new EastAsianNumerals(Language.JAPANESE, isFormal, digits, places, "", "マイナス");
    }

    private static EastAsianNumerals korean(
            boolean isFormal, String digits, String places, String groups) {
        return new EastAsianNumerals(Language.KOREAN, isFormal, digits, places, groups, "마이너스 ");
    }

    @Override
    public String apply(int value) {
        long magnitude = Math.abs((long) value);
        if (language == Language.JAPANESE && magnitude > MAX_JAPANESE) {
            return ComplexCounterStyles.cjkDecimal(value);
        }
        return value < 0 ? minus + words(magnitude) : words(magnitude);
    }

    private String words(long value) {
        if (value == 0) {
            return digits.substring(0, 1);
        }
        StringBuilder words = new StringBuilder();
        int first = groups.length();
        long unit = first == 0 ? 1 : (long) GROUP * GROUP;
        boolean isAfterZero = false;
        for (int group = first; group >= 0; group--, unit /= GROUP) {
            int number = (int) (value / unit % GROUP);
            if (number == 0) {
                isAfterZero = true;
                continue;
            }
            if (language == Language.KOREAN && !words.isEmpty()) {
                words.append(' ');
            }
            writeGroup(words, number, group, isAfterZero);
            if (group > 0) {
                words.append(groups.charAt(group - 1));
            }
            isAfterZero = false;
        }
        return words.toString();
    }

    /**
     * Writes a number below 10000.
     *
     * @param group how often the number is multiplied by 10000
     * @param isAfterZero whether a zero precedes the number
     */
    private void writeGroup(StringBuilder words, int number, int group, boolean isAfterZero) {
        boolean zero = isAfterZero;
        int unit = GROUP / 10;
        for (int place = places.length(); place >= 0; place--, unit /= 10) {
            int digit = number / unit % 10;
            if (digit == 0) {
                zero = true;
                continue;
            }
            // Chinese writes one zero for a row of zeros inside a number.
            if (zero && language == Language.CHINESE && !words.isEmpty()) {
                words.append(digits.charAt(0));
            }
            zero = false;
            if (digit > 1 || isOneWritten(number, place, group)) {
                words.append(digits.charAt(digit));
            }
            if (place > 0) {
                words.append(places.charAt(place - 1));
            }
        }
    }

    /** Whether a digit 1 is written before the sign for its place or group. */
    private boolean isOneWritten(int number, int place, int group) {
        if (isFormal) {
            return true;
        }
        return language == Language.CHINESE ? place != 1 || number >= 20 : place == 0 && group == 0;
    }
}
