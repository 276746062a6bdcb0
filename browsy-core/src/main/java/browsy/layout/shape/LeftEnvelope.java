package browsy.layout.shape;

import org.jspecify.annotations.Nullable;

/**
 * Which of many curves is furthest to the left at a block offset: a Li Chao tree. Any two of the
 * curves may cross once. Offsets are told apart as finely as layout does.
 */
final class LeftEnvelope {
    private static final double STEPS_PER_PX = 64;

    private final double top;
    private final long last;
    private final Node root = new Node();

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

    /** An envelope of curves that all lie between two block offsets. */
    LeftEnvelope(double top, double bottom) {
        this.top = top;
        this.last = Math.max(0, (long) Math.ceil((bottom - top) * STEPS_PER_PX) - 1);
    }

    void add(Curve curve) {
        long from = (long) Math.ceil((curve.top() - top) * STEPS_PER_PX - 0.5);
        long to = (long) Math.floor((curve.bottom() - top) * STEPS_PER_PX - 0.5);
        add(root, 0, last, Math.max(0, from), Math.min(last, to), curve);
    }

    /** The middle of a step. */
    private double offset(long step) {
        return top + (step + 0.5) / STEPS_PER_PX;
    }

    /** Gives a curve to the nodes that it reaches through all of. */
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

    /** Each node keeps what is best in its middle, and hands the other on to where that may win. */
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

    /** The leftmost line offset just below a block offset; infinity without any curve there. */
    double below(double block) {
        return at(block, (long) Math.floor((block - top) * STEPS_PER_PX));
    }

    /** The leftmost line offset just above a block offset; infinity without any curve there. */
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
