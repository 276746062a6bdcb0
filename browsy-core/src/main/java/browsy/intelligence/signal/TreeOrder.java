package browsy.intelligence.signal;

import java.util.function.IntUnaryOperator;

/** Searches lists that are in the order of the flat tree. */
public final class TreeOrder {

    private TreeOrder() {}

    /**
     * Returns the place of the first list item with at least an index in the flat tree; the size of
     * the list if there is none.
     *
     * @param size the size of the list
     * @param indexAt returns the index in the flat tree of the item at a place
     * @param from the index in the flat tree
     */
    public static int firstFrom(int size, IntUnaryOperator indexAt, int from) {
        int low = 0;
        int high = size;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (indexAt.applyAsInt(middle) < from) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
