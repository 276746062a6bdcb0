package browsy.layout.flex;

import static org.lwjgl.util.yoga.Yoga.*;

import browsy.layout.geometry.LayoutUnit;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Solves with Yoga. Each call builds a tree of one container and its leaves, reads the numbers out
 * and frees it: no handle outlives a call, no callback ever runs, so neither an exception nor deep
 * nesting can reach native frames.
 *
 * <p>Yoga breaks lines greedily only; {@link BalancedLines} are found before it is asked. Its two
 * passes over minimums and maximums deviate from the specification by its own word; where that
 * would show, the line is resolved by {@link FlexibleLengths}.
 */
final class YogaFlexSolver implements FlexSolver {

    /** The one native object that lives on: web defaults, no rounding to pixels. */
    private static final class Config {
        static final @Nullable Throwable FAILURE;
        static final long HANDLE;

        static {
            long handle = 0;
            Throwable failure = null;
            try {
                handle = YGConfigNew();
                YGConfigSetUseWebDefaults(handle, true);
                YGConfigSetPointScaleFactor(handle, 0);
                YGConfigSetErrata(handle, YGErrataNone);
            } catch (LinkageError e) {
                failure = e;
            }
            HANDLE = handle;
            FAILURE = failure;
        }
    }

    private static long config() {
        if (Config.FAILURE != null) {
            throw new NativeLayoutUnavailableException(Config.FAILURE);
        }
        return Config.HANDLE;
    }

    @Override
    public FlexSolution solve(FlexProblem problem) {
        List<FlexItem> items = problem.items();
        if (items.isEmpty()) {
            return new FlexSolution(problem.containerSize(0), List.of());
        }
        List<FlexSolution.Line> broken = breakLines(problem);
        double longest = Double.NEGATIVE_INFINITY;
        for (FlexSolution.Line line : broken) {
            List<FlexItem> members = items.subList(line.first(), line.end());
            longest = Math.max(longest, hypotheticalSum(members) + gaps(problem, members));
        }
        double size = problem.containerSize(longest);
        boolean flexed = size == problem.breakSize() && !problem.lineBreaking().balanced();
        List<FlexSolution.Line> lines = new ArrayList<>(broken.size());
        for (FlexSolution.Line line : broken) {
            List<FlexItem> members = items.subList(line.first(), line.end());
            List<Double> sizes =
                    flexed ? line.sizes() : run(problem.singleLine(members), size).get(0).sizes();
            double gaps = gaps(problem, members);
            lines.add(
                    new FlexSolution.Line(
                            line.first(),
                            deviates(members, sizes, size - gaps)
                                    ? FlexibleLengths.resolve(members, size, gaps)
                                    : sizes));
        }
        return new FlexSolution(size, lines);
    }

    private static List<FlexSolution.Line> breakLines(FlexProblem problem) {
        return problem.lineBreaking().balanced()
                ? BalancedLines.of(problem)
                : run(problem, problem.breakSize());
    }

    private static double gaps(FlexProblem problem, List<FlexItem> line) {
        return problem.gap() * (line.size() - 1);
    }

    private static double hypotheticalSum(List<FlexItem> items) {
        double sum = 0;
        for (FlexItem item : items) {
            sum += item.hypotheticalSize() + item.extra();
        }
        return sum;
    }

    /**
     * Whether a minimum or maximum changes what the flex factors alone would give: an item ended at
     * one, or items could fill the line and do not. Yoga is not asked either where the factors sum
     * to less than 1, because it drops the base size of an item that is the only flexible one.
     */
    private static boolean deviates(List<FlexItem> items, List<Double> sizes, double room) {
        boolean growing = hypotheticalSum(items) < room;
        double factors = 0;
        double used = 0;
        for (int i = 0; i < sizes.size(); i++) {
            FlexItem item = items.get(i);
            double size = sizes.get(i);
            if (item.hypotheticalSize() != item.baseSize()
                    || (growing
                            ? item.grow() > 0 && size >= item.maxSize()
                            : item.shrink() > 0 && size <= item.minSize())) {
                return true;
            }
            factors += growing ? item.grow() : item.shrink();
            used += size + item.extra();
        }
        return factors > 0
                && (factors < 1 || Math.abs(used - room) > items.size() * LayoutUnit.EPSILON);
    }

    /** Lets Yoga break and flex; items are 1px high, so that their top tells the line. */
    private static List<FlexSolution.Line> run(FlexProblem problem, double size) {
        long root = YGNodeNewWithConfig(config());
        try {
            YGNodeStyleSetFlexDirection(root, YGFlexDirectionRow);
            YGNodeStyleSetFlexWrap(
                    root, problem.lineBreaking().wraps() ? YGWrapWrap : YGWrapNoWrap);
            YGNodeStyleSetAlignContent(root, YGAlignFlexStart);
            YGNodeStyleSetAlignItems(root, YGAlignFlexStart);
            YGNodeStyleSetGap(root, YGGutterColumn, (float) problem.gap());
            if (Double.isFinite(size)) {
                YGNodeStyleSetWidth(root, (float) size);
            }
            long[] leaves = new long[problem.items().size()];
            for (int i = 0; i < leaves.length; i++) {
                leaves[i] = leaf(root, i);
                flex(leaves[i], problem.items().get(i));
            }
            YGNodeCalculateLayout(root, Float.NaN, Float.NaN, YGDirectionLTR);
            return lines(leaves);
        } finally {
            YGNodeFreeRecursive(root);
        }
    }

    private static long leaf(long root, int index) {
        long leaf = YGNodeNewWithConfig(config());
        YGNodeInsertChild(root, leaf, index);
        return leaf;
    }

    /** Each property is a call into native code, so what is Yoga's default is left out. */
    private static void flex(long leaf, FlexItem item) {
        YGNodeStyleSetFlexBasis(leaf, (float) item.baseSize());
        YGNodeStyleSetWidth(leaf, (float) item.baseSize());
        YGNodeStyleSetHeight(leaf, 1);
        if (item.extra() != 0) {
            YGNodeStyleSetMargin(leaf, YGEdgeLeft, (float) item.extra());
        }
        if (item.minSize() > 0) {
            YGNodeStyleSetMinWidth(leaf, (float) item.minSize());
        }
        if (Double.isFinite(item.maxSize())) {
            YGNodeStyleSetMaxWidth(leaf, (float) item.maxSize());
        }
        if (item.grow() != 0) {
            YGNodeStyleSetFlexGrow(leaf, (float) item.grow());
        }
        if (item.shrink() != 1) {
            YGNodeStyleSetFlexShrink(leaf, (float) item.shrink());
        }
    }

    private static List<FlexSolution.Line> lines(long[] leaves) {
        List<FlexSolution.Line> lines = new ArrayList<>();
        int first = 0;
        List<Double> sizes = new ArrayList<>();
        for (int i = 0; i < leaves.length; i++) {
            if (i > first && YGNodeLayoutGetTop(leaves[i]) > lines.size() + 0.5f) {
                lines.add(new FlexSolution.Line(first, sizes));
                first = i;
                sizes = new ArrayList<>();
            }
            sizes.add(LayoutUnit.round(YGNodeLayoutGetWidth(leaves[i])));
        }
        lines.add(new FlexSolution.Line(first, sizes));
        return lines;
    }

    @Override
    public List<Double> place(PlacementProblem problem) {
        long root = YGNodeNewWithConfig(config());
        try {
            YGNodeStyleSetFlexDirection(root, YGFlexDirectionRow);
            YGNodeStyleSetJustifyContent(root, justify(problem.distribution()));
            YGNodeStyleSetGap(root, YGGutterColumn, (float) problem.gap());
            YGNodeStyleSetWidth(root, (float) problem.size());
            long[] leaves = new long[problem.boxes().size()];
            for (int i = 0; i < leaves.length; i++) {
                leaves[i] = leaf(root, i);
                extend(leaves[i], problem.boxes().get(i));
            }
            YGNodeCalculateLayout(root, Float.NaN, Float.NaN, YGDirectionLTR);
            List<Double> starts = new ArrayList<>(leaves.length);
            for (long leaf : leaves) {
                starts.add(LayoutUnit.round(YGNodeLayoutGetLeft(leaf)));
            }
            return starts;
        } finally {
            YGNodeFreeRecursive(root);
        }
    }

    private static void extend(long leaf, PlacementProblem.Extent extent) {
        YGNodeStyleSetWidth(leaf, (float) extent.size());
        YGNodeStyleSetFlexShrink(leaf, 0);
        if (extent.autoStart()) {
            YGNodeStyleSetMarginAuto(leaf, YGEdgeLeft);
        } else {
            YGNodeStyleSetMargin(leaf, YGEdgeLeft, (float) extent.marginStart());
        }
        if (extent.autoEnd()) {
            YGNodeStyleSetMarginAuto(leaf, YGEdgeRight);
        } else {
            YGNodeStyleSetMargin(leaf, YGEdgeRight, (float) extent.marginEnd());
        }
    }

    private static int justify(PlacementProblem.Distribution distribution) {
        return switch (distribution) {
            case START -> YGJustifyFlexStart;
            case CENTER -> YGJustifyCenter;
            case END -> YGJustifyFlexEnd;
            case SPACE_BETWEEN -> YGJustifySpaceBetween;
            case SPACE_AROUND -> YGJustifySpaceAround;
            case SPACE_EVENLY -> YGJustifySpaceEvenly;
        };
    }
}
