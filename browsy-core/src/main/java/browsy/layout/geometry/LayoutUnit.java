package browsy.layout.geometry;

/**
 * Rounding to Chromium's grid for layout lengths, 1/64 px ({@code LayoutUnit} in Blink).
 *
 * <p>Layout computes with doubles. It rounds a value to the grid only where Chromium's rounding
 * decides whether content fits: percentages, text advances, divided space.
 */
public final class LayoutUnit {
    /** The distance between two values of the grid, in CSS px. */
    public static final double EPSILON = 1.0 / 64;

    /** The largest length, in CSS px: the value at which Chromium's fixed-point type saturates. */
    public static final double MAX = (1 << 25) - 1;

    private LayoutUnit() {}

    /**
     * Rounds towards zero, as Chromium does when it converts a float (a computed length or a
     * resolved percentage).
     */
    public static double truncate(double px) {
        double units = (double) (float) px * 64;
        return clamp((units < 0 ? Math.ceil(units) : Math.floor(units)) / 64);
    }

    /** Rounds down to the grid. */
    public static double floor(double px) {
        return clamp(Math.floor(px * 64) / 64);
    }

    /** Rounds up to the grid, as Chromium does with the advance of a text run. */
    public static double ceil(double px) {
        return clamp(Math.ceil(px * 64) / 64);
    }

    /** Rounds to the nearest value of the grid; a tie goes to the even number of units. */
    public static double round(double px) {
        return clamp(Math.rint(px * 64) / 64);
    }

    /** Limits a length to ±{@link #MAX} without rounding it to the grid; NaN becomes 0. */
    public static double clamp(double px) {
        return Double.isNaN(px) ? 0 : Math.max(-MAX, Math.min(MAX, px));
    }
}
