package browsy.css.value;

import org.jspecify.annotations.Nullable;

/** An absolute length in CSS px. */
public record Length(double px) implements LengthPercentage {
    public static final Length ZERO = new Length(0);

    public static Length px(double px) {
        return px == 0 ? ZERO : new Length(px);
    }

    // Written out, because linking the generated methods takes milliseconds on the first page.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Length length && Double.compare(px, length.px) == 0;
    }

    @Override
    public int hashCode() {
        return Double.hashCode(px);
    }

    @Override
    public double resolve(double percentageBasis) {
        return px;
    }

    @Override
    public boolean hasPercentage() {
        return false;
    }
}
