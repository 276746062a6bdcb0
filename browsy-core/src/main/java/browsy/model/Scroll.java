package browsy.model;

/**
 * The scroll offset of a page.
 *
 * @param x the horizontal offset in CSS px
 * @param y the vertical offset in CSS px
 */
public record Scroll(double x, double y) {

    /** The start of the page. */
    public static final Scroll TOP = new Scroll(0, 0);

    /**
     * @throws IllegalArgumentException if an offset is not finite
     */
    public Scroll {
        if (!Double.isFinite(x + y)) {
            throw new IllegalArgumentException("scroll offsets must be finite: " + x + "," + y);
        }
    }
}
