package browsy.layout.flow.inline;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Reorders the parts of a line.
 *
 * @see <a href="https://www.unicode.org/reports/tr9/#L2">UAX #9, L2</a>
 */
final class VisualOrder {
    private VisualOrder() {}

    static List<Leaf> of(List<Leaf> logical) {
        List<Leaf> visual = new ArrayList<>(logical);
        int highest = 0;
        int lowestOdd = Integer.MAX_VALUE;
        for (Leaf leaf : logical) {
            highest = Math.max(highest, leaf.level);
            if (leaf.level % 2 == 1) {
                lowestOdd = Math.min(lowestOdd, leaf.level);
            }
        }
        for (int level = highest; level >= lowestOdd; level--) {
            reverseRuns(visual, level);
        }
        return visual;
    }

    private static void reverseRuns(List<Leaf> visual, int level) {
        int i = 0;
        while (i < visual.size()) {
            int end = i;
            while (end < visual.size() && visual.get(end).level >= level) {
                end++;
            }
            if (end > i) {
                Collections.reverse(visual.subList(i, end));
            }
            i = Math.max(end, i + 1);
        }
    }
}
