package browsy.css.value.transform;

import browsy.css.value.Length;
import browsy.css.value.shape.PositionPair;
import org.jspecify.annotations.Nullable;

/**
 * The value of {@code transform-origin}.
 *
 * @param position the origin in the plane of the box
 * @param z the distance of the origin from this plane, towards the viewer
 */
public record TransformOrigin(PositionPair position, Length z) {
    public static final TransformOrigin CENTER =
            new TransformOrigin(PositionPair.CENTER, Length.ZERO);

    // Hand-written: the first call of a generated equals is slow and delays the first page.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof TransformOrigin that
                && position.equals(that.position)
                && z.equals(that.z);
    }

    @Override
    public int hashCode() {
        return 31 * position.hashCode() + z.hashCode();
    }
}
