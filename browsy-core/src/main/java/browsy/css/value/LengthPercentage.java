package browsy.css.value;

/**
 * A computed {@code <length-percentage>}: absolute lengths are CSS pixels, percentages wait for
 * their basis.
 *
 * @see <a href="https://drafts.csswg.org/css-values-4/#mixed-percentages">css-values-4</a>
 */
public sealed interface LengthPercentage
        extends Size, LengthPercentageOrAuto, VerticalAlign, TrackBreadth, ShapeRadius
        permits Length, Percentage, CalculatedLength, AnchoredLength {

    /** The used length in CSS px against a definite basis, also in CSS px. */
    double resolve(double percentageBasis);

    /** Whether the used length depends on a basis. */
    boolean hasPercentage();
}
