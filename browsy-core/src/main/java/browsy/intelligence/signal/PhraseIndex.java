package browsy.intelligence.signal;

import java.util.Arrays;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * An index of {@link Phrases}. Each phrase is filed under the hash of one of its words, its key.
 * One pass over a text computes which topics it may contain; there are no false negatives. A pass
 * with a {@link PhraseSearch} finds an occurrence.
 */
final class PhraseIndex {

    private static final int HASH_STEP = 31;
    private static final int SPREAD = 0x9E3779B9;
    private static final int FILTER_BITS = 18;
    private static final int COMMON_BITS = 16;

    /** Distinguishes the hashes of beginnings of words from those of whole words. */
    private static final int BEGINNING = 0x3B9ACA07;

    /** Beginnings of words are filed under this number of first letters. */
    private static final int BEGINNING_LENGTH = 5;

    private final Phrases phrases;

    /** The number of words before the key of each phrase. */
    private final byte[] wordsBefore;

    /** The next phrase with the same key, by phrase; -1 if there is none. */
    private final int[] next;

    /** A bit filter of the keys, small enough for the CPU cache, which rules out most words. */
    private final long[] filter = new long[1 << (FILTER_BITS - 6)];

    /**
     * An open-addressed hash table: keys at even positions, the bits of their topics at odd ones; 0
     * if free.
     */
    private final long[] table;

    /** The first phrase of each key, by its position in the table. */
    private final int[] heads;

    /** The hashes of words and beginnings that are common on pages in any language. */
    private final BitSet common = new BitSet(1 << COMMON_BITS);

    /** The binary logarithm of the size of the table. */
    private final int bits;

    /**
     * Creates an index.
     *
     * @param phrases the phrases
     * @param english how many of them, at the start, are in English, whose words are common on
     *     pages in any language; other phrases are filed under other words if they have any
     */
    PhraseIndex(Phrases phrases, int english) {
        this.phrases = phrases;
        wordsBefore = new byte[phrases.size()];
        next = new int[phrases.size()];
        int[] keys = new int[phrases.size()];
        for (int phrase = 0; phrase < keys.length; phrase++) {
            keys[phrase] = file(phrase, phrase < english);
        }
        bits = 32 - Integer.numberOfLeadingZeros(Math.max(8, distinct(keys) * 3 / 2));
        table = new long[2 << bits];
        heads = new int[1 << bits];
        for (int phrase = 0; phrase < keys.length; phrase++) {
            put(keys[phrase], phrase);
        }
    }

    private static int distinct(int[] keys) {
        int[] sorted = keys.clone();
        Arrays.sort(sorted);
        int count = 0;
        for (int i = 0; i < sorted.length; i++) {
            count += i == 0 || sorted[i] != sorted[i - 1] ? 1 : 0;
        }
        return count;
    }

    Phrases phrases() {
        return phrases;
    }

    /** Returns the next phrase with the same key, -1 if there is none. */
    int next(int phrase) {
        return next[phrase];
    }

    /** Returns the number of words before the key of a phrase. */
    int wordsBefore(int phrase) {
        return wordsBefore[phrase];
    }

    /**
     * Returns a bit for each topic of which a text may contain a phrase. The text need not be
     * folded.
     */
    long topics(String text) {
        return scan(text, text.length(), null);
    }

    /**
     * Reads a text word by word.
     *
     * @param length the number of characters to read
     * @param search the search that examines phrases whose key occurs, null if there is none
     * @return a bit for each topic with a key in the text before the search ended
     */
    long scan(String text, int length, @Nullable PhraseSearch search) {
        long found = 0;
        char last = 0;
        for (int i = 0; i < length; ) {
            char c = text.charAt(i);
            int entry = Letters.entry(c);
            int type = entry >> 16;
            char folded = (char) entry;
            if (type == Letters.SPACED) {
                int start = i;
                int hash = 0;
                int letters = 0;
                while (type == Letters.SPACED || type == Letters.DROPPED) {
                    if (type == Letters.SPACED) {
                        hash = hash * HASH_STEP + (char) entry;
                        if (++letters == BEGINNING_LENGTH) {
                            found |= look(hash ^ BEGINNING, start, search);
                        }
                        if (c == Letters.SHARP_S) {
                            hash = hash * HASH_STEP + (char) entry;
                            if (++letters == BEGINNING_LENGTH) {
                                found |= look(hash ^ BEGINNING, start, search);
                            }
                        }
                    }
                    if (++i == length) {
                        break;
                    }
                    c = text.charAt(i);
                    entry = Letters.entry(c);
                    type = entry >> 16;
                }
                found |= look(hash, start, search) | lookInside(text, start, i, search);
                last = 0;
                if (search != null && search.isDone()) {
                    return found;
                }
                continue;
            }
            if (type == Letters.UNSPACED) {
                found |= look(single(folded), i, search);
                found |= last == 0 ? 0 : look(pair(last, folded), i - 1, search);
                last = folded;
            } else if (type != Letters.DROPPED) {
                found |= type == Letters.SIGN ? look(single(folded), i, search) : 0;
                last = 0;
            }
            i++;
        }
        return found;
    }

    /** Looks up a word without its Arabic article or Hebrew prefix. */
    private long lookInside(String text, int start, int end, @Nullable PhraseSearch search) {
        char first = text.charAt(start);
        if (first < '\u05D0' || first > '\u06FF') {
            return 0;
        }
        int from = start + Letters.article(text, start, end);
        if (from == start) {
            if (!Letters.mayHavePrefix(text, start, end)) {
                return 0;
            }
            from++;
        }
        long found = 0;
        int hash = 0;
        int letters = 0;
        for (int i = from; i < end; i++) {
            int entry = Letters.entry(text.charAt(i));
            if (entry >> 16 == Letters.SPACED) {
                hash = hash * HASH_STEP + (char) entry;
                letters++;
                if (letters == BEGINNING_LENGTH) {
                    found |= look(hash ^ BEGINNING, start, search);
                }
            }
        }
        return found | look(hash, start, search);
    }

    private long look(int key, int at, @Nullable PhraseSearch search) {
        int bit = spread(key, FILTER_BITS);
        if ((filter[bit >> 6] & (1L << bit)) == 0) {
            return 0;
        }
        int slot = place(key);
        long found = table[2 * slot + 1];
        if (search != null && found != 0) {
            search.examine(found, heads[slot], at);
        }
        return found;
    }

    /**
     * Returns the key of a phrase: its longest word, the last of several, as phrases begin with
     * common words; or the first two characters if it begins in a script without spaces; or its
     * first sign. The words before the key are counted.
     *
     * @param english whether the phrase is in English
     */
    private int file(int phrase, boolean english) {
        String text = phrases.text();
        int end = phrases.end(phrase);
        int key = 0;
        int best = 0;
        int words = 0;
        for (int i = phrases.start(phrase); i < end; ) {
            char c = text.charAt(i);
            if (c == ' ') {
                i++;
                continue;
            }
            if (Letters.type(c) != Letters.SPACED) {
                if (best == 0 && c != Phrases.GAP) {
                    wordsBefore[phrase] = (byte) words;
                    return unspaced(text, i, end);
                }
                break;
            }
            int to = Phrases.wordEnd(text, i, end);
            boolean beginning = to < end && text.charAt(to) == Phrases.STAR;
            int from = i + Letters.article(text, i, to);
            int weight = beginning && to - from < BEGINNING_LENGTH ? 0 : to - from;
            if (weight > 0) {
                int hash =
                        beginning
                                ? hash(text, from, from + BEGINNING_LENGTH) ^ BEGINNING
                                : hash(text, from, to);
                if (english) {
                    addCommon(text, from, to);
                } else if (!common.get(spread(hash, COMMON_BITS))) {
                    weight += phrases.length(phrase);
                }
                if (weight >= best) {
                    best = weight;
                    key = hash;
                    wordsBefore[phrase] = (byte) words;
                }
            }
            words++;
            i = beginning ? to + 1 : to;
        }
        if (best == 0) {
            throw new IllegalArgumentException(
                    "one word of a phrase must be whole or have "
                            + BEGINNING_LENGTH
                            + " letters: "
                            + text.substring(phrases.start(phrase), end));
        }
        return key;
    }

    private void addCommon(String text, int from, int to) {
        common.set(spread(hash(text, from, to), COMMON_BITS));
        if (to - from >= BEGINNING_LENGTH) {
            int beginning = hash(text, from, from + BEGINNING_LENGTH) ^ BEGINNING;
            common.set(spread(beginning, COMMON_BITS));
        }
    }

    private static int unspaced(String text, int at, int end) {
        char first = text.charAt(at);
        boolean pair =
                Letters.type(first) == Letters.UNSPACED
                        && at + 1 < end
                        && Letters.type(text.charAt(at + 1)) == Letters.UNSPACED;
        return pair ? pair(first, text.charAt(at + 1)) : single(first);
    }

    private static int hash(String text, int from, int to) {
        int hash = 0;
        for (int i = from; i < to; i++) {
            hash = hash * HASH_STEP + text.charAt(i);
        }
        return hash;
    }

    private static int single(char c) {
        return c * HASH_STEP + 1;
    }

    private static int pair(char first, char second) {
        return (first * HASH_STEP + second) * HASH_STEP + 2;
    }

    private void put(int key, int phrase) {
        int bit = spread(key, FILTER_BITS);
        filter[bit >> 6] |= 1L << bit;
        int slot = place(key);
        next[phrase] = table[2 * slot + 1] == 0 ? -1 : heads[slot];
        table[2 * slot] = key;
        table[2 * slot + 1] |= phrases.topics(phrase);
        heads[slot] = phrase;
    }

    /** Returns the position of a key in the table, or the free position for it. */
    private int place(int key) {
        int slot = spread(key, bits);
        while (table[2 * slot] != key && table[2 * slot + 1] != 0) {
            slot = (slot + 1) & ((1 << bits) - 1);
        }
        return slot;
    }

    private static int spread(int hash, int bits) {
        return (hash * SPREAD) >>> (32 - bits);
    }
}
