package browsy.css.value.position;

import browsy.css.value.CssText;
import browsy.css.value.Keyword;
import browsy.css.value.position.AreaSpan.Axis;

/**
 * {@code position-area}: the containing block of an anchored box, as a part of the grid around its
 * anchor.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-anchor-position-1/#position-area">css-anchor-position-1</a>
 */
public sealed interface PositionArea extends CssText {

    /** {@code none}: the original containing block. */
    enum Whole implements PositionArea, Keyword {
        NONE
    }

    /**
     * Spans of tracks on both axes.
     *
     * @param first the span on the x or block axis, unless {@code second} specifies that axis
     * @param second the span on the other axis
     */
    record Spans(AreaSpan first, AreaSpan second) implements PositionArea {
        @Override
        public String css() {
            if (first.equals(second)) {
                return first.css();
            }
            if (first.equals(AreaSpan.ALL) && second.axis() != Axis.EITHER) {
                return second.css();
            }
            if (second.equals(AreaSpan.ALL) && first.axis() != Axis.EITHER) {
                return first.css();
            }
            return first.css() + " " + second.css();
        }
    }
}
