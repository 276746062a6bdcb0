package browsy.diff;

import java.util.List;

/** Computes a longest increasing subsequence by patience sorting, in O(n log n). */
final class LongestIncreasing {

    private LongestIncreasing() {}

    /** The indexes, in order, of a longest strictly increasing subsequence. */
    static int[] indexes(List<Integer> values) {
        // tails[k] is the index of the least value that ends an increasing subsequence of length k
        // + 1.
        int[] tails = new int[values.size()];
        int[] predecessor = new int[values.size()];
        int length = 0;
        for (int i = 0; i < values.size(); i++) {
            int low = 0;
            int high = length;
            while (low < high) {
                int middle = (low + high) >>> 1;
                if (values.get(tails[middle]) < values.get(i)) {
                    low = middle + 1;
                } else {
                    high = middle;
                }
            }
            predecessor[i] = low == 0 ? -1 : tails[low - 1];
            tails[low] = i;
            length = Math.max(length, low + 1);
        }
        int[] indexes = new int[length];
        int at = length == 0 ? -1 : tails[length - 1];
        for (int k = length - 1; k >= 0; k--) {
            indexes[k] = at;
            at = predecessor[at];
        }
        return indexes;
    }
}
