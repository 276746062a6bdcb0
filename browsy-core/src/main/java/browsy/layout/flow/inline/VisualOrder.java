package browsy.layout.flow.inline;

import browsy.layout.flow.inline.boxes.AlignedLeaf;
import browsy.layout.flow.inline.items.BidiLevels;
import browsy.layout.flow.inline.lines.LineItem;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reordering of the leaves of a line from logical to visual order.
 *
 * @see <a href="https://www.unicode.org/reports/tr9/#L2">UAX #9, L2</a>
 */
final class VisualOrder {
    private VisualOrder() {}

    /**
     * Returns the leaves of a line from line-left to line-right.
     *
     * @param logical the leaves in logical order
     */
    static List<AlignedLeaf> of(List<AlignedLeaf> logical, BidiLevels levels) {
        List<Part> visual = parts(logical, levels);
        int highest = 0;
        int lowestOdd = Integer.MAX_VALUE;
        for (Part part : visual) {
            highest = Math.max(highest, part.level);
            if (part.level % 2 == 1) {
                lowestOdd = Math.min(lowestOdd, part.level);
            }
        }
        for (int level = highest; level >= lowestOdd; level--) {
            reverseRuns(visual, level);
        }
        List<AlignedLeaf> leaves = new ArrayList<>(logical.size());
        for (Part part : visual) {
            if (part.leaf != null) {
                leaves.add(part.leaf);
            }
        }
        return leaves;
    }

    /**
     * An element of the reordering: a leaf, or characters that are not shown but separate runs,
     * such as those between two adjacent isolates.
     */
    private record Part(@Nullable AlignedLeaf leaf, int level) {}

    /**
     * Returns the leaves with parts for the hidden characters between them that have a lower level.
     */
    private static List<Part> parts(List<AlignedLeaf> logical, BidiLevels levels) {
        List<Part> parts = new ArrayList<>(logical.size());
        int end = -1;
        for (AlignedLeaf leaf : logical) {
            LineItem item = leaf.item;
            if (item != null) {
                int before = end < 0 ? leaf.level : levels.lowest(end, item.start());
                if (before < leaf.level) {
                    parts.add(new Part(null, before));
                }
                end = item.end();
            }
            parts.add(new Part(leaf, leaf.level));
        }
        return parts;
    }

    /** Reverses each run of parts at {@code level} or higher. */
    private static void reverseRuns(List<Part> visual, int level) {
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
