package browsy.layout.flex;

import static org.lwjgl.util.yoga.Yoga.*;

import browsy.layout.geometry.LayoutUnit;
import java.util.ArrayList;
import java.util.List;

/**
 * Solves flex problems with Yoga. Each call builds a native tree of one container and its leaves,
 * reads the results and frees the tree. No handle outlives a call and no callback runs, so neither
 * an exception nor deep nesting can reach native frames.
 *
 * <p>Lines are broken before Yoga runs, because it has no balanced lines, and treats the base size
 * of a single flexible item as 0. By its own documentation Yoga deviates from the specification in
 * the resolution of minimum and maximum sizes; lines that this would affect are resolved by {@link
 * FlexibleLengths}.
 */
final class YogaFlexSolver implements FlexSolver {

    /**
     * The Yoga configuration: web defaults, no rounding to pixels. It is the only native object
     * that is not freed.
     */
    private static final class Config {
        /**
         * The handle of the native Yoga configuration; 0 if the native library cannot be loaded.
         */
        static final long HANDLE;

        static {
            long handle;
            try {
                handle = YGConfigNew();
                YGConfigSetUseWebDefaults(handle, true);
                YGConfigSetPointScaleFactor(handle, 0);
                YGConfigSetErrata(handle, YGErrataNone);
            } catch (LinkageError e) {
                // FallbackFlexSolver then uses the Java solver, and the page gets a warning.
                handle = 0;
            }
            HANDLE = handle;
        }
    }

    /**
     * Whether the native library is available on this platform. Without it no other method may be
     * called.
     */
    static boolean isAvailable() {
        return Config.HANDLE != 0;
    }

    @Override
    public FlexSolution solve(FlexProblem problem) {
        return FlexLineBreaker.solve(problem, (line, size) -> sizes(problem, line, size));
    }

    private static List<Double> sizes(FlexProblem problem, List<FlexItem> line, double size) {
        double gaps = FlexLineBreaker.gaps(problem, line);
        List<Double> sizes = run(line, problem.gap(), size);
        return deviates(line, sizes, size - gaps)
                ? FlexibleLengths.resolve(line, size, gaps)
                : sizes;
    }

    /**
     * Whether Yoga's result may deviate from the specification: an item reaches its minimum or
     * maximum size, or flexible items do not fill the line. Also true if the flex factors sum to
     * less than 1, because Yoga drops the base size of a single flexible item.
     */
    private static boolean deviates(List<FlexItem> items, List<Double> sizes, double room) {
        boolean growing = FlexLineBreaker.hypotheticalSum(items) < room;
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

    /** Flexes one line in a native tree of a row container with one leaf for each item. */
    private static List<Double> run(List<FlexItem> line, double gap, double size) {
        long root = YGNodeNewWithConfig(Config.HANDLE);
        try {
            YGNodeStyleSetFlexDirection(root, YGFlexDirectionRow);
            YGNodeStyleSetGap(root, YGGutterColumn, (float) gap);
            if (Double.isFinite(size)) {
                YGNodeStyleSetWidth(root, (float) size);
            }
            long[] leaves = new long[line.size()];
            for (int i = 0; i < leaves.length; i++) {
                leaves[i] = leaf(root, i);
                flex(leaves[i], line.get(i));
            }
            YGNodeCalculateLayout(root, Float.NaN, Float.NaN, YGDirectionLTR);
            List<Double> sizes = new ArrayList<>(leaves.length);
            for (long leaf : leaves) {
                sizes.add(LayoutUnit.round(YGNodeLayoutGetWidth(leaf)));
            }
            return sizes;
        } finally {
            YGNodeFreeRecursive(root);
        }
    }

    private static long leaf(long root, int index) {
        long leaf = YGNodeNewWithConfig(Config.HANDLE);
        YGNodeInsertChild(root, leaf, index);
        return leaf;
    }

    /**
     * Sets the properties of a leaf. Values equal to Yoga's defaults are left out, because each
     * property is a native call.
     */
    private static void flex(long leaf, FlexItem item) {
        YGNodeStyleSetFlexBasis(leaf, (float) item.baseSize());
        YGNodeStyleSetWidth(leaf, (float) item.baseSize());
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

    @Override
    public List<Double> place(PlacementProblem problem) {
        long root = YGNodeNewWithConfig(Config.HANDLE);
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
