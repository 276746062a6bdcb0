package browsy.css.value;

import org.jspecify.annotations.Nullable;

/**
 * A color in sRGB.
 *
 * @param red 0 to 255
 * @param green 0 to 255
 * @param blue 0 to 255
 * @param alpha 0 (transparent) to 1
 */
public record Color(int red, int green, int blue, double alpha) {
    public static final Color TRANSPARENT = new Color(0, 0, 0, 0);
    public static final Color BLACK = new Color(0, 0, 0, 1);
    public static final Color WHITE = new Color(255, 255, 255, 1);

    // Hand-written: the first call of a generated equals is slow and delays the first page.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Color that
                && red == that.red
                && green == that.green
                && blue == that.blue
                && Double.compare(alpha, that.alpha) == 0;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * (31 * red + green) + blue) + Double.hashCode(alpha);
    }
}
