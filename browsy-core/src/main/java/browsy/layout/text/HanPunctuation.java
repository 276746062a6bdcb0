package browsy.layout.text;

import browsy.css.value.font.HanLanguage;
import java.lang.Character.UnicodeBlock;

/**
 * The classes of punctuation between which the blank half of a full-width character is removed.
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/#text-spacing-classes">CSS Text 4, text spacing
 *     classes</a>
 */
enum HanPunctuation {
    OTHER,
    /** A full-width character with its blank half before the glyph. */
    OPENING,
    /** A full-width character with its blank half after the glyph. */
    CLOSING,
    /** A character with blank space on both sides. */
    MIDDLE,
    NARROW_OPENING,
    NARROW_CLOSING;

    private static final char FIRST_FULLWIDTH = '\uFF01';
    private static final char LAST_FULLWIDTH = '\uFF60';

    /**
     * Returns the class of a character. That of commas, colons and quotation marks depends on where
     * a language places them in the full-width space.
     */
    static HanPunctuation of(char c, HanLanguage language) {
        switch (c) {
            case '\u00B7':
            case '\u2027':
            case '\u3000':
            case '\u30FB':
                return MIDDLE;
            case '\u3001':
            case '\u3002':
            case '\uFF0C':
            case '\uFF0E':
                return isTraditional(language) ? MIDDLE : CLOSING;
            case '\uFF1A':
            case '\uFF1B':
                return isTraditional(language) || language == HanLanguage.KOREAN ? MIDDLE : CLOSING;
            case '\u2018':
            case '\u201C':
                return language == HanLanguage.KOREAN ? NARROW_OPENING : OPENING;
            case '\u2019':
            case '\u201D':
                return language == HanLanguage.KOREAN ? NARROW_CLOSING : CLOSING;
            default:
                return bracket(c);
        }
    }

    private static boolean isTraditional(HanLanguage language) {
        return language == HanLanguage.TRADITIONAL_CHINESE
                || language == HanLanguage.HONG_KONG_CHINESE;
    }

    private static HanPunctuation bracket(char c) {
        switch (Character.getType(c)) {
            case Character.START_PUNCTUATION:
                return isFullwidth(c) ? OPENING : NARROW_OPENING;
            case Character.END_PUNCTUATION:
                return isFullwidth(c) ? CLOSING : NARROW_CLOSING;
            default:
                return OTHER;
        }
    }

    private static boolean isFullwidth(char c) {
        return (c >= FIRST_FULLWIDTH && c <= LAST_FULLWIDTH)
                || UnicodeBlock.of(c) == UnicodeBlock.CJK_SYMBOLS_AND_PUNCTUATION;
    }

    /**
     * Tests whether a closing character can lose its blank half at a line end. As in Chromium,
     * brackets can, commas and full stops cannot.
     */
    static boolean narrowsAtLineEnd(char c) {
        return Character.getType(c) == Character.END_PUNCTUATION;
    }

    /** Tests whether an opening character loses its blank half after a character of this class. */
    boolean narrowsOpeningAfter() {
        return switch (this) {
            case OPENING, CLOSING, MIDDLE, NARROW_OPENING -> true;
            case OTHER, NARROW_CLOSING -> false;
        };
    }

    /** Tests whether a closing character loses its blank half before a character of this class. */
    boolean narrowsClosingBefore() {
        return switch (this) {
            case CLOSING, MIDDLE, NARROW_CLOSING -> true;
            case OTHER, OPENING, NARROW_OPENING -> false;
        };
    }
}
