package browsy.css.value.shape;

import org.jspecify.annotations.Nullable;

/**
 * A computed {@code shape-outside}: the float area that lines wrap around. Images are not loaded
 * and count as {@code none}, like missing images.
 *
 * @see <a href="https://drafts.csswg.org/css-shapes-1/#shape-outside-property">css-shapes-1</a>
 */
public sealed interface ShapeOutside {

    /** {@code none}: the float area is the margin box. */
    enum None implements ShapeOutside {
        NONE
    }

    /**
     * A shape or box.
     *
     * @param shape null for the box itself with its rounded corners
     * @param box the reference box
     */
    record Area(@Nullable BasicShape shape, ReferenceBox box) implements ShapeOutside {}
}
