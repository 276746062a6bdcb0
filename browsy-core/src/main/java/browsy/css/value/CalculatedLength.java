package browsy.css.value;

/**
 * A math function that contains a percentage, such as {@code calc(50% - 1em)} or {@code min(100%,
 * 20px)}.
 *
 * @param expression the calculation tree with all lengths in CSS px
 */
public record CalculatedLength(CalcNode expression) implements LengthPercentage {
    @Override
    public double resolve(double percentageBasis) {
        return expression.evaluate(percentageBasis);
    }

    @Override
    public boolean hasPercentage() {
        return true;
    }
}
