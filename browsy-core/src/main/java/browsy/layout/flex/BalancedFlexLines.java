package browsy.layout.flex;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Breaks flex items into lines of sizes as equal as possible ({@code flex-wrap: balance}). The
 * number of lines is the number that greedy filling needs, or {@code leastLines} if that is more.
 * Of all ways to break, the one with the least sum of the squared free spaces of the lines is
 * taken; of equally good ones, the one with more items in the earlier lines.
 *
 * <p>The number of lines is fixed, so the sum of their sizes is fixed too. The least sum of squared
 * free spaces is then that of the least sum of squared sizes, which is also defined for lines
 * without limit. It is found by dynamic programming from the last line to the first.
 *
 * @see <a href="https://drafts.csswg.org/css-flexbox-2/#balancing">css-flexbox-2</a>
 */
public final class BalancedFlexLines {
    /** The maximum number of pairs of line ends to compare. A larger problem is filled greedily. */
    private static final long MAX_STEPS = 4_000_000;

    private final double[] sizes;

    /** For each item, the sum of the sizes of the items before it, each with a gap. */
    private final double[] offsets;

    private final double limit;
    private final double gap;

    private BalancedFlexLines(double[] sizes, double limit, double gap) {
        this.sizes = sizes;
        this.limit = limit;
        this.gap = gap;
        this.offsets = new double[sizes.length + 1];
        for (int i = 0; i < sizes.length; i++) {
            offsets[i + 1] = offsets[i] + sizes[i] + gap;
        }
    }

    /** The lines of a problem, with the hypothetical sizes of their items. */
    static List<FlexSolution.Line> of(FlexProblem problem) {
        List<FlexItem> items = problem.items();
        double[] outer = new double[items.size()];
        for (int i = 0; i < outer.length; i++) {
            outer[i] = items.get(i).hypotheticalSize() + items.get(i).extra();
        }
        List<FlexSolution.Line> lines = new ArrayList<>();
        int first = 0;
        for (int end :
                ends(
                        outer,
                        problem.breakSize(),
                        problem.gap(),
                        problem.lineBreaking().leastLines())) {
            List<Double> sizes = new ArrayList<>(end - first);
            for (FlexItem item : items.subList(first, end)) {
                sizes.add(item.hypotheticalSize());
            }
            lines.add(new FlexSolution.Line(first, sizes));
            first = end;
        }
        return lines;
    }

    /**
     * Breaks items into lines with the least sum of squared free space. Returns the end of each
     * line: the index after its last item.
     *
     * @param outer the outer sizes of the items along the main axis, in CSS px; negative ones count
     *     as 0
     * @param limit the maximum size of a line of more than one item, in CSS px
     * @param gap the gap between items of a line, in CSS px
     * @param leastLines the minimum number of lines; the number of items if there are fewer
     */
    static int[] ends(double[] outer, double limit, double gap, int leastLines) {
        if (outer.length == 0) {
            return new int[0];
        }
        double[] sizes = Arrays.stream(outer).map(size -> Math.max(0, size)).toArray();
        return new BalancedFlexLines(sizes, limit, gap).run(leastLines);
    }

    private int[] run(int leastLines) {
        int[] greedy = greedy();
        int count = Math.max(greedy.length, Math.min(leastLines, sizes.length));
        if (count == 1) {
            return greedy;
        }
        Ranges ranges = ranges(greedy, count);
        return ranges.steps() > MAX_STEPS ? greedy : balance(ranges, count);
    }

    private int[] greedy() {
        int[] ends = new int[sizes.length];
        int count = 0;
        for (int start = 0; start < sizes.length; ) {
            start = furthestEnd(start);
            ends[count++] = start;
        }
        return Arrays.copyOf(ends, count);
    }

    private int furthestEnd(int start) {
        int end = start + 1;
        while (end < sizes.length && fits(start, end + 1)) {
            end++;
        }
        return end;
    }

    private double size(int start, int end) {
        return offsets[end] - offsets[start] - gap;
    }

    private boolean fits(int start, int end) {
        return size(start, end) <= limit;
    }

    private boolean isLine(int start, int end) {
        return end == start + 1 || fits(start, end);
    }

    /**
     * For each line, the range of items on which it may begin.
     *
     * @param least the smallest index: with an earlier one, this line and those after it could not
     *     hold the remaining items
     * @param most the largest index: with a later one, the lines before could not hold the items
     *     before it
     */
    private record Ranges(int[] least, int[] most) {
        long steps() {
            long steps = 0;
            for (int line = 0; line + 1 < least.length; line++) {
                steps += (long) width(line) * width(line + 1);
            }
            return steps;
        }

        int width(int line) {
            return Math.max(0, most[line] - least[line] + 1);
        }
    }

    /**
     * Computes the range of starts for each line: forwards by filling greedily, and backwards from
     * the last item.
     */
    private Ranges ranges(int[] greedy, int count) {
        int n = sizes.length;
        int[] most = new int[count + 1];
        int[] least = new int[count + 1];
        for (int line = 1; line <= count; line++) {
            int furthest = line <= greedy.length ? greedy[line - 1] : n;
            most[line] = Math.min(furthest, n - (count - line));
        }
        least[count] = n;
        for (int line = count - 1; line > 0; line--) {
            int start = least[line + 1] - 1;
            while (start > 0 && fits(start - 1, least[line + 1])) {
                start--;
            }
            least[line] = Math.max(start, line);
        }
        return new Ranges(least, most);
    }

    /**
     * Finds the best end of each line for each possible start, last line first, then follows the
     * best ends from the first item on.
     */
    private int[] balance(Ranges ranges, int count) {
        int[][] best = new int[count][];
        double[] rest = {0};
        for (int line = count - 1; line >= 0; line--) {
            int low = ranges.least()[line];
            int width = ranges.width(line);
            best[line] = new int[width];
            double[] sums = new double[width];
            for (int i = 0; i < width; i++) {
                sums[i] = bestEnd(ranges, line, low + i, rest, best[line]);
            }
            rest = sums;
        }
        int[] ends = new int[count];
        int start = 0;
        for (int line = 0; line < count; line++) {
            start = best[line][start - ranges.least()[line]];
            ends[line] = start;
        }
        return ends;
    }

    /**
     * Returns the least sum of squares of the line from {@code start} and the lines after it, and
     * stores the end of the line that gives it.
     *
     * @param rest the least sum of squares of the lines after, by the start of the next line
     * @param best the end of the line, by its start
     */
    private double bestEnd(Ranges ranges, int line, int start, double[] rest, int[] best) {
        int low = ranges.least()[line + 1];
        double least = Double.POSITIVE_INFINITY;
        for (int end = ranges.most()[line + 1]; end >= Math.max(low, start + 1); end--) {
            double size = size(start, end);
            double sum = size * size + rest[end - low];
            if (sum < least && isLine(start, end)) {
                least = sum;
                best[start - ranges.least()[line]] = end;
            }
        }
        return least;
    }
}
