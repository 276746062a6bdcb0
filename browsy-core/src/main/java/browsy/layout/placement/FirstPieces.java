package browsy.layout.placement;

import browsy.layout.box.BlockContainer;
import browsy.layout.box.BlockContainer.ColumnRole;
import browsy.layout.box.Box;
import browsy.layout.box.InlineBox;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.geometry.PhysicalOffset;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * The origins of the first fragments of boxes that multi-column layout breaks into several pieces.
 *
 * <p>Chromium reports the rectangle of a {@code <br>} relative to the first piece of its block
 * container, not to the piece that contains its line. This class provides the correction.
 */
final class FirstPieces {
    private final Map<Box, PhysicalOffset> origins = new IdentityHashMap<>();

    /**
     * The correction for {@code <br>} elements inside a fragment.
     *
     * @param inColumns whether an ancestor is a flow thread, so that boxes may have several pieces
     * @param toFirst offset from this piece of the block container to its first piece
     */
    record Lines(boolean inColumns, PhysicalOffset toFirst) {
        static final Lines WHOLE = new Lines(false, PhysicalOffset.ZERO);
    }

    /**
     * Returns the correction inside a fragment, and records its origin if it is the first piece of
     * its box.
     */
    Lines inside(Lines outer, BoxFragment fragment, PhysicalOffset origin) {
        Box box = fragment.box();
        if (box instanceof InlineBox) {
            return outer;
        }
        boolean isThread =
                box instanceof BlockContainer block && block.columnRole() == ColumnRole.FLOW_THREAD;
        if (!outer.inColumns && !isThread) {
            return Lines.WHOLE;
        }
        PhysicalOffset first = origins.putIfAbsent(box, origin);
        return new Lines(
                true,
                first == null
                        ? PhysicalOffset.ZERO
                        : new PhysicalOffset(first.x() - origin.x(), first.y() - origin.y()));
    }
}
