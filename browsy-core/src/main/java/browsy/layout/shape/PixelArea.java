package browsy.layout.shape;

import org.jspecify.annotations.Nullable;

/**
 * A rasterized area: whole pixels that the shape touches, grown by a margin. Browsers rasterize
 * paths to find float areas. The raster ranges from the start of the reference box to the end of
 * the shape on the block axis, and the margin is cut there as well.
 *
 * @param drawn the exact area
 * @param margin the margin in whole px
 */
record PixelArea(PolygonArea drawn, int margin) implements ShapeArea {
    /**
     * The maximum number of rows of the margin that are examined; beyond it, rows are skipped
     * regularly.
     */
    private static final int MAX_ROWS = 1000;

    /**
     * The distance from the edge of a pixel row to its first sample; smaller overlaps are not
     * rasterized.
     */
    private static final double FIRST_SAMPLE = 1 / 8.0;

    @Override
    public double top() {
        return Math.max(0, Math.floor(drawn.top()) - margin);
    }

    @Override
    public double bottom() {
        return Math.ceil(drawn.bottom());
    }

    @Override
    public int samples() {
        return 1 + 2 * Math.min(margin, MAX_ROWS);
    }

    @Override
    public @Nullable Extent between(double from, double to) {
        double start = Math.max(top(), Math.floor(from));
        double end = Math.min(bottom(), Math.max(start + 1, Math.floor(to)));
        Extent extent = grown(rows(start, end), margin);
        int stride = 1 + margin / MAX_ROWS;
        for (int away = 1; away <= margin; away += stride) {
            int reach = (int) Math.sqrt((double) margin * margin - (double) away * away);
            extent = union(extent, grown(rows(start - away, start - away + 1), reach));
            extent = union(extent, grown(rows(end + away - 1, end + away), reach));
        }
        // In browsers an empty row has an extent from 0 to 0.
        return extent == null ? new Extent(0, 0) : extent;
    }

    /** Returns the rasterized extent of a range of rows; null if it is empty. */
    private @Nullable Extent rows(double from, double to) {
        Extent exact = drawn.between(from + FIRST_SAMPLE, to - FIRST_SAMPLE);
        return exact == null
                ? null
                : new Extent(Math.floor(exact.left()), Math.ceil(exact.right()));
    }

    private static @Nullable Extent grown(@Nullable Extent extent, int by) {
        return extent == null ? null : new Extent(extent.left() - by, extent.right() + by);
    }

    private static @Nullable Extent union(@Nullable Extent a, @Nullable Extent b) {
        return a == null ? b : b == null ? a : a.union(b);
    }
}
