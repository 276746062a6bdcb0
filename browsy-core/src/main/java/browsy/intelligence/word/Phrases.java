package browsy.intelligence.word;

import java.io.IOException;

/**
 * The phrases of all topics and languages. A phrase is a sequence of words. A word that ends in
 * {@code *} is the beginning of a word, and {@code ~} stands for up to two words. Words of scripts
 * without spaces match anywhere, also within words.
 */
final class Phrases {

    static final char STAR = '*';
    static final char GAP = '~';

    /** The length of a gap in {@link #WORD_LENGTH} for each word and one for an unspaced letter. */
    private static final int GAP_LENGTH = 8;

    private static final int WORD_LENGTH = 4;

    /** The maximum number of letters of an abbreviation. */
    private static final int MAX_ABBREVIATION = 3;

    /** The phrases, one after the other. */
    private final char[] text;

    /** The start of each phrase in the text, and the end of the last one. */
    private final int[] starts;

    private final BitSets topics;
    private final BitSets languages;

    /**
     * Creates phrases from their arrays, which are not copied.
     *
     * @param text the phrases in their {@linkplain #normal normal form} without Arabic articles,
     *     one after the other
     * @param starts the start of each phrase in the text, and the end of the last one
     * @param topics the bits of the topics of each phrase
     * @param languages the bits of the languages of pages to which each phrase applies
     */
    Phrases(char[] text, int[] starts, BitSets topics, BitSets languages) {
        this.text = text;
        this.starts = starts;
        this.topics = topics;
        this.languages = languages;
    }

    /**
     * Returns the normal form of a phrase: folded, with one space between words, and without
     * punctuation at the end.
     */
    static String normal(String phrase) {
        String folded = Texts.fold(phrase);
        StringBuilder out = new StringBuilder(folded.length());
        boolean space = false;
        for (int i = 0; i < folded.length(); i++) {
            char c = folded.charAt(i);
            if (Letters.type(c) == Letters.SEPARATOR) {
                space = true;
                continue;
            }
            if (space && out.length() > 0) {
                out.append(' ');
            }
            space = false;
            out.append(c);
        }
        int end = out.length();
        while (end > 1 && ".!?:\u2026".indexOf(out.charAt(end - 1)) >= 0) {
            end--;
        }
        return out.substring(0, end).strip();
    }

    /** Returns the bits of the topics of a phrase. */
    long topics(int phrase) {
        return topics.get(phrase);
    }

    /** Returns the bits of the languages of pages to which a phrase applies. */
    long languages(int phrase) {
        return languages.get(phrase);
    }

    /** Writes the arrays of the phrases. */
    void write(ArrayOutput out) throws IOException {
        out.chars(text);
        out.ints(starts);
        topics.write(out);
        languages.write(out);
    }

    /** Reads what {@link #write} has written. */
    static Phrases read(ArrayInput in) {
        return new Phrases(in.chars(), in.ints(), BitSets.read(in), BitSets.read(in));
    }

    /**
     * Returns the end of a phrase that occurs at a position of a folded text, -1 if it does not.
     *
     * @param at the start of a word in the text
     */
    int match(int phrase, String folded, int at) {
        return match(starts[phrase], starts[phrase + 1], folded, at);
    }

    /** Matches a phrase. Only the first word of the phrase may be an abbreviation with a period. */
    private int match(int from, int end, String folded, int start) {
        int at = start;
        int p = from;
        boolean first = true;
        while (p < end) {
            char c = text[p];
            if (c == ' ') {
                at += first && endsAbbreviation(folded, at) ? 1 : 0;
                first = false;
                at = skipSeparators(folded, at);
                p++;
            } else if (c == GAP) {
                return matchAfterGap(p + 1, end, folded, at);
            } else if (Letters.type(c) == Letters.SPACED) {
                int to = wordEnd(p, end);
                boolean beginning = to < end && text[to] == STAR;
                int wordEnd = wordEnd(folded, at, folded.length());
                if (!isWord(p, to, beginning, folded, at, wordEnd)) {
                    return -1;
                }
                p = beginning ? to + 1 : to;
                at = wordEnd;
            } else {
                at = Letters.type(c) == Letters.SIGN ? skipSeparators(folded, at) : at;
                if (at == folded.length() || folded.charAt(at) != c) {
                    return -1;
                }
                p++;
                at++;
            }
        }
        return at;
    }

    private int matchAfterGap(int from, int end, String folded, int start) {
        int at = skipSeparators(folded, start);
        for (int left = GAP_LENGTH; left >= 0; ) {
            int found = match(from, end, folded, at);
            if (found >= 0 || at == folded.length()) {
                return found;
            }
            int type = Letters.type(folded.charAt(at));
            if (type == Letters.SPACED) {
                at = wordEnd(folded, at, folded.length());
                left -= WORD_LENGTH;
            } else if (type == Letters.UNSPACED) {
                at++;
                left--;
            } else {
                return -1;
            }
            at = skipSeparators(folded, at);
        }
        return -1;
    }

    /**
     * Whether a word of a phrase is a word of a text, apart from an Arabic article or a Hebrew
     * prefix.
     */
    private boolean isWord(int from, int to, boolean beginning, String folded, int start, int end) {
        if (start == end) {
            return false;
        }
        int its = start + Letters.article(folded, start, end);
        return isEqual(from, to, beginning, folded, its, end)
                || (Letters.mayHavePrefix(folded, start, end)
                        && isEqual(from, to, beginning, folded, start + 1, end));
    }

    private boolean isEqual(
            int from, int to, boolean beginning, String folded, int start, int end) {
        int length = to - from;
        if (beginning ? end - start < length : end - start != length) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            if (text[from + i] != folded.charAt(start + i)) {
                return false;
            }
        }
        return true;
    }

    private int wordEnd(int start, int limit) {
        int end = start;
        while (end < limit && Letters.type(text[end]) == Letters.SPACED) {
            end++;
        }
        return end;
    }

    static int wordEnd(CharSequence text, int start, int limit) {
        int end = start;
        while (end < limit && Letters.type(text.charAt(end)) == Letters.SPACED) {
            end++;
        }
        return end;
    }

    /**
     * Whether the character at an index is the period of an abbreviation: it follows a word of at
     * most three letters. Word lists omit this period: they contain the Lithuanian word for email,
     * "el. paštas", as "el pastas".
     */
    static boolean endsAbbreviation(String text, int end) {
        if (end >= text.length() || text.charAt(end) != '.') {
            return false;
        }
        int start = end;
        while (start > 0
                && end - start <= MAX_ABBREVIATION
                && Letters.type(text.charAt(start - 1)) == Letters.SPACED) {
            start--;
        }
        return start < end && end - start <= MAX_ABBREVIATION;
    }

    private static int skipSeparators(String text, int start) {
        int at = start;
        while (at < text.length() && Letters.type(text.charAt(at)) == Letters.SEPARATOR) {
            at++;
        }
        return at;
    }
}
