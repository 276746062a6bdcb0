package browsy.layout.text;

import browsy.css.value.text.TextTransform.Case;
import java.util.Locale;

/**
 * Applies {@code text-transform} to text before it is shaped.
 *
 * @see <a href="https://www.w3.org/TR/css-text-3/#text-transform-property">CSS Text 3</a>
 */
public final class TextTransformer {

    private static final int FIRST_GEORGIAN_CAPITAL = 0x1C90;
    private static final int LAST_GEORGIAN_CAPITAL = 0x1CBF;
    private static final int FIRST_GEORGIAN_LETTER = 0x10D0;

    /** The maximum number of marks after a letter, which bounds searches. */
    private static final int MAX_MARKS = 64;

    private TextTransformer() {}

    /**
     * Transforms the text of one node. The result can have a different length.
     *
     * @param language the content language, a BCP 47 tag; empty if unknown
     * @param previous the UTF-16 code unit before the text in the same block, 0 if there is none;
     *     it determines whether the text continues a word
     */
    public static String apply(Case letterCase, String text, String language, char previous) {
        return switch (letterCase) {
            case UPPERCASE -> upperCase(text, Locale.forLanguageTag(language));
            case LOWERCASE -> lowerCase(text, Locale.forLanguageTag(language));
            case CAPITALIZE -> capitalize(text, previous);
            case NONE, MATH_AUTO -> text;
        };
    }

    private static String upperCase(String text, Locale locale) {
        String upper =
                locale.getLanguage().equals("el")
                        ? GreekUpperCase.apply(text)
                        : text.toUpperCase(locale);
        // Georgian text has no capitals, which only few fonts contain.
        StringBuilder result = null;
        for (int i = 0; i < upper.length(); i++) {
            char c = upper.charAt(i);
            if (isGeorgianCapital(c)) {
                result = result == null ? new StringBuilder(upper) : result;
                result.setCharAt(i, (char) (c - FIRST_GEORGIAN_CAPITAL + FIRST_GEORGIAN_LETTER));
            }
        }
        return result == null ? upper : result.toString();
    }

    private static boolean isGeorgianCapital(int c) {
        return c >= FIRST_GEORGIAN_CAPITAL && c <= LAST_GEORGIAN_CAPITAL;
    }

    /**
     * Returns the lowercase text. Results are those of the JDK, whose search for final sigmas takes
     * quadratic time.
     */
    private static String lowerCase(String text, Locale locale) {
        StringBuilder result = new StringBuilder(text.length());
        int start = 0;
        for (int sigma = text.indexOf('Σ'); sigma >= 0; sigma = text.indexOf('Σ', start)) {
            result.append(text.substring(start, sigma).toLowerCase(locale));
            result.append(isFinalSigma(text, sigma) ? 'ς' : 'σ');
            start = sigma + 1;
        }
        return result.append(text.substring(start).toLowerCase(locale)).toString();
    }

    /**
     * Tests the condition Final_Sigma of the Unicode Standard: a letter precedes, and no letter
     * follows.
     */
    private static boolean isFinalSigma(String text, int index) {
        int before = index - 1;
        int first = Math.max(0, index - MAX_MARKS);
        while (before >= first && isCaseIgnorable(text.charAt(before))) {
            before--;
        }
        int after = index + 1;
        int end = Math.min(text.length(), index + MAX_MARKS);
        while (after < end && isCaseIgnorable(text.charAt(after))) {
            after++;
        }
        return before >= first
                && isCased(text.charAt(before))
                && (after >= end || !isCased(text.charAt(after)));
    }

    private static boolean isCaseIgnorable(char c) {
        return isTransparent(c)
                || isApostrophe(c)
                || c == '.'
                || c == ':'
                || Character.getType(c) == Character.MODIFIER_SYMBOL
                || Character.getType(c) == Character.MODIFIER_LETTER;
    }

    private static boolean isCased(char c) {
        return Character.isLowerCase(c) || Character.isUpperCase(c) || Character.isTitleCase(c);
    }

    private static String capitalize(String text, char previous) {
        StringBuilder result = new StringBuilder(text);
        String context = previous == 0 ? text : previous + text;
        int offset = context.length() - text.length();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            char title = Character.toTitleCase(c);
            if (title != c && !isGeorgianCapital(title) && startsWord(context, i + offset)) {
                result.setCharAt(i, title);
            }
        }
        return result.toString();
    }

    /**
     * Tests whether a letter is the first one of a word. Letters, digits and connectors form words,
     * letters also across an apostrophe or a middle dot; contrary to UAX #29, not across a full
     * stop.
     *
     * @see <a href="https://www.unicode.org/reports/tr29/#Word_Boundary_Rules">UAX #29</a>
     */
    private static boolean startsWord(String text, int index) {
        int before = baseBefore(text, index);
        if (before < 0) {
            return true;
        }
        char c = text.charAt(before);
        if (isWordCharacter(c)) {
            return false;
        }
        int beforeThat = isApostrophe(c) ? baseBefore(text, before) : -1;
        return beforeThat < 0 || !isLetter(text.charAt(beforeThat));
    }

    /**
     * Returns the index of the last character before {@code index} that is not a mark; -1 if there
     * is none.
     */
    private static int baseBefore(String text, int index) {
        int base = index - 1;
        int earliest = Math.max(0, index - MAX_MARKS);
        while (base >= earliest && isTransparent(text.charAt(base))) {
            base--;
        }
        return base >= earliest ? base : -1;
    }

    private static boolean isTransparent(char c) {
        switch (Character.getType(c)) {
            case Character.NON_SPACING_MARK:
            case Character.COMBINING_SPACING_MARK:
            case Character.ENCLOSING_MARK:
            case Character.FORMAT:
                return true;
            default:
                return false;
        }
    }

    private static boolean isWordCharacter(char c) {
        return isLetter(c)
                || Character.isDigit(c)
                || Character.getType(c) == Character.CONNECTOR_PUNCTUATION;
    }

    private static boolean isLetter(char c) {
        if (!Character.isAlphabetic(c) || Character.isIdeographic(c)) {
            return false;
        }
        Character.UnicodeScript script = Character.UnicodeScript.of(c);
        return script != Character.UnicodeScript.HIRAGANA
                && script != Character.UnicodeScript.KATAKANA;
    }

    private static boolean isApostrophe(char c) {
        return "'\u2018\u2019\u2024\u2027\u00B7\u0387".indexOf(c) >= 0;
    }
}
