package browsy.intelligence.signal;

import java.util.Arrays;

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

    /** A text that contains all phrases. */
    private final String text;

    private final int[] starts;
    private final int[] ends;
    private final long[] topics;
    private final long[] languages;

    private Phrases(Builder builder) {
        text = builder.text.toString();
        starts = Arrays.copyOf(builder.starts, builder.size);
        ends = Arrays.copyOf(builder.ends, builder.size);
        topics = Arrays.copyOf(builder.topics, builder.size);
        languages = Arrays.copyOf(builder.languages, builder.size);
    }

    /** Collects phrases. */
    static final class Builder {

        private final StringBuilder text = new StringBuilder(1 << 16);
        private int[] starts = new int[1 << 12];
        private int[] ends = new int[1 << 12];
        private long[] topics = new long[1 << 12];
        private long[] languages = new long[1 << 12];
        private int size;

        /**
         * Adds a text that contains phrases, see {@link #add(int, int, long, long)}.
         *
         * @return its position
         */
        int append(String list) {
            int start = text.length();
            text.append(list);
            return start;
        }

        /**
         * Adds a phrase.
         *
         * @param phrase the phrase in its {@linkplain Phrases#normal normal form}
         * @param own the bits of its topics
         * @param pages the bits of the languages of pages to which it applies
         */
        void add(String phrase, long own, long pages) {
            int start = append(phrase);
            add(start, text.length(), own, pages);
        }

        /**
         * Adds a phrase of the text; phrases without a character are ignored.
         *
         * @param from the start of the phrase, in its {@linkplain Phrases#normal normal form}
         * @param to its end
         * @param own the bits of its topics
         * @param pages the bits of the languages of pages to which it applies
         */
        void add(int from, int to, long own, long pages) {
            if (from >= to) {
                return;
            }
            if (size == starts.length) {
                starts = Arrays.copyOf(starts, size * 2);
                ends = Arrays.copyOf(ends, size * 2);
                topics = Arrays.copyOf(topics, size * 2);
                languages = Arrays.copyOf(languages, size * 2);
            }
            starts[size] = from;
            ends[size] = to;
            topics[size] = own;
            languages[size] = pages;
            size++;
        }

        /** Returns the number of phrases added so far. */
        int size() {
            return size;
        }

        Phrases build() {
            return new Phrases(this);
        }
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

    int size() {
        return starts.length;
    }

    String text() {
        return text;
    }

    int start(int phrase) {
        return starts[phrase];
    }

    int end(int phrase) {
        return ends[phrase];
    }

    /** Returns the number of characters of a phrase. */
    int length(int phrase) {
        return ends[phrase] - starts[phrase];
    }

    /** Returns the bits of the topics of a phrase. */
    long topics(int phrase) {
        return topics[phrase];
    }

    /** Returns the bits of the languages of pages to which a phrase applies. */
    long languages(int phrase) {
        return languages[phrase];
    }

    /**
     * Returns the end of a phrase that occurs at a position of a folded text, -1 if it does not.
     *
     * @param at the start of a word in the text
     */
    int match(int phrase, String folded, int at) {
        return match(starts[phrase], ends[phrase], folded, at);
    }

    private int match(int from, int end, String folded, int start) {
        int at = start;
        int p = from;
        while (p < end) {
            char c = text.charAt(p);
            if (c == ' ') {
                at = skipSeparators(folded, at);
                p++;
            } else if (c == GAP) {
                return matchAfterGap(p + 1, end, folded, at);
            } else if (Letters.type(c) == Letters.SPACED) {
                int to = wordEnd(text, p, end);
                boolean beginning = to < end && text.charAt(to) == STAR;
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
        int own = from + Letters.article(text, from, to);
        int its = start + Letters.article(folded, start, end);
        return isEqual(own, to, beginning, folded, its, end)
                || (Letters.mayHavePrefix(folded, start, end)
                        && isEqual(own, to, beginning, folded, start + 1, end));
    }

    private boolean isEqual(
            int from, int to, boolean beginning, String folded, int start, int end) {
        int length = to - from;
        if (beginning ? end - start < length : end - start != length) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            if (text.charAt(from + i) != folded.charAt(start + i)) {
                return false;
            }
        }
        return true;
    }

    static int wordEnd(CharSequence text, int start, int limit) {
        int end = start;
        while (end < limit && Letters.type(text.charAt(end)) == Letters.SPACED) {
            end++;
        }
        return end;
    }

    private static int skipSeparators(String text, int start) {
        int at = start;
        while (at < text.length() && Letters.type(text.charAt(at)) == Letters.SEPARATOR) {
            at++;
        }
        return at;
    }
}
