package browsy.css.value;

/** A percentage; {@code value} is 50 for {@code 50%}. */
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
