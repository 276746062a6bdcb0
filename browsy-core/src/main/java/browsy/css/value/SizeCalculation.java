package browsy.css.value;

/**
 * The calculation of a {@code calc-size()}: an expression over lengths in CSS px, percentages and
 * the keyword {@code size}.
 *
 * @see <a href="https://drafts.csswg.org/css-values-5/#calc-size">css-values-5</a>
 */
public interface SizeCalculation extends CssText {

    /**
     * Evaluates the calculation. The result is in CSS px.
     *
     * @param size the value of {@code size} in CSS px
     * @param percentageBasis the value of 100% in CSS px
     */
    double apply(double size, double percentageBasis);
}
