package browsy.intelligence.signal;

/**
 * Tells in one pass over a text which topics it may speak of, for all phrases of all languages at
 * once: each phrase is filed under one of its words, and a text is looked through word by word.
 * What it rules out is not there; what it does not rule out is left to {@link PhraseSet}. In
 * scripts that set no spaces between words each character stands for a word.
 */
final class WordIndex {

    private static final int HASH_STEP = 31;
    private static final int SPREAD = 0x9E3779B9;

    /** For each character what it is in a word, 0 for what stands between words. */
    private static final char[] PARTS = new char[Character.MAX_VALUE + 1];

    static {
        for (int c = 0; c < PARTS.length; c++) {
            PARTS[c] = part((char) c);
        }
    }

    private static final int ASCII = 128;

    private static final int FILTER_BITS = 16;

    /** A bit for each hash that may be a word: small enough to stay close, and rules out most. */
    private final long[] filter = new long[1 << (FILTER_BITS - 6)];

    private final int[] words;
    private final long[] topics;
    private final int shift;

    /** The topics that have phrases of nothing but the sign, by ASCII character. */
    private final long[] signs = new long[ASCII];

    /**
     * @param capacity the number of phrases that will be filed
     */
    WordIndex(int capacity) {
        int bits = 33 - Integer.numberOfLeadingZeros(Math.max(8, capacity * 2));
        words = new int[1 << bits];
        topics = new long[1 << bits];
        shift = 32 - bits;
    }

    /** Files a folded phrase under the word by which texts with it differ most from others. */
    void add(String phrase, long topic) {
        Key key = new Key();
        walk(phrase, key);
        if (key.word != 0) {
            put(key.word, topic);
        } else {
            char sign = phrase.charAt(0);
            if (sign < ASCII) {
                signs[sign] |= topic;
            } else {
                put(hash(sign), topic);
            }
        }
    }

    /** A bit for each topic that a text may speak of, in any case, folded or not. */
    long topics(String text) {
        Found found = new Found();
        walk(text, found);
        return found.topics;
    }

    /** Sees the words of a text. */
    private interface Visitor {
        void word(int hash, int length);

        void sign(char sign);
    }

    private final class Found implements Visitor {
        private long topics;

        @Override
        public void word(int hash, int length) {
            topics |= get(hash);
        }

        @Override
        public void sign(char sign) {
            topics |= sign < ASCII ? signs[sign] : get(hash(sign));
        }
    }

    /** Chooses the longest word; of equals the last, since phrases begin with common ones. */
    private static final class Key implements Visitor {
        private int word;
        private int longest;

        @Override
        public void word(int hash, int length) {
            if (length >= longest) {
                word = hash;
                longest = length;
            }
        }

        @Override
        public void sign(char sign) {}
    }

    private static void walk(String text, Visitor visitor) {
        int hash = 0;
        int start = 0;
        int length = text.length();
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            char part = PARTS[c];
            if (part != 0 && (c < ASCII || !PhraseSet.isUnspaced(c))) {
                if (hash == 0) {
                    start = i;
                }
                hash = hash * HASH_STEP + part;
                continue;
            }
            if (hash != 0) {
                visitor.word(hash, i - start);
                hash = 0;
            }
            if (part != 0) {
                visitor.word(hash(part), 1);
            } else if (c > ' ') {
                visitor.sign(c);
            }
        }
        if (hash != 0) {
            visitor.word(hash, length - start);
        }
    }

    /** The two forms of sigma are one letter, which lower case tells apart only by its place. */
    private static char part(char c) {
        if (c == '\u02BC' || !PhraseSet.isWordPart(c)) {
            return 0;
        }
        char lower = Character.toLowerCase(c);
        return lower == '\u03C2' ? '\u03C3' : lower;
    }

    private static int hash(char single) {
        return single * HASH_STEP + 1;
    }

    private void put(int word, long topic) {
        int bit = (word * SPREAD) >>> (32 - FILTER_BITS);
        filter[bit >> 6] |= 1L << bit;
        int at = place(word);
        words[at] = word;
        topics[at] |= topic;
    }

    private long get(int word) {
        int bit = (word * SPREAD) >>> (32 - FILTER_BITS);
        return (filter[bit >> 6] & (1L << bit)) == 0 ? 0 : topics[place(word)];
    }

    /** Where a word is, or the free place where it would be. */
    private int place(int word) {
        int at = (word * SPREAD) >>> shift;
        while (words[at] != word && words[at] != 0) {
            at = (at + 1) & (words.length - 1);
        }
        return at;
    }
}
