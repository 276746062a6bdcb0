package browsy.layout.flow.floats;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Compares the queries of {@link FloatContext} with a linear search over all boxes, for random
 * floats and initial letters.
 */
class FloatContextTest {

    private static final LineSpan SPAN = new LineSpan(0, 300);

    private record Box(FloatSide side, double left, double right, double start, double end) {
        /** Whether the box has no extent and therefore narrows no line. */
        boolean isEmpty() {
            return start >= end || left >= right;
        }
    }

    @Test
    void freeSpaceIsThatBesideAllFloats() {
        Random random = new Random(7);
        for (int run = 0; run < 60; run++) {
            FloatContext floats = new FloatContext();
            List<Box> boxes = new ArrayList<>();
            for (int i = 0; i < 90; i++) {
                if (random.nextInt(12) == 0 && !boxes.isEmpty()) {
                    int kept = random.nextInt(boxes.size());
                    floats.rollBack(kept);
                    boxes.subList(kept, boxes.size()).clear();
                }
                boxes.add(random.nextInt(9) == 0 ? letter(floats, random) : place(floats, random));
                double from = random.nextInt(400);
                double to = from + random.nextInt(3) * 25;
                assertEquals(room(boxes, from, to), floats.between(SPAN, from, to));
                assertEquals(nextEnd(boxes, from), floats.nextEnd(from));
            }
        }
    }

    private static Box place(FloatContext floats, Random random) {
        FloatSide side = random.nextBoolean() ? FloatSide.LEFT : FloatSide.RIGHT;
        double width = random.nextInt(120);
        double height = random.nextInt(4) == 0 ? 0 : random.nextInt(150);
        Opportunity placed = floats.place(side, SPAN, random.nextInt(20), width, height, null);
        return new Box(
                side,
                placed.span().left(),
                placed.span().left() + width,
                placed.block(),
                placed.block() + height);
    }

    /** Adds an initial letter. Unlike a float, it may start above floats before it. */
    private static Box letter(FloatContext floats, Random random) {
        double start = random.nextInt(300);
        double end = start + 1 + random.nextInt(60);
        floats.addInitialLetter(FloatSide.LEFT, new LineSpan(0, 25), start, end);
        return new Box(FloatSide.LEFT, 0, 25, start, end);
    }

    private static LineSpan room(List<Box> boxes, double from, double to) {
        double left = SPAN.left();
        double right = SPAN.right();
        for (Box box : boxes) {
            boolean overlaps =
                    !box.isEmpty() && box.end() > from && (box.start() < to || box.start() <= from);
            if (overlaps && box.side() == FloatSide.LEFT) {
                left = Math.max(left, box.right());
            } else if (overlaps) {
                right = Math.min(right, box.left());
            }
        }
        return new LineSpan(left, Math.max(left, right));
    }

    private static double nextEnd(List<Box> boxes, double block) {
        return boxes.stream()
                .filter(box -> !box.isEmpty())
                .mapToDouble(Box::end)
                .filter(end -> end > block)
                .min()
                .orElse(Double.POSITIVE_INFINITY);
    }
}
