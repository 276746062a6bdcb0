package browsy.layout.flow.floats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The margin boxes of floats and initial letters in the order in which they were placed, in a
 * binary tree of aggregates. Level {@code k} has one node for each 2^k consecutive boxes. A query
 * skips nodes whose aggregates show that none of their boxes matters, so its time is logarithmic in
 * the usual case.
 */
final class FloatExtents {

    private static final int INITIAL_CAPACITY = 16;

    /**
     * The aggregates of the nodes of one level. A box without height or width has no extent: it
     * narrows no line.
     */
    private static final class Level {
        /** The greatest block end; -infinity if no box has an extent. */
        private double[] lowestEnd = new double[INITIAL_CAPACITY];

        /** The smallest block end; -infinity if a box has no extent. */
        private double[] highestEnd = new double[INITIAL_CAPACITY];

        /** The greatest block start. */
        private double[] lowestStart = new double[INITIAL_CAPACITY];

        /** The smallest block start. */
        private double[] highestStart = new double[INITIAL_CAPACITY];

        /** The greatest line-right edge of the left boxes; -infinity without one. */
        private double[] left = new double[INITIAL_CAPACITY];

        /** The smallest line-left edge of the right boxes; infinity without one. */
        private double[] right = new double[INITIAL_CAPACITY];

        /** Returns an independent copy. */
        private Level copy() {
            Level copy = new Level();
            copy.lowestEnd = lowestEnd.clone();
            copy.highestEnd = highestEnd.clone();
            copy.lowestStart = lowestStart.clone();
            copy.highestStart = highestStart.clone();
            copy.left = left.clone();
            copy.right = right.clone();
            return copy;
        }

        private void ensureRoomFor(int node) {
            if (node >= lowestEnd.length) {
                int capacity = lowestEnd.length * 2;
                lowestEnd = Arrays.copyOf(lowestEnd, capacity);
                highestEnd = Arrays.copyOf(highestEnd, capacity);
                lowestStart = Arrays.copyOf(lowestStart, capacity);
                highestStart = Arrays.copyOf(highestStart, capacity);
                left = Arrays.copyOf(left, capacity);
                right = Arrays.copyOf(right, capacity);
            }
        }

        /** Computes a node from its two child nodes in the level below. */
        private void join(int node, Level halves) {
            ensureRoomFor(node);
            int a = node * 2;
            int b = a + 1;
            lowestEnd[node] = Math.max(halves.lowestEnd[a], halves.lowestEnd[b]);
            highestEnd[node] = Math.min(halves.highestEnd[a], halves.highestEnd[b]);
            lowestStart[node] = Math.max(halves.lowestStart[a], halves.lowestStart[b]);
            highestStart[node] = Math.min(halves.highestStart[a], halves.highestStart[b]);
            left[node] = Math.max(halves.left[a], halves.left[b]);
            right[node] = Math.min(halves.right[a], halves.right[b]);
        }
    }

    /** The levels from the leaves (one node for each box) upwards. */
    private final List<Level> levels = new ArrayList<>();

    private int size;

    /** Returns an independent copy. */
    FloatExtents copy() {
        FloatExtents copy = new FloatExtents();
        levels.forEach(level -> copy.levels.add(level.copy()));
        copy.size = size;
        return copy;
    }

    /** Adds a box as a leaf, and computes the ancestors whose last leaf it is. */
    void add(FloatSide side, double lineLeft, double lineRight, double start, double end) {
        Level single = level(0);
        single.ensureRoomFor(size);
        // CSS 2.2, 9.5: a float without height is beside no line; one without width narrows none.
        double reach = start < end && lineLeft < lineRight ? end : Double.NEGATIVE_INFINITY;
        boolean isLeft = side == FloatSide.LEFT;
        single.lowestEnd[size] = reach;
        single.highestEnd[size] = reach;
        single.lowestStart[size] = start;
        single.highestStart[size] = start;
        boolean narrows = lineLeft < lineRight;
        single.left[size] = narrows && isLeft ? lineRight : Double.NEGATIVE_INFINITY;
        single.right[size] = narrows && !isLeft ? lineLeft : Double.POSITIVE_INFINITY;
        size++;
        for (int k = 1; size % (1 << k) == 0; k++) {
            level(k).join((size >> k) - 1, level(k - 1));
        }
    }

    /** Returns a level, which is created on first use. */
    private Level level(int k) {
        if (k == levels.size()) {
            levels.add(new Level());
        }
        return levels.get(k);
    }

    /**
     * Removes the last boxes so that {@code newSize} remain. Nodes of removed boxes are overwritten
     * later.
     */
    void truncate(int newSize) {
        size = newSize;
    }

    /**
     * Returns the part of a span that the boxes leave free between two block offsets. Its size is
     * not negative.
     */
    LineSpan between(LineSpan span, double from, double to) {
        Room room = new Room(span, from, to);
        forEachNode(room::take);
        return new LineSpan(room.left, Math.max(room.left, room.right));
    }

    /**
     * Whether left and right boxes both narrow a span between two block offsets and overlap each
     * other.
     */
    boolean shuts(LineSpan span, double from, double to) {
        Room room = new Room(span, from, to);
        forEachNode(room::take);
        return room.left > room.right && room.left > span.left() && room.right < span.right();
    }

    /**
     * Returns the smallest block end of a box that is greater than {@code block}; infinity without
     * one.
     */
    double nextEnd(double block) {
        NextEnd next = new NextEnd(block);
        forEachNode(next::take);
        return next.end;
    }

    @FunctionalInterface
    private interface NodeVisitor {
        void take(int level, int node);
    }

    /**
     * Visits the roots of the smallest set of complete subtrees that covers all boxes, one for each
     * bit of {@link #size}.
     */
    private void forEachNode(NodeVisitor visitor) {
        int done = 0;
        for (int k = levels.size() - 1; k >= 0; k--) {
            if ((size & (1 << k)) != 0) {
                visitor.take(k, done >> k);
                done += 1 << k;
            }
        }
    }

    /** Query for the free part of a span. Narrows {@code left} and {@code right} node by node. */
    private final class Room {
        private final double from;
        private final double to;
        private double left;
        private double right;

        Room(LineSpan span, double from, double to) {
            this.from = from;
            this.to = to;
            left = span.left();
            right = span.right();
        }

        void take(int k, int node) {
            Level level = levels.get(k);
            boolean narrows = level.left[node] > left || level.right[node] < right;
            if (!narrows
                    || level.lowestEnd[node] <= from
                    || !startsWithin(level.highestStart[node])) {
                return;
            }
            if (level.highestEnd[node] > from && startsWithin(level.lowestStart[node])) {
                left = Math.max(left, level.left[node]);
                right = Math.min(right, level.right[node]);
                return;
            }
            take(k - 1, node * 2);
            take(k - 1, node * 2 + 1);
        }

        /**
         * Whether a block start is before the end of the range. An empty range counts as a point.
         */
        private boolean startsWithin(double start) {
            return start < to || start <= from;
        }
    }

    /** Query for the smallest block end after an offset. */
    private final class NextEnd {
        private final double after;
        private double end = Double.POSITIVE_INFINITY;

        NextEnd(double after) {
            this.after = after;
        }

        void take(int k, int node) {
            Level level = levels.get(k);
            if (level.lowestEnd[node] <= after || level.highestEnd[node] >= end) {
                return;
            }
            if (level.highestEnd[node] > after) {
                end = level.highestEnd[node];
                return;
            }
            take(k - 1, node * 2);
            take(k - 1, node * 2 + 1);
        }
    }
}
