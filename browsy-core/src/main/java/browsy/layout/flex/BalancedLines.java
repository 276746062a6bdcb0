package browsy.layout.flex;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Breaks items into lines of sizes as equal as possible. There are as many lines as filling one
 * after the other would need, or as many as are asked for if that is more. Among all ways to do so
 * the squares of the lines' free space have the least sum; of equally good ways, the one with more
 * items in the earlier lines is taken.
 *
 * <p>With the number of lines given, the sum of their sizes is given too, so the least sum of the
 * squared sizes is looked for, which also serves where lines have no bound.
 *
 * @see <a href="https://drafts.csswg.org/css-flexbox-2/#balancing">css-flexbox-2</a>
 */
public final class BalancedLines {
    /** Pairs of line ends that are weighed at most; beyond, lines are filled one by one. */
    private static final long MAX_STEPS = 4_000_000;

    private final double[] sizes;

    /** The size of the items before each, with a gap after every one of them. */
    private final double[] offsets;

    private final double limit;
    private final double gap;

    private BalancedLines(double[] sizes, double limit, double gap) {
        this.sizes = sizes;
        this.limit = limit;
        this.gap = gap;
        this.offsets = new double[sizes.length + 1];
        for (int i = 0; i < sizes.length; i++) {
            offsets[i + 1] = offsets[i] + sizes[i] + gap;
        }
    }

    /** The lines of a problem; sizes are those the items have before they flex. */
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
     * Where lines end: the index after the last item of each.
     *
     * @param outer the sizes of the items along the main axis; negative ones count as 0
     * @param limit how long a line of more than one item may be
     */
    static int[] ends(double[] outer, double limit, double gap, int leastLines) {
        if (outer.length == 0) {
            return new int[0];
        }
        double[] sizes = Arrays.stream(outer).map(size -> Math.max(0, size)).toArray();
        return new BalancedLines(sizes, limit, gap).run(leastLines);
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
     * Where each line may begin.
     *
     * @param least with fewer items before it, the lines from here on could not hold the rest
     * @param most with more items before it, the lines before could not hold them
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

    /** The least sum of squares of a line from here and of those after it; notes the line's end. */
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
