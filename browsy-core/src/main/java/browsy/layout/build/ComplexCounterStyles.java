package browsy.layout.build;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The complex predefined counter styles: longhand Chinese, Japanese and Korean, and Ethiopic
 * numerals. They are apart from {@link CounterStyles}, because few pages need them.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-counter-styles-3/#complex-predefined">css-counter-styles-3</a>
 */
final class ComplexCounterStyles {

    private static final String COMMA = "、";
    private static final String KOREAN_COMMA = ", ";
    private static final String ETHIOPIC_COLON = "\u1366";

    private static final String CJK_DIGITS = "〇一二三四五六七八九";

    private static final Map<String, CounterStyles> BY_NAME = byName();

    private ComplexCounterStyles() {}

    /** The style with a name; null if there is none. */
    static @Nullable CounterStyles of(String name) {
        return BY_NAME.get(name);
    }

    /** Writes a number in the style {@code cjk-decimal}; negative ones in decimal. */
    static String cjkDecimal(int value) {
        String decimal = Integer.toString(value);
        if (value < 0) {
            return decimal;
        }
        StringBuilder written = new StringBuilder();
        for (int i = 0; i < decimal.length(); i++) {
            written.append(CJK_DIGITS.charAt(decimal.charAt(i) - '0'));
        }
        return written.toString();
    }

    private static Map<String, CounterStyles> byName() {
        Map<String, CounterStyles> styles = new HashMap<>();
        styles.put("cjk-decimal", CounterStyles.written(ComplexCounterStyles::cjkDecimal, COMMA));
        styles.put("cjk-earthly-branch", fixed("子丑寅卯辰巳午未申酉戌亥"));
        styles.put("cjk-heavenly-stem", fixed("甲乙丙丁戊己庚辛壬癸"));
        styles.put(
                "hiragana", alphabetic("あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわゐゑをん", COMMA));
        styles.put(
                "hiragana-iroha",
                alphabetic("いろはにほへとちりぬるをわかよたれそつねならむうゐのおくやまけふこえてあさきゆめみしゑひもせす", COMMA));
        styles.put(
                "katakana", alphabetic("アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヰヱヲン", COMMA));
        styles.put(
                "katakana-iroha",
                alphabetic("イロハニホヘトチリヌルヲワカヨタレソツネナラムウヰノオクヤマケフコエテアサキユメミシヱヒモセス", COMMA));
        styles.put("hangul", alphabetic("가나다라마바사아자차카타파하", KOREAN_COMMA));
        styles.put("hangul-consonant", alphabetic("ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ", KOREAN_COMMA));
        putWords(styles);
        putEthiopic(styles);
        return Map.copyOf(styles);
    }

    private static void putWords(Map<String, CounterStyles> styles) {
        styles.put("japanese-informal", words(EastAsianNumerals.japanese(), COMMA));
        styles.put("japanese-formal", words(EastAsianNumerals.formalJapanese(), COMMA));
        styles.put("korean-hangul-formal", words(EastAsianNumerals.hangul(), KOREAN_COMMA));
        styles.put("korean-hanja-informal", words(EastAsianNumerals.hanja(), KOREAN_COMMA));
        styles.put("korean-hanja-formal", words(EastAsianNumerals.formalHanja(), KOREAN_COMMA));
        styles.put("simp-chinese-informal", words(EastAsianNumerals.simplifiedChinese(), COMMA));
        styles.put(
                "simp-chinese-formal", words(EastAsianNumerals.formalSimplifiedChinese(), COMMA));
        CounterStyles traditional = words(EastAsianNumerals.traditionalChinese(), COMMA);
        styles.put("trad-chinese-informal", traditional);
        styles.put("cjk-ideographic", traditional);
        styles.put(
                "trad-chinese-formal", words(EastAsianNumerals.formalTraditionalChinese(), COMMA));
    }

    private static void putEthiopic(Map<String, CounterStyles> styles) {
        styles.put("ethiopic-numeric", CounterStyles.written(EthiopicNumerals::write, "/ "));
        styles.put("ethiopic-halehame", alphabetic("ሀለሐመሠረሰቀበተኀነአከወዐዘየደገጠጰጸፀፈፐ", ETHIOPIC_COLON));
        styles.put(
                "ethiopic-halehame-am",
                alphabetic("ሀለሐመሠረሰሸቀበተቸኀነኘአከኸወዐዘዠየደጀገጠጨጰጸፀፈፐ", ETHIOPIC_COLON));
        styles.put(
                "ethiopic-halehame-ti-er",
                alphabetic("ሀለሐመረሰሸቀቐበተቸነኘአከኸወዐዘዠየደጀገጠጨጰጸፈፐ", ETHIOPIC_COLON));
        styles.put(
                "ethiopic-halehame-ti-et",
                alphabetic("ሀለሐመሠረሰሸቀቐበተቸኀነኘአከኸወዐዘዠየደጀገጠጨጰጸፀፈፐ", ETHIOPIC_COLON));
    }

    private static CounterStyles words(EastAsianNumerals numerals, String suffix) {
        return CounterStyles.written(numerals, suffix);
    }

    /** A style with symbols for the first numbers, which writes others as {@code cjk-decimal}. */
    private static CounterStyles fixed(String symbols) {
        return CounterStyles.written(
                value ->
                        value < 1 || value > symbols.length()
                                ? cjkDecimal(value)
                                : symbols.substring(value - 1, value),
                COMMA);
    }

    private static CounterStyles alphabetic(String symbols, String suffix) {
        List<String> list = new ArrayList<>();
        for (int i = 0; i < symbols.length(); i++) {
            list.add(symbols.substring(i, i + 1));
        }
        return CounterStyles.alphabetic(list, suffix);
    }
}
