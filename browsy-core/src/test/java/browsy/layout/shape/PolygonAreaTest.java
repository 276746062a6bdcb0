package browsy.layout.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Tests extents of polygons against a brute-force computation over all edges. */
class PolygonAreaTest {
    private static final double TOLERANCE = 0.05;

    @Test
    void extentsWithoutMarginEqualThoseOfTheBruteForce() {
        Random random = new Random(1);
        for (int round = 0; round < 500; round++) {
            Contour contour = contour(random, 3 + random.nextInt(12));
            PolygonArea area = PolygonArea.of(List.of(contour), 0);
            assertNotNull(area);
            double from = random.nextInt(1200) / 8.0 - 10;
            double to = from + random.nextInt(240) / 8.0 + 1;
            same(bruteForce(contour, from, to), area.between(from, to));
        }
    }

    @Test
    void marginsAreRoundAtTheCorners() {
        Contour square =
                new Contour(new double[] {0, 10, 10, 0}, new double[] {0, 0, 10, 10}, true);
        PolygonArea area = PolygonArea.of(List.of(square), 5);
        assertNotNull(area);
        assertEquals(-5, area.top());
        assertEquals(15, area.bottom());
        same(new Extent(-5, 15), area.between(2, 4));
        same(new Extent(-3, 13), area.between(-8, -4));
        assertNull(area.between(16, 20));
    }

    @Test
    void flatContoursHaveNoArea() {
        double[] x = {0, 10, 20, 5};
        assertNull(PolygonArea.of(List.of(new Contour(x, x, true)), 5));
    }

    @Test
    void manyEdgesTakeBoundedTime() {
        Random random = new Random(2);
        double[] x = new double[100_000];
        double[] y = new double[x.length];
        for (int i = 0; i < x.length; i++) {
            x[i] = random.nextInt(1000);
            y[i] = i % 2 * 20_000;
        }
        assertTimeoutPreemptively(
                Duration.ofSeconds(30),
                () -> {
                    PolygonArea area = PolygonArea.of(List.of(new Contour(x, y, true)), 3);
                    assertNotNull(area);
                    for (int i = 0; i < 100_000; i++) {
                        assertNotNull(area.between(i / 6.0, i / 6.0 + 20));
                    }
                });
    }

    private static Contour contour(Random random, int size) {
        double[] x = new double[size];
        double[] y = new double[size];
        for (int i = 0; i < size; i++) {
            x[i] = random.nextInt(100);
            y[i] = random.nextInt(130);
        }
        return new Contour(x, y, true);
    }

    private static @Nullable Extent bruteForce(Contour contour, double from, double to) {
        Extent all = null;
        for (int i = 0; i < contour.size(); i++) {
            int next = (i + 1) % contour.size();
            double y1 = contour.y(i);
            double y2 = contour.y(next);
            double start = Math.max(from, Math.min(y1, y2));
            double end = Math.min(to, Math.max(y1, y2));
            if (y1 == y2 || start >= end) {
                continue;
            }
            double slope = (contour.x(next) - contour.x(i)) / (y2 - y1);
            double a = contour.x(i) + (start - y1) * slope;
            double b = contour.x(i) + (end - y1) * slope;
            Extent one = new Extent(Math.min(a, b), Math.max(a, b));
            all = all == null ? one : all.union(one);
        }
        return all;
    }

    private static void same(@Nullable Extent expected, @Nullable Extent actual) {
        if (expected == null || actual == null) {
            assertEquals(expected, actual);
            return;
        }
        assertTrue(
                Math.abs(expected.left() - actual.left()) < TOLERANCE
                        && Math.abs(expected.right() - actual.right()) < TOLERANCE,
                expected + " but " + actual);
    }
}
