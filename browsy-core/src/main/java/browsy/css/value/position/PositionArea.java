package browsy.css.value.position;

import browsy.css.value.CssText;
import browsy.css.value.Keyword;
import browsy.css.value.position.AreaSpan.Axis;

/**
 * {@code position-area}: the part of the containing block that a box is placed in, told from where
 * its anchor lies.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-anchor-position-1/#position-area">css-anchor-position-1</a>
 */
public sealed interface PositionArea extends CssText {

    /** All of the containing block, whatever anchors there are. */
    enum Whole implements PositionArea, Keyword {
        NONE
    }

    /**
     * Some tracks along each axis.
     *
     * @param first along x or the block axis, unless the second names that
     * @param second along y or the inline axis
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
