package browsy.layout.flow.inline;

import browsy.layout.box.Box;
import browsy.layout.flow.inline.boxes.AlignedLeaf;
import browsy.layout.flow.inline.lines.LineItem;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * The beginning of a line, up to its first content.
 *
 * @param boxes the boxes without content before them
 * @param hasContent whether content follows
 */
record LineStart(Set<Box> boxes, boolean hasContent) {

    /**
     * Returns the beginning of a line.
     *
     * @param leaves the leaves of the line, in logical order
     */
    static LineStart of(List<AlignedLeaf> leaves) {
        Set<Box> boxes = Collections.newSetFromMap(new IdentityHashMap<>());
        for (AlignedLeaf leaf : leaves) {
            if (leaf.item != null) {
                boxes.add(leaf.item.item().box());
            }
            if (isContent(leaf)) {
                return new LineStart(boxes, true);
            }
        }
        return new LineStart(boxes, false);
    }

    /** Whether content of the line precedes a box. */
    boolean precedes(Box box) {
        return hasContent && !boxes.contains(box);
    }

    /** Whether a leaf is content of the line; empty inline boxes are. */
    private static boolean isContent(AlignedLeaf leaf) {
        LineItem item = leaf.item;
        return item == null || item.layout() != null || leaf.inlineSize > 0;
    }
}
