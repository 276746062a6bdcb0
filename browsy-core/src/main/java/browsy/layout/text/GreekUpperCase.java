package browsy.layout.text;

import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Greek uppercasing: removes accents, adds a dialytika to a vowel that was separated from the
 * preceding one only by its accent, and keeps the accent of the single word Ή ("or").
 *
 * @see <a href="https://www.w3.org/TR/css-text-3/#text-transform-property">CSS Text 3</a>
 */
final class GreekUpperCase {

    private static final String ACCENTS = "\u0300\u0301\u0302\u0303\u0311\u0342";
    private static final String VOWELS = "ΑΕΗΙΟΥΩ";
    private static final char DIALYTIKA = '\u0308';
    private static final char TONOS = '\u0301';
    private static final char YPOGEGRAMMENI = '\u0345';

    /**
     * Sequences of many marks. Text with them is not normalized, because reordering marks takes
     * quadratic time.
     */
    private static final Pattern LONG_MARKS = Pattern.compile("\\p{Mn}{64}");

    private final String text;
    private final StringBuilder result = new StringBuilder();
    private boolean afterLetter;
    private boolean afterBareAccentedVowel;

    private GreekUpperCase(String text) {
        this.text = text;
    }

    static String apply(String text) {
        if (LONG_MARKS.matcher(text).find()) {
            return text.toUpperCase(Locale.ROOT);
        }
        return new GreekUpperCase(text).apply();
    }

    private String apply() {
        for (int start = 0; start < text.length(); ) {
            int base = text.codePointAt(start);
            int end = start + Character.charCount(base);
            while (end < text.length() && isMark(text.charAt(end))) {
                end++;
            }
            String cluster = text.substring(start, end);
            if (UnicodeScript.of(base) == UnicodeScript.GREEK && Character.isLetter(base)) {
                addGreek(Normalizer.normalize(cluster, Normalizer.Form.NFD), end);
            } else {
                result.append(cluster.toUpperCase(Locale.ROOT));
                afterLetter = Character.isLetter(base);
                afterBareAccentedVowel = false;
            }
            start = end;
        }
        return result.toString();
    }

    /**
     * Appends the uppercase form of a Greek letter.
     *
     * @param letter the letter in decomposed form, followed by its marks
     * @param end the index after the letter in the text
     */
    private void addGreek(String letter, int end) {
        boolean accent = false;
        boolean dialytika = false;
        int iotas = 0;
        for (int i = 1; i < letter.length(); i++) {
            char mark = letter.charAt(i);
            accent |= ACCENTS.indexOf(mark) >= 0;
            dialytika |= mark == DIALYTIKA;
            iotas += mark == YPOGEGRAMMENI ? 1 : 0;
        }
        char upper = Character.toUpperCase(letter.charAt(0));
        boolean vowel = VOWELS.indexOf(upper) >= 0;
        if (afterBareAccentedVowel && (upper == 'Ι' || upper == 'Υ')) {
            dialytika = true;
        }
        StringBuilder capital = new StringBuilder().append(upper);
        if (upper == 'Η' && accent && iotas == 0 && !afterLetter && !isFollowedByLetter(end)) {
            capital.append(TONOS);
        } else if (dialytika) {
            capital.append(DIALYTIKA);
        }
        result.append(Normalizer.normalize(capital, Normalizer.Form.NFC));
        result.append("Ι".repeat(iotas));
        afterBareAccentedVowel = vowel && accent && !dialytika;
        afterLetter = true;
    }

    private boolean isFollowedByLetter(int index) {
        return index < text.length() && Character.isLetter(text.codePointAt(index));
    }

    private static boolean isMark(char c) {
        return Character.getType(c) == Character.NON_SPACING_MARK;
    }
}
