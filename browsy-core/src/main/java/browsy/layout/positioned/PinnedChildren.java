package browsy.layout.positioned;

import static browsy.style.property.BoxProperties.BOTTOM;
import static browsy.style.property.BoxProperties.LEFT;
import static browsy.style.property.BoxProperties.RIGHT;
import static browsy.style.property.BoxProperties.TOP;

import browsy.css.value.Auto;
import browsy.layout.box.Box;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragment.PlacedFragment;
import browsy.style.computed.ComputedStyle;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * The positioned children of a box that stay in place when its content is aligned along the block
 * axis after its layout.
 */
public final class PinnedChildren {
    private PinnedChildren() {}

    /**
     * Returns the boxes of the children whose containing block is the box itself and that an inset
     * places along its block axis. Others have a static position, or move with the inline box that
     * contains them.
     */
    public static Set<Box> of(BoxFragment fragment) {
        Set<Box> pinned = Set.of();
        for (PlacedFragment child : fragment.children()) {
            if (!(child.fragment() instanceof BoxFragment positioned)) {
                continue;
            }
            Box box = positioned.box();
            if (box.isAbsolutelyPositioned()
                    && hasBlockInset(box, fragment.box().flow().isHorizontal())
                    && ContainingBlocks.contains(fragment.box(), box)) {
                if (pinned.isEmpty()) {
                    pinned = Collections.newSetFromMap(new IdentityHashMap<>());
                }
                pinned.add(box);
            }
        }
        if (!pinned.isEmpty()) {
            pinned.removeAll(InlineContainingBlocks.containedIn(fragment.box(), pinned));
        }
        return pinned;
    }

    private static boolean hasBlockInset(Box box, boolean horizontal) {
        ComputedStyle style = box.style();
        return style.get(horizontal ? TOP : LEFT) != Auto.AUTO
                || style.get(horizontal ? BOTTOM : RIGHT) != Auto.AUTO;
    }
}
