package browsy.css.value.shape;

/**
 * A segment of an SVG path. Coordinates are absolute, in CSS px.
 *
 * @see <a href="https://svgwg.org/svg2-draft/paths.html#PathData">SVG 2</a>
 */
public sealed interface PathSegment {

    /** Returns the segment with all coordinates multiplied by {@code factor}. */
    PathSegment scaled(double factor);

    /** The command {@code M}. */
    record Move(double x, double y) implements PathSegment {
        @Override
        public Move scaled(double factor) {
            return new Move(x * factor, y * factor);
        }
    }

    /** The commands {@code L}, {@code H} and {@code V}. */
    record Line(double x, double y) implements PathSegment {
        @Override
        public Line scaled(double factor) {
            return new Line(x * factor, y * factor);
        }
    }

    /**
     * A cubic curve: the commands {@code C} and {@code S}, and {@code Q} and {@code T} after
     * conversion.
     */
    record Curve(double x1, double y1, double x2, double y2, double x, double y)
            implements PathSegment {
        @Override
        public Curve scaled(double factor) {
            return new Curve(
                    x1 * factor, y1 * factor, x2 * factor, y2 * factor, x * factor, y * factor);
        }
    }

    /**
     * The command {@code A}.
     *
     * @param rotation the rotation of the x axis of the ellipse in radians
     */
    record Arc(
            double radiusX,
            double radiusY,
            double rotation,
            boolean large,
            boolean sweep,
            double x,
            double y)
            implements PathSegment {
        @Override
        public Arc scaled(double factor) {
            return new Arc(
                    radiusX * factor,
                    radiusY * factor,
                    rotation,
                    large,
                    sweep,
                    x * factor,
                    y * factor);
        }
    }

    /** The command {@code Z}. */
    enum Close implements PathSegment {
        CLOSE;

        @Override
        public Close scaled(double factor) {
            return this;
        }
    }
}
