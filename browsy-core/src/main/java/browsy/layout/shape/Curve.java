package browsy.layout.shape;

/**
 * A piece of an outline that has one line offset at each block offset from one end to the other.
 */
sealed interface Curve {
    double top();

    double bottom();

    /** The line offset at a block offset between its ends. */
    double at(double block);

    /** A straight edge; one of no height is none. */
    record Edge(double top, double lineAtTop, double bottom, double lineAtBottom) implements Curve {
        @Override
        public double at(double block) {
            double share = (block - top) / (bottom - top);
            return lineAtTop + share * (lineAtBottom - lineAtTop);
        }
    }

    /** The left half of a circle. */
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
