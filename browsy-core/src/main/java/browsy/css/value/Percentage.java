package browsy.css.value;

/** A percentage. The {@code value} of {@code 50%} is 50. */
public record Percentage(double value) implements LengthPercentage {
    @Override
    public double resolve(double percentageBasis) {
        return value * percentageBasis / 100;
    }

    @Override
    public boolean hasPercentage() {
        return true;
    }
}
