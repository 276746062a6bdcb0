package browsy.css.value.transform;

import browsy.css.value.Keyword;
import browsy.css.value.shape.PositionPair;

/**
 * A computed {@code offset-position} or {@code offset-anchor}.
 *
 * @see <a href="https://drafts.csswg.org/motion-1/#offset-position-property">motion-1</a>
 */
public sealed interface OffsetPoint {

    /** The keywords, whose position follows from other properties of the box. */
    enum Own implements OffsetPoint, Keyword {
        AUTO,
        NORMAL
    }

    /** An explicit position. */
    record At(PositionPair position) implements OffsetPoint {}
}
