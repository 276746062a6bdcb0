package browsy.layout.fragment;

import browsy.layout.geometry.PhysicalOffset;
import org.jspecify.annotations.Nullable;

/**
 * A fragment and the distance of its top left corner from that of its parent's border box.
 *
 * @param rows the rows of the grid that it is an item of; null for everything else
 */
public record PlacedFragment(Fragment fragment, PhysicalOffset offset, @Nullable RowExtent rows) {
    /** What is no item of a grid. */
    public PlacedFragment(Fragment fragment, PhysicalOffset offset) {
        this(fragment, offset, null);
    }
}
