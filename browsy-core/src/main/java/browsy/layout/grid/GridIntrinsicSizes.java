package browsy.layout.grid;

import browsy.css.value.LengthPercentage;
import browsy.css.value.Size;
import browsy.layout.box.Box;
import browsy.layout.box.SizeProperties;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.ContentSizes;
import browsy.layout.context.GridTracks;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.SubgridTracks;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.grid.TrackSizing.Bounds;
import browsy.layout.sizing.BoxEdges;
import browsy.layout.sizing.InlineSizing;
import browsy.layout.sizing.SizeContainment;

/**
 * Computes the intrinsic inline sizes of a grid container: the sum of its columns, sized under a
 * min-content and under a max-content constraint. A subgrid has the size of its inherited columns.
 *
 * @see <a href="https://drafts.csswg.org/css-grid-2/#intrinsic-sizes">css-grid-2 6.1</a>
 */
final class GridIntrinsicSizes {
    private GridIntrinsicSizes() {}

    static ContentSizes of(Box box, LayoutInput input, LayoutContext context, TrackBudget budget) {
        SubgridTracks inherited = input.subgrid();
        if (inherited != null && inherited.inline() != null) {
            double size = extent(inherited.inline(), box, input);
            return new ContentSizes(size, size);
        }
        double min = extent(box, input, AvailableSize.MIN_CONTENT, context, budget);
        double max = extent(box, input, AvailableSize.MAX_CONTENT, context, budget);
        return new ContentSizes(min, Math.max(min, max));
    }

    /** Returns the size of inherited columns minus the edges of the subgrid. */
    private static double extent(GridTracks inherited, Box box, LayoutInput input) {
        LogicalEdges edges =
                BoxEdges.borderPadding(box, input.percentageEdges())
                        .plus(BoxEdges.margin(box, input.percentageEdges(), box.flow()));
        return Math.max(
                0,
                new AxisTracks(inherited.starts(), inherited.sizes()).extent() - edges.inlineSum());
    }

    /** Sizes the columns under a constraint and returns their sum with gutters. */
    private static double extent(
            Box box,
            LayoutInput input,
            AvailableSize constraint,
            LayoutContext context,
            TrackBudget budget) {
        LogicalEdges edges = BoxEdges.borderPadding(box, input.percentageEdges());
        SizeProperties properties = SizeProperties.inline(box);
        double min = definite(box, input, properties.minimum(), 0, edges, context);
        double max =
                definite(
                        box, input, properties.maximum(), Double.POSITIVE_INFINITY, edges, context);
        Box sized = SizeContainment.ofInline(box) ? EmptyGrid.like(box) : box;
        Bounds inline = new Bounds(constraint, min, Math.max(min, max), false);
        Bounds block = GridAlgorithm.blockBounds(box, input, 0);
        GridAlgorithm algorithm = new GridAlgorithm(sized, input, inline, block, context, budget);
        algorithm.runColumns();
        AxisTracks columns = algorithm.sizing().tracks(GridDirection.COLUMNS);
        return columns == null ? 0 : columns.extent();
    }

    /**
     * Returns a bound of the inner size if it is a length. Keywords are ignored, because they would
     * depend on the result.
     */
    private static double definite(
            Box box,
            LayoutInput input,
            Size size,
            double fallback,
            LogicalEdges edges,
            LayoutContext context) {
        if (!(size instanceof LengthPercentage)) {
            return fallback;
        }
        Double px = InlineSizing.resolve(box, input, size, context);
        return px == null ? fallback : Math.max(0, px - edges.inlineSum());
    }
}
