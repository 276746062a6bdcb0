package browsy.layout.shape;

import org.jspecify.annotations.Nullable;

/** A rectangle with rounded corners. */
record RoundedArea(
        double left,
        double top,
        double right,
        double bottom,
        Corner topLeft,
        Corner topRight,
        Corner bottomRight,
        Corner bottomLeft)
        implements ShapeArea {

    /** The radii of a corner along the line and block axis. */
    record Corner(double line, double block) {
        static final Corner SHARP = new Corner(0, 0);

        Corner scaled(double factor) {
            return new Corner(line * factor, block * factor);
        }

        Corner grown(double by) {
            return new Corner(line + by, block + by);
        }

        Corner turned() {
            return new Corner(block, line);
        }

        private boolean isRound() {
            return line > 0 && block > 0;
        }

        /**
         * Returns the distance from the side to the corner's arc at a block distance from the start
         * of the arc.
         */
        private double missing(double distance) {
            double share = Math.min(1, distance / block);
            return line * (1 - Math.sqrt(1 - share * share));
        }
    }

    /**
     * Returns the rectangle with its radii scaled down so that they do not overlap.
     *
     * @see <a
     *     href="https://drafts.csswg.org/css-backgrounds-3/#corner-overlap">css-backgrounds-3</a>
     */
    RoundedArea fitted() {
        double factor = 1;
        factor = fit(factor, right - left, topLeft.line + topRight.line);
        factor = fit(factor, right - left, bottomLeft.line + bottomRight.line);
        factor = fit(factor, bottom - top, topLeft.block + bottomLeft.block);
        factor = fit(factor, bottom - top, topRight.block + bottomRight.block);
        return factor == 1
                ? this
                : new RoundedArea(
                        left,
                        top,
                        right,
                        bottom,
                        topLeft.scaled(factor),
                        topRight.scaled(factor),
                        bottomRight.scaled(factor),
                        bottomLeft.scaled(factor));
    }

    private static double fit(double factor, double side, double radii) {
        return radii > side ? Math.min(factor, side / radii) : factor;
    }

    /** Returns the rectangle grown by a margin. */
    RoundedArea grown(double by) {
        return by <= 0
                ? this
                : new RoundedArea(
                        left - by,
                        top - by,
                        right + by,
                        bottom + by,
                        topLeft.grown(by),
                        topRight.grown(by),
                        bottomRight.grown(by),
                        bottomLeft.grown(by));
    }

    @Override
    public @Nullable Extent between(double from, double to) {
        if (left >= right || top >= bottom || to < top || from >= bottom) {
            return null;
        }
        double start = Math.max(from, top);
        double end = Math.min(to, bottom);
        return new Extent(
                left + missing(topLeft, bottomLeft, start, end),
                right - missing(topRight, bottomRight, start, end));
    }

    /**
     * Returns the distance from one side to the area's edge between two block offsets, which
     * corners cause. It is 0 unless the whole range is within one corner.
     */
    private double missing(Corner first, Corner last, double from, double to) {
        double turnsUntil = top + first.block;
        double turnsFrom = bottom - last.block;
        if (first.isRound() && to < turnsUntil) {
            return first.missing(turnsUntil - to);
        }
        return last.isRound() && from > turnsFrom ? last.missing(from - turnsFrom) : 0;
    }
}
