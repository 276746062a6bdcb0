package browsy.layout.context;

import browsy.layout.box.Box;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.geometry.PhysicalRect;
import org.jspecify.annotations.Nullable;

/**
 * An absolutely positioned box, fixed ones included, that is passed up to its containing block.
 *
 * @param box the box, not laid out yet
 * @param staticPosition the static position of the box
 * @param area the containing block where it is only a part of the box that establishes it: the grid
 *     area of a child of a grid container, or the area of a field set below its legend. Relative to
 *     the border box of the fragment that carries this object; null elsewhere.
 */
public record PendingPositioned(
        Box box, StaticPosition staticPosition, @Nullable PhysicalRect area) {

    /** Returns the same in another style of the box. */
    public PendingPositioned withBox(Box other) {
        return new PendingPositioned(other, staticPosition, area);
    }

    public PendingPositioned movedBy(PhysicalOffset offset) {
        return new PendingPositioned(
                box, staticPosition.movedBy(offset), area == null ? null : area.translated(offset));
    }

    /** Returns the same with an area that narrows the containing block. */
    public PendingPositioned inArea(PhysicalRect narrowed) {
        return new PendingPositioned(box, staticPosition, narrowed);
    }
}
