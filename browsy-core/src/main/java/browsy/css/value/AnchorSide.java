package browsy.css.value;

/**
 * The {@code <anchor-side>} of {@code anchor()}: a side of the anchor.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-anchor-position-1/#anchor-pos">css-anchor-position-1</a>
 */
public sealed interface AnchorSide extends CssText {

    /** The keywords. */
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
     * A position between the start side and the end side of the anchor.
     *
     * @param percent 0 for the start side, 100 for the end side
     */
    record Share(double percent) implements AnchorSide {
        @Override
        public String css() {
            return CssNumber.text(percent) + "%";
        }
    }
}
