package browsy.spatial.identity;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Computes longest increasing subsequences. */
final class Increasing {

    private Increasing() {}

    /**
     * The positions of the members of a longest increasing subsequence, computed in O(n log n).
     *
     * @see <a
     *     href="https://en.wikipedia.org/wiki/Longest_increasing_subsequence#Efficient_algorithms">LIS</a>
     */
    static List<Integer> longest(List<Integer> numbers) {
        int[] lastOfLength = new int[numbers.size() + 1];
        int[] previous = new int[numbers.size()];
        int length = 0;
        for (int i = 0; i < numbers.size(); i++) {
            int low = 1;
            int high = length;
            while (low <= high) {
                int middle = (low + high) >>> 1;
                if (numbers.get(lastOfLength[middle]) < numbers.get(i)) {
                    low = middle + 1;
                } else {
                    high = middle - 1;
                }
            }
            previous[i] = low > 1 ? lastOfLength[low - 1] : -1;
            lastOfLength[low] = i;
            length = Math.max(length, low);
        }
        List<Integer> places = new ArrayList<>();
        for (int i = length == 0 ? -1 : lastOfLength[length]; i >= 0; i = previous[i]) {
            places.add(i);
        }
        Collections.reverse(places);
        return places;
    }
}
