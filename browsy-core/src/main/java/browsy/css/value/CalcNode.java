package browsy.css.value;

/**
 * A simplified calculation tree over lengths (CSS px), numbers and percentages.
 *
 * @see <a href="https://drafts.csswg.org/css-values-4/#calc-internal">css-values-4</a>
 */
public interface CalcNode {
    /**
     * Evaluates the tree. The result is in CSS px.
     *
     * @param percentageBasis the value of 100% in CSS px
     */
    double evaluate(double percentageBasis);
}
