package browsy.css.value.shape;

import org.jspecify.annotations.Nullable;

/**
 * The area of a float that lines wrap around. Pictures are not loaded, and one that is not there
 * counts as none.
 *
 * @see <a href="https://drafts.csswg.org/css-shapes-1/#shape-outside-property">css-shapes-1</a>
 */
public sealed interface ShapeOutside {

    /** The margin box, as without shapes. */
    enum None implements ShapeOutside {
        NONE
    }

    /**
     * An area.
     *
     * @param shape drawn into the box; null for the rounded box itself
     */
    record Area(@Nullable BasicShape shape, ReferenceBox box) implements ShapeOutside {}
}
