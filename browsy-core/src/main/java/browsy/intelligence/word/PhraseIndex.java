package browsy.intelligence.word;

import java.io.IOException;
import java.io.OutputStream;
import java.util.stream.IntStream;
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

    /** Distinguishes the hashes of beginnings of words from those of whole words. */
    private static final int BEGINNING = 0x3B9ACA07;

    /** Beginnings of words are filed under this number of first letters. */
    static final int BEGINNING_LENGTH = 5;

    private final Phrases phrases;

    /** The number of words before the key of each phrase. */
    private final byte[] wordsBefore;

    /** A bit filter of the keys, small enough for the CPU cache, which rules out most words. */
    private final long[] filter;

    /** The keys of each bucket of a hash table, one bucket after the other. */
    private final int[] keys;

    /** The first key of each bucket, and the number of all keys. */
    private final char[] buckets;

    /** The first phrase of each key, and the number of all phrases. */
    private final char[] firstPhrases;

    /** The bits of the topics of each key. */
    private final BitSets topics;

    /** The binary logarithm of the number of buckets. */
    private final int bits;

    private final int maxWordsBefore;

    private PhraseIndex(
            Phrases phrases,
            byte[] wordsBefore,
            long[] filter,
            int[] keys,
            char[] buckets,
            char[] firstPhrases,
            BitSets topics) {
        this.phrases = phrases;
        this.wordsBefore = wordsBefore;
        this.filter = filter;
        this.keys = keys;
        this.buckets = buckets;
        this.firstPhrases = firstPhrases;
        this.topics = topics;
        bits = bits(buckets.length - 1);
        int most = 0;
        for (byte words : wordsBefore) {
            most = Math.max(most, words);
        }
        maxWordsBefore = most;
    }

    /**
     * Creates an index.
     *
     * @param phrases the phrases, those with the same key one after the other, in the order of
     *     {@link #compareKeys}
     * @param keys the key of each phrase
     * @param wordsBefore the number of words before the key of each phrase
     * @throws IllegalArgumentException if there are more than 65,535 phrases
     */
    static PhraseIndex of(Phrases phrases, int[] keys, byte[] wordsBefore) {
        if (keys.length > Character.MAX_VALUE) {
            throw new IllegalArgumentException("too many phrases: " + keys.length);
        }
        int[] distinct = IntStream.of(keys).distinct().toArray();
        char[] firstPhrases = new char[distinct.length + 1];
        long[] topics = new long[distinct.length];
        long[] filter = new long[1 << (FILTER_BITS - 6)];
        char[] buckets = new char[(1 << bits(keys.length)) + 1];
        int phrase = 0;
        for (int i = 0; i < distinct.length; i++) {
            firstPhrases[i] = (char) phrase;
            while (phrase < keys.length && keys[phrase] == distinct[i]) {
                topics[i] |= phrases.topics(phrase++);
            }
            int bit = spread(distinct[i], FILTER_BITS);
            filter[bit >> 6] |= 1L << bit;
            buckets[spread(distinct[i], bits(keys.length)) + 1]++;
        }
        firstPhrases[distinct.length] = (char) phrase;
        for (int i = 1; i < buckets.length; i++) {
            buckets[i] += buckets[i - 1];
        }
        return new PhraseIndex(
                phrases, wordsBefore, filter, distinct, buckets, firstPhrases, BitSets.of(topics));
    }

    /**
     * Compares keys by their position in the index.
     *
     * @param size the number of all phrases
     */
    static int compareKeys(int first, int second, int size) {
        int order = Integer.compare(spread(first, bits(size)), spread(second, bits(size)));
        return order != 0 ? order : Integer.compare(first, second);
    }

    /** Returns the binary logarithm of the number of buckets for a number of phrases. */
    private static int bits(int size) {
        return 32 - Integer.numberOfLeadingZeros(Math.max(8, size) - 1);
    }

    /** Writes the index in the form that loads fastest. */
    void write(OutputStream to) throws IOException {
        ArrayOutput out = new ArrayOutput(to);
        phrases.write(out);
        out.bytes(wordsBefore);
        out.longs(filter);
        out.ints(keys);
        out.chars(buckets);
        out.chars(firstPhrases);
        topics.write(out);
    }

    /** Returns the index that {@link #write} has written. */
    static PhraseIndex read(byte[] written) {
        ArrayInput in = new ArrayInput(written);
        return new PhraseIndex(
                Phrases.read(in),
                in.bytes(),
                in.longs(),
                in.ints(),
                in.chars(),
                in.chars(),
                BitSets.read(in));
    }

    Phrases phrases() {
        return phrases;
    }

    /** Returns the number of words before the key of a phrase. */
    int wordsBefore(int phrase) {
        return wordsBefore[phrase];
    }

    /** Returns the maximum number of words before the key of a phrase. */
    int maxWordsBefore() {
        return maxWordsBefore;
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
        int bucket = spread(key, bits);
        for (int i = buckets[bucket]; i < buckets[bucket + 1]; i++) {
            if (keys[i] == key) {
                long found = topics.get(i);
                if (search != null) {
                    search.examine(found, firstPhrases[i], firstPhrases[i + 1], at);
                }
                return found;
            }
        }
        return 0;
    }

    /** Returns the key of a word. */
    static int word(String text, int from, int to) {
        int hash = 0;
        for (int i = from; i < to; i++) {
            hash = hash * HASH_STEP + text.charAt(i);
        }
        return hash;
    }

    /** Returns the key of a sign, or of a letter of a script without spaces. */
    static int single(char c) {
        return c * HASH_STEP + 1;
    }

    /** Returns the key of a beginning of words. */
    static int beginning(String text, int from) {
        return word(text, from, from + BEGINNING_LENGTH) ^ BEGINNING;
    }

    /** Returns the key of two letters of a script without spaces. */
    static int pair(char first, char second) {
        return (first * HASH_STEP + second) * HASH_STEP + 2;
    }

    /** Returns a hash of a key. */
    static int spread(int hash, int bits) {
        return (hash * SPREAD) >>> (32 - bits);
    }
}
