package browsy.css.value.box;

import browsy.css.value.Length;
import browsy.css.value.LengthPercentage;
import org.jspecify.annotations.Nullable;

/**
 * The radii of one rounded corner.
 *
 * @param x the horizontal radius
 * @param y the vertical radius
 * @see <a href="https://drafts.csswg.org/css-backgrounds-3/#border-radius">css-backgrounds-3</a>
 */
public record CornerRadius(LengthPercentage x, LengthPercentage y) {
    public static final CornerRadius ZERO = new CornerRadius(Length.ZERO, Length.ZERO);

    // Hand-written: the first call of a generated equals is slow and delays the first page.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof CornerRadius that && x.equals(that.x) && y.equals(that.y);
    }

    @Override
    public int hashCode() {
        return 31 * x.hashCode() + y.hashCode();
    }
}
