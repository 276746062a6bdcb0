package browsy.css.value;

/**
 * A simplified calculation tree over lengths (CSS px), numbers and percentages.
 *
 * @see <a href="https://drafts.csswg.org/css-values-4/#calc-internal">css-values-4</a>
 */
public interface CalcNode {
    /** The value with percentages taken of {@code percentageBasis}, in CSS px. */
    double evaluate(double percentageBasis);
}
