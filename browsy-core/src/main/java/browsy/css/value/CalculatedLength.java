package browsy.css.value;

/**
 * A math function that still holds a percentage: {@code calc(50% - 1em)}, {@code min(100%, 20px)}.
 *
 * @param expression the calculation tree; its lengths are CSS px already
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
