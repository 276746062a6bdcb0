package browsy.layout.fragment;

import browsy.layout.geometry.PhysicalOffset;
import org.jspecify.annotations.Nullable;

/**
 * A fragment with its offset in its parent.
 *
 * @param fragment the fragment
 * @param offset the distance of the top left corner from that of the parent's border box, in CSS px
 * @param rows the grid rows that contain the fragment; null if it is not a grid item
 */
public record PlacedFragment(Fragment fragment, PhysicalOffset offset, @Nullable RowExtent rows) {
    /** A fragment that is not a grid item. */
    public PlacedFragment(Fragment fragment, PhysicalOffset offset) {
        this(fragment, offset, null);
    }
}
