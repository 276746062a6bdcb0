package browsy.layout.shape;

import org.jspecify.annotations.Nullable;

/**
 * The lower envelope of curves towards the left: finds the leftmost curve at a block offset. It is
 * a Li Chao tree over steps of 1/64 px, in which any two curves may cross at most once. Insertion
 * takes O(log² n) and a query O(log n) evaluations, where n is the number of steps.
 */
final class LeftEnvelope {
    private static final double STEPS_PER_PX = 64;

    private final double top;
    private final long last;
    private final Node root = new Node();

    /** A node for an interval of steps. Children are created on demand. */
    private static final class Node {
        private @Nullable Curve curve;
        private @Nullable Node upper;
        private @Nullable Node lower;

        private Node upper() {
            if (upper == null) {
                upper = new Node();
            }
            return upper;
        }

        private Node lower() {
            if (lower == null) {
                lower = new Node();
            }
            return lower;
        }
    }

    /** Creates an envelope for curves between two block offsets. */
    LeftEnvelope(double top, double bottom) {
        this.top = top;
        this.last = Math.max(0, (long) Math.ceil((bottom - top) * STEPS_PER_PX) - 1);
    }

    /** Adds a curve for the steps whose middle it covers. */
    void add(Curve curve) {
        long from = (long) Math.ceil((curve.top() - top) * STEPS_PER_PX - 0.5);
        long to = (long) Math.floor((curve.bottom() - top) * STEPS_PER_PX - 0.5);
        add(root, 0, last, Math.max(0, from), Math.min(last, to), curve);
    }

    /** Returns the block offset of the middle of a step. */
    private double offset(long step) {
        return top + (step + 0.5) / STEPS_PER_PX;
    }

    /**
     * Adds a curve to the nodes whose intervals it covers completely.
     *
     * @param first the first step of the node's interval
     * @param end the last step of the node's interval
     * @param from the first step of the curve
     * @param to the last step of the curve
     */
    private void add(Node node, long first, long end, long from, long to, Curve curve) {
        if (to < first || from > end) {
            return;
        }
        if (from <= first && end <= to) {
            keepBest(node, first, end, curve);
            return;
        }
        long middle = (first + end) / 2;
        add(node.upper(), first, middle, from, to, curve);
        add(node.lower(), middle + 1, end, from, to, curve);
    }

    /**
     * Inserts a curve into a subtree that it covers. Each node keeps the curve that is leftmost in
     * the middle of its interval; the other curve descends to the half in which it can still be
     * leftmost.
     */
    private void keepBest(Node start, long start0, long end0, Curve added) {
        Node node = start;
        long first = start0;
        long end = end0;
        Curve curve = added;
        while (node.curve != null) {
            Curve other = node.curve;
            long middle = (first + end) / 2;
            if (curve.at(offset(middle)) < other.at(offset(middle))) {
                node.curve = curve;
                curve = other;
                other = node.curve;
            }
            if (first == end) {
                return;
            }
            if (curve.at(offset(first)) < other.at(offset(first))) {
                node = node.upper();
                end = middle;
            } else if (curve.at(offset(end)) < other.at(offset(end))) {
                node = node.lower();
                first = middle + 1;
            } else {
                return;
            }
        }
        node.curve = curve;
    }

    /**
     * Returns the leftmost line offset just below a block offset; infinity if no curve is there.
     */
    double below(double block) {
        return at(block, (long) Math.floor((block - top) * STEPS_PER_PX));
    }

    /**
     * Returns the leftmost line offset just above a block offset; infinity if no curve is there.
     */
    double above(double block) {
        return at(block, (long) Math.ceil((block - top) * STEPS_PER_PX) - 1);
    }

    private double at(double block, long step) {
        double best = Double.POSITIVE_INFINITY;
        if (step < 0 || step > last) {
            return best;
        }
        Node node = root;
        long first = 0;
        long end = last;
        while (node != null) {
            Curve curve = node.curve;
            if (curve != null) {
                double within = Math.max(curve.top(), Math.min(curve.bottom(), block));
                best = Math.min(best, curve.at(within));
            }
            long middle = (first + end) / 2;
            if (step <= middle) {
                node = node.upper;
                end = middle;
            } else {
                node = node.lower;
                first = middle + 1;
            }
        }
        return best;
    }
}
