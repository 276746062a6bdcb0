package browsy.layout.text;

import java.util.Locale;

/**
 * The properties that decide where a line may break.
 *
 * @param softHyphens whether U+00AD is a place to break: {@code hyphens} is not {@code none}
 * @param breakSpaces whether a line may break after every space: {@code white-space-collapse} is
 *     {@code break-spaces}
 * @param eastAsian whether rules of Chinese and Japanese typesetting apply
 */
public record LineBreakRules(
        Strictness strictness,
        WordBreak wordBreak,
        boolean softHyphens,
        boolean breakSpaces,
        boolean eastAsian) {

    private static final char FIRST_WIDE = '\u2E80';
    private static final char FIRST_LOOSE = '\u2010';

    /** All initial values. */
    public static final LineBreakRules INITIAL =
            new LineBreakRules(Strictness.AUTO, WordBreak.NORMAL, true, false, false);

    /** Rules, which are {@link #INITIAL} itself where they are equal to it, as they mostly are. */
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
     * Whether they may be others in another language.
     *
     * @param highest the highest character of the text
     */
    public boolean dependOnLanguage(char highest) {
        return highest >= (strictness == Strictness.AUTO ? FIRST_WIDE : FIRST_LOOSE);
    }

    /**
     * These rules for text in a language. As browsers have it, the strictness may have to be given
     * for its rules to apply, and Korean then counts as well.
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

    /** {@code line-break}. */
    public enum Strictness {
        AUTO,
        LOOSE,
        NORMAL,
        STRICT,
        ANYWHERE
    }

    /**
     * {@code word-break}. {@code break-word} is {@link #NORMAL} together with {@code overflow-wrap:
     * anywhere}; {@code auto-phrase} is {@link #NORMAL}.
     */
    public enum WordBreak {
        NORMAL,
        BREAK_ALL,
        KEEP_ALL
    }
}
