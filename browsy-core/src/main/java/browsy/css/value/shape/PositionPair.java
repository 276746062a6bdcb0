package browsy.css.value.shape;

import browsy.css.value.LengthPercentage;
import browsy.css.value.Percentage;
import org.jspecify.annotations.Nullable;

/** A position as two offsets from the top left of a box. */
public record PositionPair(LengthPercentage x, LengthPercentage y) {
    public static final PositionPair CENTER =
            new PositionPair(new Percentage(50), new Percentage(50));

    // Hand-written: the first call of a generated equals is slow and delays the first page.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof PositionPair that && x.equals(that.x) && y.equals(that.y);
    }

    @Override
    public int hashCode() {
        return 31 * x.hashCode() + y.hashCode();
    }
}
