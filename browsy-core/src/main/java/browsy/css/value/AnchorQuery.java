package browsy.css.value;

import org.jspecify.annotations.Nullable;

/**
 * What one anchor function asks of an anchor.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-anchor-position-1/#anchor-pos">css-anchor-position-1</a>
 */
public sealed interface AnchorQuery {

    /** The name of the anchor; null is the default anchor. */
    @Nullable String anchor();

    /** {@code anchor()}: how far the inset is to reach to lie on a side of the anchor. */
    record Edge(@Nullable String anchor, AnchorSide side) implements AnchorQuery {}

    /**
     * {@code anchor-size()}: a size of the anchor.
     *
     * @param dimension null is the one along the axis of the property
     */
    record Extent(@Nullable String anchor, @Nullable AnchorDimension dimension)
            implements AnchorQuery {}
}
