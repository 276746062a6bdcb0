package browsy.layout.shape;

/**
 * A monotonic piece of an outline: a function from block offset to line offset between two block
 * offsets.
 */
sealed interface Curve {
    double top();

    double bottom();

    /** Returns the line offset at a block offset from {@code top} to {@code bottom}. */
    double at(double block);

    /** A straight edge with a height greater than zero. */
    record Edge(double top, double lineAtTop, double bottom, double lineAtBottom) implements Curve {
        @Override
        public double at(double block) {
            double share = (block - top) / (bottom - top);
            return lineAtTop + share * (lineAtBottom - lineAtTop);
        }
    }

    /** The left half of a circle with the given centre. */
    record HalfCircle(double line, double block, double radius) implements Curve {
        @Override
        public double top() {
            return block - radius;
        }

        @Override
        public double bottom() {
            return block + radius;
        }

        @Override
        public double at(double offset) {
            double share = (offset - block) / radius;
            return line - radius * Math.sqrt(Math.max(0, 1 - share * share));
        }
    }
}
