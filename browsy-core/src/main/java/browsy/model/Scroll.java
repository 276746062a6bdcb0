package browsy.model;

/**
 * How far the page is scrolled.
 *
 * @param x in CSS px
 * @param y in CSS px
 */
public record Scroll(double x, double y) {

    /** Not scrolled. */
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
