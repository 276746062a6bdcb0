package browsy.css.value.transform;

import browsy.css.value.Keyword;
import browsy.css.value.shape.PositionPair;

/**
 * {@code offset-position} or {@code offset-anchor}.
 *
 * @see <a href="https://drafts.csswg.org/motion-1/#offset-position-property">motion-1</a>
 */
public sealed interface OffsetPoint {

    /** A point that a box has by itself. */
    enum Own implements OffsetPoint, Keyword {
        AUTO,
        NORMAL
    }

    /** A point in a box. */
    record At(PositionPair position) implements OffsetPoint {}
}
