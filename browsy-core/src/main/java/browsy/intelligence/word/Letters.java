package browsy.intelligence.word;

import java.text.Normalizer;

/**
 * The folded form and the class of each character. Folding removes case and the accents of Latin,
 * Greek and Cyrillic letters, and unifies variants of Arabic letters, quotes, hyphens and widths,
 * as writers do not use them consistently.
 */
final class Letters {

    /** A character between the words of a phrase: spaces, hyphens, quotes, commas. */
    static final int SEPARATOR = 1;

    /** A character that ends a phrase unless the phrase contains it. */
    static final int SIGN = 2;

    /** A letter, digit or mark of a script with spaces between words. */
    static final int SPACED = 3;

    /**
     * A letter of a script whose words are not delimited by spaces: Kana, Han, Thai, Lao, Khmer,
     * Myanmar; and of Hangul, whose words carry endings.
     */
    static final int UNSPACED = 4;

    /** A character without influence: accents, vowel points, joiners, soft hyphens. */
    static final int DROPPED = 5;

    /** Sharp s, which folds to two letters; the table contains one of them. */
    static final char SHARP_S = '\u00DF';

    private static final String SEPARATORS = "-'\"&_,\u00B7";
    private static final String DASHES = "\u2010\u2011\u2012\u2013\u2014\u2212";
    private static final String APOSTROPHES = "`\u00B4\u2018\u2019\u02BB\u02BC\u201B\u05F3";
    private static final String QUOTES = "\u201C\u201D\u201E\u05F4";

    /** Latin letters without a decomposition, and their folded forms in the same order. */
    private static final String STROKED =
            "\u00F8\u0111\u0142\u0131\u0127\u0167\u00F0\u03C2\u1E9E\u00DF";

    private static final String PLAIN = "odlihtd\u03C3ss";

    private static final String ARABIC_VARIANTS =
            "\u0622\u0623\u0625\u0671\u0649\u06CC\u0629\u06C1\u06C0\u06A9\u0624\u0626";

    private static final String ARABIC_FORMS =
            "\u0627\u0627\u0627\u0627\u064A\u064A\u0647\u0647\u0647\u0643\u0648\u064A";

    private static final char FIRST_ARABIC = '\u0600';
    private static final char LAST_ARABIC = '\u06FF';

    /** The first combining mark of Unicode. */
    private static final char FIRST_MARK = '\u0300';

    /** The first and last vowel or final consonant of a Korean syllable. */
    private static final char FIRST_JAMO = '\u1161';

    private static final char LAST_JAMO = '\u11C2';

    private static final char ALIF = '\u0627';
    private static final char LAM = '\u0644';

    /** The dot below a letter, which is also part of some single characters. */
    private static final char DEVANAGARI_NUKTA = '\u093C';

    private static final char BENGALI_NUKTA = '\u09BC';

    /** Conjunctions and prepositions before an Arabic article. */
    private static final String ARABIC_PREFIXES = "\u0648\u0641\u0628\u0643";

    private static final String HEBREW_PREFIXES = "\u05D4\u05D5\u05D1\u05DC\u05DE\u05E9\u05DB";

    /** The least number of letters after an article or prefix. */
    private static final int MIN_WORD = 3;

    /** The class of each character above its folded form; 0 until computed. */
    private static final int[] TABLE = new int[Character.MAX_VALUE + 1];

    private Letters() {}

    /**
     * Returns the class of a character above its folded form. Threads may compute an entry twice
     * with the same result.
     */
    static int entry(char c) {
        int known = TABLE[c];
        if (known == 0) {
            char folded = compute(c);
            known = classify(c, folded) << 16 | folded;
            TABLE[c] = known;
        }
        return known;
    }

    /** Returns the class of a character. */
    static int type(char c) {
        return entry(c) >> 16;
    }

    /** Returns the folded form of a character. */
    static char fold(char c) {
        return (char) entry(c);
    }

    /**
     * Returns the length of the article at the start of an Arabic word. The result is the same for
     * folded and unfolded text.
     */
    static int article(CharSequence text, int start, int end) {
        char first = text.charAt(start);
        if (first < FIRST_ARABIC || first > LAST_ARABIC || end - start < MIN_WORD + 2) {
            return 0;
        }
        first = fold(first);
        char second = fold(text.charAt(start + 1));
        int length = 0;
        if (second == LAM) {
            length = first == ALIF || first == LAM ? 2 : 0;
        } else if (second == ALIF && text.charAt(start + 2) == LAM) {
            length = ARABIC_PREFIXES.indexOf(first) >= 0 ? 3 : 0;
        }
        return end - start - length < MIN_WORD ? 0 : length;
    }

    /** Whether the first letter of a Hebrew word may be an article or a preposition. */
    static boolean mayHavePrefix(CharSequence text, int start, int end) {
        return end - start > MIN_WORD && HEBREW_PREFIXES.indexOf(text.charAt(start)) >= 0;
    }

    /** Whether a character is part of a word. */
    static boolean isWordPart(char c) {
        int type = type(c);
        return type == SPACED || type == UNSPACED;
    }

    private static int classify(char c, char folded) {
        if (isIgnored(c)) {
            return DROPPED;
        }
        if (folded == ' ' || SEPARATORS.indexOf(folded) >= 0) {
            return SEPARATOR;
        }
        if (!Character.isLetterOrDigit(folded) && !isMark(folded)) {
            return SIGN;
        }
        return isUnspaced(folded) ? UNSPACED : SPACED;
    }

    /**
     * Whether Unicode may compose a character with the one before it: the character is a combining
     * mark, or a vowel or final consonant of a Korean syllable.
     */
    static boolean mayFollowBase(char c) {
        return c >= FIRST_MARK && (isMark(c) || (c >= FIRST_JAMO && c <= LAST_JAMO));
    }

    private static boolean isMark(char c) {
        int type = Character.getType(c);
        return type == Character.NON_SPACING_MARK || type == Character.COMBINING_SPACING_MARK;
    }

    private static boolean isIgnored(char c) {
        return (c >= '\u0300' && c <= '\u036F')
                || (c >= '\u0591' && c <= '\u05C7' && isMark(c))
                || (c >= '\u064B' && c <= '\u0652')
                || c == '\u0640'
                || c == '\u0670'
                || (c >= '\u055A' && c <= '\u055E')
                || c == BENGALI_NUKTA
                || c == DEVANAGARI_NUKTA
                || c == '\u00AD'
                || c == '\u200B'
                || (c >= '\u200D' && c <= '\u200F')
                || c == '\u2060'
                || c == '\uFEFF';
    }

    private static boolean isUnspaced(char c) {
        return c >= '\u0E00'
                && (c <= '\u0EFF'
                        || (c >= '\u1000' && c <= '\u109F')
                        || (c >= '\u1100' && c <= '\u11FF')
                        || (c >= '\u1780' && c <= '\u17FF')
                        || (c >= '\u2E80' && c <= '\uD7FF')
                        || (c >= '\uF900' && c <= '\uFAFF'));
    }

    private static char compute(char c) {
        if (Character.isWhitespace(c) || Character.isSpaceChar(c) || c < ' ' || c == '\u200C') {
            return ' ';
        }
        if (c >= '\uFF01' && c <= '\uFF5E') {
            return compute((char) (c - '\uFF01' + '!'));
        }
        if (DASHES.indexOf(c) >= 0) {
            return '-';
        }
        if (APOSTROPHES.indexOf(c) >= 0) {
            return '\'';
        }
        if (QUOTES.indexOf(c) >= 0) {
            return '"';
        }
        char lower = Character.toLowerCase(c);
        int variant = ARABIC_VARIANTS.indexOf(lower);
        if (variant >= 0) {
            return ARABIC_FORMS.charAt(variant);
        }
        return plain(lower);
    }

    /** Returns a letter without its accents. The Cyrillic short i is a letter of its own. */
    private static char plain(char lower) {
        int stroked = STROKED.indexOf(lower);
        if (stroked >= 0) {
            return PLAIN.charAt(stroked);
        }
        boolean mayBeAccented =
                (lower >= '\u00C0' && lower <= '\u024F')
                        || (lower >= '\u0370' && lower <= '\u04FF')
                        || (lower >= '\u0958' && lower <= '\u095F')
                        || (lower >= '\u09DC' && lower <= '\u09DF')
                        || (lower >= '\u1E00' && lower <= '\u1FFF');
        boolean plain =
                (lower >= '\u03B1' && lower <= '\u03C9')
                        || (lower >= '\u0430' && lower <= '\u044F');
        if (!mayBeAccented || plain) {
            return lower;
        }
        char base = Normalizer.normalize(String.valueOf(lower), Normalizer.Form.NFD).charAt(0);
        return Character.toLowerCase(base);
    }
}
