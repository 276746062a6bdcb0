package browsy.layout.multicol;

import browsy.layout.geometry.LayoutUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/**
 * The runs of content between forced breaks, and the least column height for them. Each run gets
 * one column; spare columns go one by one to the run with the highest columns.
 *
 * @see <a href="https://drafts.csswg.org/css-multicol-1/#cf">css-multicol-1</a>
 */
final class ContentRuns {
    private final List<Double> runs = new ArrayList<>();

    private record Share(double size, int columns) {
        private double columnSize() {
            return LayoutUnit.ceil(size / columns);
        }
    }

    void add(double size) {
        runs.add(size);
    }

    double tallest() {
        return runs.stream().mapToDouble(Double::doubleValue).max().orElse(0);
    }

    /**
     * The block size of the columns, in CSS px, under the assumption that runs can be broken
     * anywhere.
     */
    double balanced(int columns) {
        PriorityQueue<Share> shares =
                new PriorityQueue<>(Comparator.comparingDouble(Share::columnSize).reversed());
        for (double run : runs) {
            shares.add(new Share(run, 1));
        }
        if (runs.size() == 1) {
            return new Share(runs.get(0), columns).columnSize();
        }
        for (int spare = columns - runs.size(); spare > 0; spare--) {
            Share tallest = shares.poll();
            if (tallest == null) {
                break;
            }
            shares.add(new Share(tallest.size, tallest.columns + 1));
        }
        Share tallest = shares.peek();
        return tallest == null ? 0 : tallest.columnSize();
    }
}
