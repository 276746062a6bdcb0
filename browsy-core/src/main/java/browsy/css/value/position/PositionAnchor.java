package browsy.css.value.position;

import browsy.css.value.CssText;
import browsy.css.value.Keyword;

/**
 * {@code position-anchor}: the default anchor, used by anchor functions without a name.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-anchor-position-1/#position-anchor">css-anchor-position-1</a>
 */
public sealed interface PositionAnchor extends CssText {

    /** The keywords. */
    enum Unnamed implements PositionAnchor, Keyword {
        /** {@code auto} if the box has a {@code position-area}, otherwise {@code none}. */
        NORMAL,
        NONE,
        /** The implicit anchor element; for a pseudo-element, its originating element. */
        AUTO
    }

    /** An anchor with the given name. */
    record Named(String name) implements PositionAnchor {
        @Override
        public String css() {
            return name;
        }
    }
}
