package browsy.css.value;

import org.jspecify.annotations.Nullable;

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

    // Hand-written: the first call of a generated equals is slow and delays the first page.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Percentage that && Double.compare(value, that.value) == 0;
    }

    @Override
    public int hashCode() {
        return Double.hashCode(value);
    }
}
