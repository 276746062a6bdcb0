package browsy.layout.flex;

import browsy.layout.box.Box;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Selects the flex items among the children of a flex container. */
final class FlexItems {
    private FlexItems() {}

    /** The items in order-modified document order. */
    static List<Box> inOrder(Box container, FlexStyle style) {
        List<Box> items = new ArrayList<>(container.children().size());
        boolean ordered = true;
        int last = Integer.MIN_VALUE;
        for (Box child : container.children()) {
            if (!child.isAbsolutelyPositioned()) {
                items.add(child);
                int order = style.order(child.style());
                ordered &= order >= last;
                last = order;
            }
        }
        if (!ordered) {
            items.sort(Comparator.comparingInt(child -> style.order(child.style())));
        }
        return items;
    }
}
