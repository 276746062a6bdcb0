package browsy.style.cascade;

/**
 * A Bloom filter over the ids, classes and types that occur in a document. It rejects selectors
 * that require an absent name, as most selectors of a large stylesheet do.
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

    /** Whether every name may occur in the document. False is certain, true is not. */
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
