package browsy.layout.flow.floats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The margin boxes of floats and initial letters in the order in which they were placed. Blocks of
 * two, four, eight ... of them know how far they reach, so that most of many need not be looked at
 * one by one.
 */
final class FloatExtents {

    private static final int INITIAL_CAPACITY = 16;

    /** What is known of blocks of one size. */
    private static final class Level {
        /** The lowest block end; -infinity where nothing has any height. */
        private double[] lowestEnd = new double[INITIAL_CAPACITY];

        /** The highest block end; -infinity where something has no height. */
        private double[] highestEnd = new double[INITIAL_CAPACITY];

        private double[] lowestStart = new double[INITIAL_CAPACITY];
        private double[] highestStart = new double[INITIAL_CAPACITY];

        /** How far those on the left reach to the right; -infinity without one. */
        private double[] left = new double[INITIAL_CAPACITY];

        /** How far those on the right reach to the left; infinity without one. */
        private double[] right = new double[INITIAL_CAPACITY];

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

        private void ensureRoomFor(int block) {
            if (block >= lowestEnd.length) {
                int capacity = lowestEnd.length * 2;
                lowestEnd = Arrays.copyOf(lowestEnd, capacity);
                highestEnd = Arrays.copyOf(highestEnd, capacity);
                lowestStart = Arrays.copyOf(lowestStart, capacity);
                highestStart = Arrays.copyOf(highestStart, capacity);
                left = Arrays.copyOf(left, capacity);
                right = Arrays.copyOf(right, capacity);
            }
        }

        private void join(int block, Level halves) {
            ensureRoomFor(block);
            int a = block * 2;
            int b = a + 1;
            lowestEnd[block] = Math.max(halves.lowestEnd[a], halves.lowestEnd[b]);
            highestEnd[block] = Math.min(halves.highestEnd[a], halves.highestEnd[b]);
            lowestStart[block] = Math.max(halves.lowestStart[a], halves.lowestStart[b]);
            highestStart[block] = Math.min(halves.highestStart[a], halves.highestStart[b]);
            left[block] = Math.max(halves.left[a], halves.left[b]);
            right[block] = Math.min(halves.right[a], halves.right[b]);
        }
    }

    /** The first level has a block for each float, each further one blocks of twice the size. */
    private final List<Level> levels = new ArrayList<>();

    private int size;

    /** The same, to which others may be added. */
    FloatExtents copy() {
        FloatExtents copy = new FloatExtents();
        levels.forEach(level -> copy.levels.add(level.copy()));
        copy.size = size;
        return copy;
    }

    void add(FloatSide side, double lineLeft, double lineRight, double start, double end) {
        Level single = level(0);
        single.ensureRoomFor(size);
        // CSS 2.2, 9.5: what has no height is beside no line, what has no width leaves all the
        // room.
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

    private Level level(int k) {
        if (k == levels.size()) {
            levels.add(new Level());
        }
        return levels.get(k);
    }

    /** Forgets all but the first ones. */
    void truncate(int newSize) {
        size = newSize;
    }

    /** What is left of a span between two block offsets; never of negative size. */
    LineSpan between(LineSpan span, double from, double to) {
        Room room = new Room(span, from, to);
        forEachBlock(room::take);
        return new LineSpan(room.left, Math.max(room.left, room.right));
    }

    /** Whether both sides narrow a span between two block offsets until nothing is left of it. */
    boolean shuts(LineSpan span, double from, double to) {
        Room room = new Room(span, from, to);
        forEachBlock(room::take);
        return room.left > room.right && room.left > span.left() && room.right < span.right();
    }

    /** The next block offset below {@code block} at which something ends; infinity without one. */
    double nextEnd(double block) {
        NextEnd next = new NextEnd(block);
        forEachBlock(next::take);
        return next.end;
    }

    @FunctionalInterface
    private interface BlockVisitor {
        void take(int level, int block);
    }

    /** Visits the largest blocks that there are. */
    private void forEachBlock(BlockVisitor visitor) {
        int done = 0;
        for (int k = levels.size() - 1; k >= 0; k--) {
            if ((size & (1 << k)) != 0) {
                visitor.take(k, done >> k);
                done += 1 << k;
            }
        }
    }

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

        void take(int k, int block) {
            Level level = levels.get(k);
            boolean narrows = level.left[block] > left || level.right[block] < right;
            if (!narrows || level.lowestEnd[block] <= from || !starts(level.highestStart[block])) {
                return;
            }
            if (level.highestEnd[block] > from && starts(level.lowestStart[block])) {
                left = Math.max(left, level.left[block]);
                right = Math.min(right, level.right[block]);
                return;
            }
            take(k - 1, block * 2);
            take(k - 1, block * 2 + 1);
        }

        private boolean starts(double start) {
            return start < to || start <= from;
        }
    }

    private final class NextEnd {
        private final double after;
        private double end = Double.POSITIVE_INFINITY;

        NextEnd(double after) {
            this.after = after;
        }

        void take(int k, int block) {
            Level level = levels.get(k);
            if (level.lowestEnd[block] <= after || level.highestEnd[block] >= end) {
                return;
            }
            if (level.highestEnd[block] > after) {
                end = level.highestEnd[block];
                return;
            }
            take(k - 1, block * 2);
            take(k - 1, block * 2 + 1);
        }
    }
}
