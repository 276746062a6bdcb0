package browsy.layout.text;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The parameters of line breaking, from CSS properties and the content language.
 *
 * @param strictness the value of {@code line-break}
 * @param wordBreak the value of {@code word-break}
 * @param softHyphens whether U+00AD is a soft wrap opportunity: {@code hyphens} is not {@code none}
 * @param breakSpaces whether every space is followed by a soft wrap opportunity: {@code
 *     white-space-collapse} is {@code break-spaces}
 * @param eastAsian whether the rules of Chinese and Japanese typography apply
 */
public record LineBreakRules(
        Strictness strictness,
        WordBreak wordBreak,
        boolean softHyphens,
        boolean breakSpaces,
        boolean eastAsian) {

    private static final char FIRST_WIDE = '\u2E80';
    private static final char FIRST_LOOSE = '\u2010';

    /** The rules of the initial values of all properties. */
    public static final LineBreakRules INITIAL =
            new LineBreakRules(Strictness.AUTO, WordBreak.NORMAL, true, false, false);

    /** Returns rules with the given values; {@link #INITIAL} itself if they are equal to it. */
    public static LineBreakRules of(
            Strictness strictness,
            WordBreak wordBreak,
            boolean softHyphens,
            boolean breakSpaces,
            boolean eastAsian) {
        boolean initial =
                strictness == INITIAL.strictness
                        && wordBreak == INITIAL.wordBreak
                        && softHyphens == INITIAL.softHyphens
                        && breakSpaces == INITIAL.breakSpaces
                        && eastAsian == INITIAL.eastAsian;
        return initial
                ? INITIAL
                : new LineBreakRules(strictness, wordBreak, softHyphens, breakSpaces, eastAsian);
    }

    /**
     * Tests whether the rules for a text can depend on its language.
     *
     * @param highest the highest UTF-16 code unit of the text
     */
    public boolean dependOnLanguage(char highest) {
        return highest >= (strictness == Strictness.AUTO ? FIRST_WIDE : FIRST_LOOSE);
    }

    /**
     * Returns the rules for text in a language. As in browsers, {@code line-break: auto} applies
     * East Asian rules to Chinese only; {@code loose} and {@code normal} also to Japanese and
     * Korean.
     *
     * @param language a BCP 47 tag; empty if unknown
     * @see <a href="https://drafts.csswg.org/css-text-4/#line-break-property">css-text-4</a>
     */
    public LineBreakRules inLanguage(String language) {
        int end = language.indexOf('-');
        String primary = (end < 0 ? language : language.substring(0, end)).toLowerCase(Locale.ROOT);
        boolean applies =
                switch (strictness) {
                    case AUTO -> primary.equals("zh");
                    case LOOSE, NORMAL ->
                            primary.equals("zh") || primary.equals("ja") || primary.equals("ko");
                    case STRICT, ANYWHERE -> false;
                };
        return applies == eastAsian
                ? this
                : new LineBreakRules(strictness, wordBreak, softHyphens, breakSpaces, applies);
    }

    boolean isLoose() {
        return strictness == Strictness.LOOSE;
    }

    // Hand-written: the first call of a generated equals is slow and delays the first page.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof LineBreakRules that
                && strictness == that.strictness
                && wordBreak == that.wordBreak
                && softHyphens == that.softHyphens
                && breakSpaces == that.breakSpaces
                && eastAsian == that.eastAsian;
    }

    @Override
    public int hashCode() {
        int hash = strictness.hashCode();
        hash = 31 * hash + wordBreak.hashCode();
        hash = 31 * hash + Boolean.hashCode(softHyphens);
        hash = 31 * hash + Boolean.hashCode(breakSpaces);
        return 31 * hash + Boolean.hashCode(eastAsian);
    }

    /** The values of {@code line-break}. */
    public enum Strictness {
        AUTO,
        LOOSE,
        NORMAL,
        STRICT,
        ANYWHERE
    }

    /**
     * The values of {@code word-break}. {@code break-word} is represented by {@link #NORMAL}
     * together with {@code overflow-wrap: anywhere}; {@code auto-phrase} by {@link #NORMAL}.
     */
    public enum WordBreak {
        NORMAL,
        BREAK_ALL,
        KEEP_ALL
    }
}
