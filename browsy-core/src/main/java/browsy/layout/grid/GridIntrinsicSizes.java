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
 * The intrinsic inline sizes of grid containers: the sum of their columns, sized under a
 * min-content or a max-content constraint.
 *
 * @see <a href="https://drafts.csswg.org/css-grid-2/#intrinsic-sizes">css-grid-2 6.1</a>
 */
final class GridIntrinsicSizes {
    private GridIntrinsicSizes() {}

    static ContentSizes of(Box box, LayoutInput input, LayoutContext context, TrackBudget budget) {
        SubgridTracks lent = input.subgrid();
        if (lent != null && lent.inline() != null) {
            double size = extent(lent.inline(), box, input);
            return new ContentSizes(size, size);
        }
        double min = extent(box, input, AvailableSize.MIN_CONTENT, context, budget);
        double max = extent(box, input, AvailableSize.MAX_CONTENT, context, budget);
        return new ContentSizes(min, Math.max(min, max));
    }

    private static double extent(GridTracks lent, Box box, LayoutInput input) {
        LogicalEdges edges =
                BoxEdges.borderPadding(box, input.percentageEdges())
                        .plus(BoxEdges.margin(box, input.percentageEdges(), box.flow()));
        return Math.max(
                0, new AxisTracks(lent.starts(), lent.sizes()).extent() - edges.inlineSum());
    }

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
        Box counted = SizeContainment.ofInline(box) ? EmptyGrid.like(box) : box;
        Bounds inline = new Bounds(constraint, min, Math.max(min, max), false);
        Bounds block = GridAlgorithm.blockBounds(box, input, 0);
        GridAlgorithm algorithm = new GridAlgorithm(counted, input, inline, block, context, budget);
        algorithm.runColumns();
        AxisTracks columns = algorithm.sizing().tracks(GridDirection.COLUMNS);
        return columns == null ? 0 : columns.extent();
    }

    /** A bound of the inner size that does not depend on the content; keywords would be cyclic. */
    private static double definite(
            Box box,
            LayoutInput input,
            Size size,
            double otherwise,
            LogicalEdges edges,
            LayoutContext context) {
        if (!(size instanceof LengthPercentage)) {
            return otherwise;
        }
        Double px = InlineSizing.resolve(box, input, size, context);
        return px == null ? otherwise : Math.max(0, px - edges.inlineSum());
    }
}
