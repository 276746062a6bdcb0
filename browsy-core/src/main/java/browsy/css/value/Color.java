package browsy.css.value;

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
}
