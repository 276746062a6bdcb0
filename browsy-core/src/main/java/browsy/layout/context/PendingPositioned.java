package browsy.layout.context;

import browsy.layout.box.Box;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.geometry.PhysicalRect;
import org.jspecify.annotations.Nullable;

/**
 * An absolutely or fixed positioned box on its way up to its containing block.
 *
 * @param box the box, not laid out yet
 * @param staticPosition where it would have been
 * @param area the containing block, relative to the border box of the fragment that carries this,
 *     where that fragment's own box is the containing block and narrows it: a child of a grid
 *     container placed in a grid area, or what is in a field set below its legend; null elsewhere
 */
public record PendingPositioned(
        Box box, StaticPosition staticPosition, @Nullable PhysicalRect area) {

    /** The same with the box in another style. */
    public PendingPositioned withBox(Box other) {
        return new PendingPositioned(other, staticPosition, area);
    }

    public PendingPositioned movedBy(PhysicalOffset offset) {
        return new PendingPositioned(
                box, staticPosition.movedBy(offset), area == null ? null : area.translated(offset));
    }

    /** The same in a containing block that narrows the box it is of. */
    public PendingPositioned inArea(PhysicalRect narrowed) {
        return new PendingPositioned(box, staticPosition, narrowed);
    }
}
