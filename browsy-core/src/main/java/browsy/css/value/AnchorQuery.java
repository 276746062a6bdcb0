package browsy.css.value;

import org.jspecify.annotations.Nullable;

/**
 * The query of an anchor function: the anchor, and the side or size of it.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-anchor-position-1/#anchor-pos">css-anchor-position-1</a>
 */
public sealed interface AnchorQuery {

    /** The name of the anchor; null for the default anchor. */
    @Nullable String anchor();

    /** {@code anchor()}: the inset that aligns an edge of the box with a side of the anchor. */
    record Edge(@Nullable String anchor, AnchorSide side) implements AnchorQuery {}

    /**
     * {@code anchor-size()}: a size of the anchor.
     *
     * @param dimension null for the size on the axis of the property
     */
    record Extent(@Nullable String anchor, @Nullable AnchorDimension dimension)
            implements AnchorQuery {}
}
