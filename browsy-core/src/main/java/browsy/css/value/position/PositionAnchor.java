package browsy.css.value.position;

import browsy.css.value.CssText;
import browsy.css.value.Keyword;

/**
 * {@code position-anchor}: the default anchor, which anchor functions without a name ask.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-anchor-position-1/#position-anchor">css-anchor-position-1</a>
 */
public sealed interface PositionAnchor extends CssText {

    /** What is no name. */
    enum Unnamed implements PositionAnchor, Keyword {
        /** {@code auto} where there is a {@code position-area}, else {@code none}. */
        NORMAL,
        NONE,
        /** The implicit anchor: of a pseudo-element that is the element it belongs to. */
        AUTO
    }

    /** The anchor of this name. */
    record Named(String name) implements PositionAnchor {
        @Override
        public String css() {
            return name;
        }
    }
}
