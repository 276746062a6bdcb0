package browsy.layout.shape;

import java.util.Arrays;
import java.util.List;

/**
 * The left outline of polygons with a margin: returns the leftmost line offset between any two
 * block offsets in logarithmic time. The outline consists of the edges moved outwards, circles
 * around the vertices, and the leftmost points of the circles. Edges and circles are in two {@link
 * LeftEnvelope}s, because curves of one envelope may cross only once; the leftmost points are in a
 * segment tree.
 */
final class LeftOutline {
    private final LeftEnvelope edges;
    private final LeftEnvelope circles;

    /** The block offsets of all vertices, sorted. */
    private final double[] blocks;

    /**
     * A segment tree of minimums; the leaves are the left ends of the vertices in the order of
     * {@link #blocks}.
     */
    private final double[] leftmost;

    private final double margin;
    private final double top;
    private final double bottom;

    LeftOutline(List<Contour> contours, double margin) {
        this.margin = margin;
        double[][] vertices = vertices(contours);
        int n = vertices.length;
        blocks = new double[n];
        leftmost = new double[2 * n];
        for (int i = 0; i < n; i++) {
            blocks[i] = vertices[i][1];
            leftmost[n + i] = vertices[i][0] - margin;
        }
        for (int i = n - 1; i > 0; i--) {
            leftmost[i] = Math.min(leftmost[2 * i], leftmost[2 * i + 1]);
        }
        top = blocks[0] - margin;
        bottom = blocks[n - 1] + margin;
        edges = new LeftEnvelope(top, bottom);
        circles = new LeftEnvelope(top, bottom);
        contours.forEach(this::addEdges);
        if (margin > 0) {
            for (double[] vertex : vertices) {
                circles.add(new Curve.HalfCircle(vertex[0], vertex[1], margin));
            }
        }
    }

    private static double[][] vertices(List<Contour> contours) {
        double[][] all = new double[contours.stream().mapToInt(Contour::size).sum()][];
        int n = 0;
        for (Contour contour : contours) {
            for (int i = 0; i < contour.size(); i++) {
                all[n++] = new double[] {contour.x(i), contour.y(i)};
            }
        }
        Arrays.sort(all, (a, b) -> Double.compare(a[1], b[1]));
        return all;
    }

    private void addEdges(Contour contour) {
        for (int i = 0; i < contour.size(); i++) {
            int next = (i + 1) % contour.size();
            int upper = contour.y(i) < contour.y(next) ? i : next;
            int lower = upper == i ? next : i;
            double height = contour.y(lower) - contour.y(upper);
            if (height > 0) {
                addEdge(contour, upper, lower, height);
            }
        }
    }

    /** Adds an edge, moved outwards by the margin perpendicular to itself. */
    private void addEdge(Contour contour, int upper, int lower, double height) {
        double width = contour.x(lower) - contour.x(upper);
        double length = Math.hypot(width, height);
        double line = -margin * height / length;
        double block = margin * width / length;
        edges.add(
                new Curve.Edge(
                        contour.y(upper) + block,
                        contour.x(upper) + line,
                        contour.y(lower) + block,
                        contour.x(lower) + line));
    }

    double top() {
        return top;
    }

    double bottom() {
        return bottom;
    }

    /**
     * Returns the leftmost line offset between two block offsets; infinity if there is nothing. The
     * minimum over a range is at one of its ends or at a vertex in between.
     */
    double between(double from, double to) {
        double left = Math.min(edges.below(from), edges.above(to));
        left = Math.min(left, Math.min(circles.below(from), circles.above(to)));
        return Math.min(left, vertexBetween(from, to));
    }

    private double vertexBetween(double from, double to) {
        double left = Double.POSITIVE_INFINITY;
        int n = blocks.length;
        int a = n + firstAfter(from, true);
        int b = n + firstAfter(to, false);
        while (a < b) {
            if (a % 2 == 1) {
                left = Math.min(left, leftmost[a++]);
            }
            if (b % 2 == 1) {
                left = Math.min(left, leftmost[--b]);
            }
            a /= 2;
            b /= 2;
        }
        return left;
    }

    /**
     * Returns the number of vertices above a block offset, including those on it if {@code
     * inclusive}.
     */
    private int firstAfter(double block, boolean inclusive) {
        int low = 0;
        int high = blocks.length;
        while (low < high) {
            int middle = (low + high) / 2;
            if (blocks[middle] < block || inclusive && blocks[middle] == block) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
