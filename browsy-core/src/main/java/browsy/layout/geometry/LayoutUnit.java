package browsy.layout.geometry;

/**
 * Chromium computes layout in units of 1/64 px. Sizes here are doubles, brought onto that grid
 * where Chromium's rounding decides whether something still fits: percentages, text advances,
 * divided space.
 */
public final class LayoutUnit {
    /** The grid, in CSS px. */
    public static final double EPSILON = 1.0 / 64;

    /** Nothing is larger: Chromium's saturation point, in CSS px. */
    public static final double MAX = (1 << 25) - 1;

    private LayoutUnit() {}

    /** Truncated towards zero, as Chromium makes a length or a percentage of a float. */
    public static double truncate(double px) {
        double units = (double) (float) px * 64;
        return clamp((units < 0 ? Math.ceil(units) : Math.floor(units)) / 64);
    }

    public static double floor(double px) {
        return clamp(Math.floor(px * 64) / 64);
    }

    /** As Chromium does with the advance of a piece of text. */
    public static double ceil(double px) {
        return clamp(Math.ceil(px * 64) / 64);
    }

    public static double round(double px) {
        return clamp(Math.rint(px * 64) / 64);
    }

    /** Within what there is, but not brought onto the grid. */
    public static double clamp(double px) {
        return Double.isNaN(px) ? 0 : Math.max(-MAX, Math.min(MAX, px));
    }
}
