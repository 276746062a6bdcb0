package browsy.fetch.encoding;

import java.util.Arrays;
import java.util.function.IntPredicate;

/** The inverse of an index: the pointers of code points. Immutable. */
final class Pointers {
    /** The code point in the upper and the pointer in the lower half, in ascending order. */
    private final long[] sorted;

    /**
     * Inverts an index.
     *
     * @param included tests the pointers that count
     */
    Pointers(int[] index, IntPredicate included) {
        long[] all = new long[index.length];
        int count = 0;
        for (int pointer = 0; pointer < index.length; pointer++) {
            if (index[pointer] != Indexes.NONE && included.test(pointer)) {
                all[count++] = (long) index[pointer] << 32 | pointer;
            }
        }
        sorted = Arrays.copyOf(all, count);
        Arrays.sort(sorted);
    }

    /** Returns the first pointer of a code point; {@link Indexes#NONE} if there is none. */
    int first(int codePoint) {
        int at = Arrays.binarySearch(sorted, (long) codePoint << 32);
        return pointer(at < 0 ? -at - 1 : at, codePoint);
    }

    /** Returns the last pointer of a code point; {@link Indexes#NONE} if there is none. */
    int last(int codePoint) {
        return pointer(-Arrays.binarySearch(sorted, (codePoint + 1L) << 32) - 2, codePoint);
    }

    private int pointer(int at, int codePoint) {
        boolean found = at >= 0 && at < sorted.length && sorted[at] >> 32 == codePoint;
        return found ? (int) sorted[at] : Indexes.NONE;
    }
}
