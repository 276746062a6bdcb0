package browsy.model;

/**
 * The size of the viewport.
 *
 * @param width the width in CSS px, finite and positive
 * @param height the height in CSS px, finite and positive
 */
public record Viewport(double width, double height) {

    /** The default viewport: 1920 by 1080 CSS px. */
    public static final Viewport DEFAULT = new Viewport(1920, 1080);

    /**
     * @throws IllegalArgumentException if a side is not a positive finite number
     */
    public Viewport {
        if (!(width > 0)
                || !(height > 0)
                || Double.isInfinite(width)
                || Double.isInfinite(height)) {
            throw new IllegalArgumentException(
                    "viewport sides must be positive and finite: " + width + "x" + height);
        }
    }

    // Written out, because linking the generated method takes milliseconds on the first page.
    @Override
    public String toString() {
        return "Viewport[width=" + width + ", height=" + height + "]";
    }
}
