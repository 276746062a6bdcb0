package browsy.layout.grid;

import browsy.css.value.FitContent;
import browsy.css.value.LengthPercentage;
import browsy.css.value.Size;
import browsy.css.value.SizeKeyword;
import browsy.layout.box.Box;
import browsy.layout.box.StretchDependence;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.ContentSizes;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.sizing.BlockSizing;
import browsy.layout.sizing.BoxEdges;
import browsy.layout.sizing.InlineSizing;
import browsy.layout.sizing.IntrinsicContributions;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The size contributions of one item to the tracks of one axis that it spans. They include margins
 * and the baseline shim, and are computed lazily.
 *
 * @see <a href="https://drafts.csswg.org/css-grid-2/#algo-terms">css-grid-2 12.5</a>
 */
final class Contribution implements SizingItem {
    private final GridItem item;
    private final GridDirection direction;
    private final GridSpan span;
    private final List<Track> tracks;
    private final double gaps;
    private final LayoutContext context;
    private final LayoutInput input;
    private final double margins;
    private final double edges;
    private final double shim;
    private @Nullable ContentSizes border;
    private @Nullable Double minimum;

    /**
     * Prepares the contributions of an item.
     *
     * @param grid the grid of the item: the one being sized or a subgrid in it
     * @param direction the axis, in terms of {@code grid}
     * @param span the tracks, in terms of the grid being sized
     * @param tracks the spanned tracks of the grid being sized
     * @param gaps the sum of the gutters between them, CSS px
     * @param extra the edges of enclosing subgrids, added to the item's margins, CSS px
     */
    Contribution(
            GridSizingState grid,
            GridItem item,
            GridDirection direction,
            GridSpan span,
            List<Track> tracks,
            double gaps,
            double extra) {
        this.item = item;
        this.direction = direction;
        this.span = span;
        this.tracks = tracks;
        this.gaps = gaps;
        this.context = grid.context();
        AvailableSize other = grid.area(item, direction.other());
        boolean columns = direction == GridDirection.COLUMNS;
        AreaSpace space =
                columns
                        ? new AreaSpace(AvailableSize.INDEFINITE, other)
                        : new AreaSpace(other, AvailableSize.INDEFINITE);
        this.input = space.inputFor(item, grid.tracksForSubgrid(item), context);
        LogicalEdges margin = BoxEdges.margin(item.box(), space.inline(), item.flow());
        LogicalEdges own = BoxEdges.borderPadding(item.box(), space.inline());
        this.margins = (columns ? margin.inlineSum() : margin.blockSum()) + extra;
        this.edges = item.isInlineAxis(direction) ? own.inlineSum() : own.blockSum();
        this.shim = grid.baselines(direction).shim(item);
    }

    @Override
    public GridSpan span() {
        return span;
    }

    @Override
    public double minContent() {
        return Math.max(0, border().min() + shim + margins);
    }

    @Override
    public double maxContent() {
        return Math.max(0, border().max() + shim + margins);
    }

    @Override
    public double minimum() {
        if (minimum == null) {
            minimum = Math.max(0, minimumBorder() + margins);
        }
        return minimum;
    }

    /**
     * Returns the min-content and max-content sizes of the border box. Along the item's block axis
     * they are equal.
     */
    private ContentSizes border() {
        if (border == null) {
            border = item.isInlineAxis(direction) ? inlineSizes() : blockSizes();
        }
        return border;
    }

    /**
     * Returns the content sizes along the item's inline axis. If the item is a subgrid, or its
     * width depends on a stretched height, sizing under the item's own constraints replaces the
     * intrinsic contributions.
     */
    private ContentSizes inlineSizes() {
        Box box = item.box();
        if (input.subgrid() != null || (input.block().isImposed() && StretchDependence.of(box))) {
            return IntrinsicContributions.parallel(box, input, context);
        }
        return IntrinsicContributions.parallel(box, input.block().percentageBasis(), context);
    }

    private ContentSizes blockSizes() {
        Box box = item.box();
        double size = box.flow().toLogical(context.layout(box, input).fragment().size()).block();
        return new ContentSizes(size, size);
    }

    /**
     * Returns the minimum contribution of the border box including the shim.
     *
     * <ul>
     *   <li>If the preferred size is not automatic: the min-content contribution, or the
     *       max-content contribution if the size is {@code max-content}.
     *   <li>If the minimum size is specified, or the automatic minimum is not content-based: the
     *       minimum size.
     *   <li>Otherwise the min-content contribution, limited by the maximum of the tracks if all of
     *       them have a fixed one.
     * </ul>
     *
     * @see <a href="https://drafts.csswg.org/css-grid-2/#min-size-auto">css-grid-2 6.6</a>
     */
    private double minimumBorder() {
        Size preferred = item.sizes(direction).preferred();
        boolean automatic =
                preferred == SizeKeyword.AUTO
                        || preferred == SizeKeyword.FIT_CONTENT
                        || preferred == SizeKeyword.STRETCH
                        || preferred instanceof FitContent
                        || (preferred instanceof LengthPercentage length && length.hasPercentage());
        if (!automatic) {
            return (preferred == SizeKeyword.MAX_CONTENT ? border().max() : border().min()) + shim;
        }
        Size least = item.sizes(direction).minimum();
        if (least != SizeKeyword.AUTO || !hasContentBasedMinimum()) {
            return definiteMinimum(least);
        }
        double content = border().min() + shim;
        double most = gaps;
        for (Track track : tracks) {
            most += track.definiteMax();
        }
        if (Double.isInfinite(most)) {
            return content;
        }
        double room = Math.max(0, most - shim - margins - edges);
        return Math.min(content, room + shim + edges);
    }

    /**
     * Tests whether the automatic minimum size is content-based: the item is no scroll container,
     * spans a track with an {@code auto} minimum, and no flexible track if it spans several.
     */
    private boolean hasContentBasedMinimum() {
        if (item.isScrollContainer() || tracks.stream().noneMatch(Track::hasAutoMin)) {
            return false;
        }
        return tracks.size() == 1 || tracks.stream().noneMatch(Track::isFlexible);
    }

    private double definiteMinimum(Size least) {
        if (least == SizeKeyword.AUTO) {
            return edges;
        }
        Double px =
                item.isInlineAxis(direction)
                        ? InlineSizing.resolve(item.box(), input, least, context)
                        : BlockSizing.resolve(item.box(), input, least);
        return px == null ? edges : Math.max(edges, px);
    }
}
