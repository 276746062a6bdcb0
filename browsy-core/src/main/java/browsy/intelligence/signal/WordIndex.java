package browsy.intelligence.signal;

/**
 * An index of all phrases that computes in one pass which topics a text may contain. Each phrase is
 * filed under the hash of one of its words, its key; the text is scanned word by word. There are no
 * false negatives; {@link PhraseSet} rules out false positives. In scripts without spaces between
 * words each character is a word.
 */
final class WordIndex {

    private static final int HASH_STEP = 31;
    private static final int SPREAD = 0x9E3779B9;

    /**
     * The normalised form of each character within a word, or {@link #NO_PART}; 0 until computed.
     * Threads may compute an entry twice with the same result.
     */
    private static final char[] PARTS = new char[Character.MAX_VALUE + 1];

    /** The entry of characters that are not part of words. */
    private static final char NO_PART = 1;

    private static final int ASCII = 128;

    private static final int FILTER_BITS = 18;

    /** A bit filter of the keys, small enough for the CPU cache, which rules out most words. */
    private final long[] filter = new long[1 << (FILTER_BITS - 6)];

    /**
     * An open-addressed hash table: keys at even positions, the bits of their topics at odd ones.
     */
    private final long[] table;

    private final int mask;
    private final int shift;

    /**
     * The bits of topics with a phrase that consists of one ASCII punctuation character, by
     * character.
     */
    private final long[] signs = new long[ASCII];

    /**
     * Creates an index.
     *
     * @param capacity the number of phrases to be added
     */
    WordIndex(int capacity) {
        int bits = 33 - Integer.numberOfLeadingZeros(Math.max(8, capacity * 2));
        table = new long[2 << bits];
        mask = (1 << bits) - 1;
        shift = 32 - bits;
    }

    /** Adds a folded phrase under its key, or under its first character if it has no word. */
    void add(String phrase, long topic) {
        int hash = key(phrase);
        if (hash != 0) {
            put(hash, topic);
        } else {
            char sign = phrase.charAt(0);
            if (sign < ASCII) {
                signs[sign] |= topic;
            } else {
                put(hash(sign), topic);
            }
        }
    }

    /**
     * Returns a bit for each topic of which a text may contain a phrase. The text need not be
     * folded.
     */
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

    /**
     * Returns the hash of the longest word of a phrase, 0 if it has no word. Of words of equal
     * length the last is chosen, since phrases begin with common words.
     */
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

    /**
     * Returns the lower-case form of a word character. Final sigma becomes sigma, since
     * lower-casing a word chooses between the two by position.
     */
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

    private void put(int key, long topic) {
        int bit = (key * SPREAD) >>> (32 - FILTER_BITS);
        filter[bit >> 6] |= 1L << bit;
        int slot = place(key);
        table[slot] = key;
        table[slot + 1] |= topic;
    }

    private long get(int key) {
        int bit = (key * SPREAD) >>> (32 - FILTER_BITS);
        return (filter[bit >> 6] & (1L << bit)) == 0 ? 0 : table[place(key) + 1];
    }

    /** Returns the position of a key in the table, or the free position for it. */
    private int place(int key) {
        int slot = (key * SPREAD) >>> shift;
        while (table[2 * slot] != key && table[2 * slot] != 0) {
            slot = (slot + 1) & mask;
        }
        return 2 * slot;
    }
}
