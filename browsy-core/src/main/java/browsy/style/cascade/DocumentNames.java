package browsy.style.cascade;

/**
 * A Bloom filter of the ids, classes and types that occur in a document: the selectors of a large
 * style sheet mostly name something that the page does not have.
 */
final class DocumentNames {
    private static final int BITS = 14;
    private static final int MASK = (1 << BITS) - 1;

    private final long[] words = new long[(1 << BITS) >> 6];

    /** Adds names by their hashes, see {@link browsy.css.selector.SelectorKeys#hash}. */
    void add(int[] hashes) {
        for (int hash : hashes) {
            set(hash & MASK);
            set(hash >>> BITS & MASK);
        }
    }

    /** Whether each of the names may occur. */
    boolean mayHaveAll(int[] hashes) {
        for (int hash : hashes) {
            if (!isSet(hash & MASK) || !isSet(hash >>> BITS & MASK)) {
                return false;
            }
        }
        return true;
    }

    private void set(int bit) {
        words[bit >> 6] |= 1L << bit;
    }

    private boolean isSet(int bit) {
        return (words[bit >> 6] & 1L << bit) != 0;
    }
}
