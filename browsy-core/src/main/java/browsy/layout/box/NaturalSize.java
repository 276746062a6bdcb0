package browsy.layout.box;

import org.jspecify.annotations.Nullable;

/**
 * The natural dimensions of a replaced element, in CSS px.
 *
 * @param width the natural width; null if there is none
 * @param height the natural height; null if there is none
 * @param ratio the natural aspect ratio, width / height; null if there is none
 * @see <a href="https://drafts.csswg.org/css-images-3/#natural-dimensions">css-images-3</a>
 */
public record NaturalSize(@Nullable Double width, @Nullable Double height, @Nullable Double ratio) {
    public static final NaturalSize NONE = new NaturalSize(null, null, null);

    /** Returns the size with width and height multiplied by a factor. */
    public NaturalSize times(double factor) {
        return factor == 1
                ? this
                : new NaturalSize(times(width, factor), times(height, factor), ratio);
    }

    private static @Nullable Double times(@Nullable Double length, double factor) {
        return length == null ? null : Double.valueOf(length * factor);
    }
}
