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

    /** For each character what it is in a word; 0 for those that nobody has asked about. */
    private static final char[] PARTS = new char[Character.MAX_VALUE + 1];

    /** Stands between words. */
    private static final char NO_PART = 1;

    private static final int ASCII = 128;

    private static final int FILTER_BITS = 18;

    /** A bit for each hash that may be a word: small enough to stay close, and rules out most. */
    private final long[] filter = new long[1 << (FILTER_BITS - 6)];

    /** Each word with its topics beside it. */
    private final long[] table;

    private final int mask;
    private final int shift;

    /** The topics that have phrases of nothing but the sign, by ASCII character. */
    private final long[] signs = new long[ASCII];

    /**
     * @param capacity the number of phrases that will be filed
     */
    WordIndex(int capacity) {
        int bits = 33 - Integer.numberOfLeadingZeros(Math.max(8, capacity * 2));
        table = new long[2 << bits];
        mask = (1 << bits) - 1;
        shift = 32 - bits;
    }

    /** Files a folded phrase under the word by which texts with it differ most from others. */
    void add(String phrase, long topic) {
        int word = key(phrase);
        if (word != 0) {
            put(word, topic);
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
        long found = 0;
        int hash = 0;
        for (int i = 0, length = text.length(); i < length; i++) {
            char c = text.charAt(i);
            char part = part(c);
            if (part != NO_PART && (c < ASCII || !PhraseSet.isUnspaced(c))) {
                hash = hash * HASH_STEP + part;
                continue;
            }
            if (hash != 0) {
                found |= get(hash);
                hash = 0;
            }
            if (part != NO_PART) {
                found |= get(hash(part));
            } else if (c > ' ') {
                found |= c < ASCII ? signs[c] : get(hash(c));
            }
        }
        return hash == 0 ? found : found | get(hash);
    }

    /** The longest word; of equals the last, since phrases begin with common ones. 0 for none. */
    private static int key(String phrase) {
        int key = 0;
        int longest = 0;
        int start = 0;
        int hash = 0;
        for (int i = 0; i <= phrase.length(); i++) {
            char c = i < phrase.length() ? phrase.charAt(i) : ' ';
            char part = part(c);
            if (part != NO_PART && !PhraseSet.isUnspaced(c)) {
                start = hash == 0 ? i : start;
                hash = hash * HASH_STEP + part;
                continue;
            }
            if (hash != 0 && i - start >= longest) {
                key = hash;
                longest = i - start;
            }
            hash = 0;
            if (part != NO_PART && longest <= 1) {
                key = hash(part);
                longest = 1;
            }
        }
        return key;
    }

    private static char part(char c) {
        char known = PARTS[c];
        if (known == 0) {
            known = findPart(c);
            PARTS[c] = known;
        }
        return known;
    }

    /** The two forms of sigma are one letter, which lower case tells apart only by its place. */
    private static char findPart(char c) {
        if (c == '\u02BC' || !PhraseSet.isWordPart(c)) {
            return NO_PART;
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
        table[at] = word;
        table[at + 1] |= topic;
    }

    private long get(int word) {
        int bit = (word * SPREAD) >>> (32 - FILTER_BITS);
        return (filter[bit >> 6] & (1L << bit)) == 0 ? 0 : table[place(word) + 1];
    }

    /** Where a word is, or the free place where it would be. */
    private int place(int word) {
        int at = (word * SPREAD) >>> shift;
        while (table[2 * at] != word && table[2 * at] != 0) {
            at = (at + 1) & mask;
        }
        return 2 * at;
    }
}
