package browsy.css.value;

/**
 * The side of an anchor that {@code anchor()} asks for.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-anchor-position-1/#anchor-pos">css-anchor-position-1</a>
 */
public sealed interface AnchorSide extends CssText {

    /** The sides that have names. */
    enum Named implements AnchorSide, Keyword {
        INSIDE,
        OUTSIDE,
        TOP,
        LEFT,
        RIGHT,
        BOTTOM,
        START,
        END,
        SELF_START,
        SELF_END,
        CENTER
    }

    /**
     * A place between the start and the end side.
     *
     * @param percent 0 is the start side, 100 the end side
     */
    record Share(double percent) implements AnchorSide {
        @Override
        public String css() {
            return CssNumber.text(percent) + "%";
        }
    }
}
