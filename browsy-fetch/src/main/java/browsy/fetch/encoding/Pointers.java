package browsy.fetch.encoding;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * The inverse of an index: the pointers of code points. It is built on first use, because only
 * encoders need it. Thread-safe.
 */
final class Pointers {
    private final int[] index;
    private final IntPredicate included;

    /**
     * The code point in the upper and the pointer in the lower half, in ascending order; null until
     * needed. Threads may build the same array twice.
     */
    private volatile long @Nullable [] sorted;

    /**
     * Creates the inverse of an index.
     *
     * @param included tests the pointers that count
     */
    Pointers(int[] index, IntPredicate included) {
        this.index = index;
        this.included = included;
    }

    private long[] sorted() {
        long[] known = sorted;
        if (known == null) {
            known = inverse();
            sorted = known;
        }
        return known;
    }

    private long[] inverse() {
        long[] all = new long[index.length];
        int count = 0;
        for (int pointer = 0; pointer < index.length; pointer++) {
            if (index[pointer] != Indexes.NONE && included.test(pointer)) {
                all[count++] = (long) index[pointer] << 32 | pointer;
            }
        }
        long[] found = Arrays.copyOf(all, count);
        Arrays.sort(found);
        return found;
    }

    /** Returns the first pointer of a code point; {@link Indexes#NONE} if there is none. */
    int first(int codePoint) {
        int at = Arrays.binarySearch(sorted(), (long) codePoint << 32);
        return pointer(at < 0 ? -at - 1 : at, codePoint);
    }

    /** Returns the last pointer of a code point; {@link Indexes#NONE} if there is none. */
    int last(int codePoint) {
        return pointer(-Arrays.binarySearch(sorted(), (codePoint + 1L) << 32) - 2, codePoint);
    }

    private int pointer(int at, int codePoint) {
        long[] all = sorted();
        boolean found = at >= 0 && at < all.length && all[at] >> 32 == codePoint;
        return found ? (int) all[at] : Indexes.NONE;
    }
}
