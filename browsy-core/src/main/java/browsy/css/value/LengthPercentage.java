package browsy.css.value;

/**
 * A computed {@code <length-percentage>}. Lengths are in CSS px; percentages are resolved by
 * layout.
 *
 * @see <a href="https://drafts.csswg.org/css-values-4/#mixed-percentages">css-values-4</a>
 */
public sealed interface LengthPercentage
        extends Size, LengthPercentageOrAuto, VerticalAlign, TrackBreadth, ShapeRadius
        permits Length, Percentage, CalculatedLength, AnchoredLength {

    /**
     * Resolves the value to a used length in CSS px.
     *
     * @param percentageBasis the value of 100% in CSS px
     */
    double resolve(double percentageBasis);

    /** Whether the used length depends on the percentage basis or on anchors. */
    boolean hasPercentage();
}
