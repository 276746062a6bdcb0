package browsy.layout.grid;

import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.GridTracks;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.SubgridTracks;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.sizing.BoxEdges;
import browsy.layout.sizing.InlineSizing;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A grid while its tracks are being sized, with the subgrids in it: columns first, then rows, each
 * seeing what is known of the other.
 *
 * @see <a href="https://drafts.csswg.org/css-grid-2/#algo-overview">css-grid-2 12.1</a>
 */
final class GridSizing {
    private final GridNode node;
    private final LayoutContext context;
    private final @Nullable GridSizing parent;
    private final @Nullable GridItem asItem;

    /** What percentages in the edges of the container refer to: for a subgrid its area. */
    private final Supplier<AvailableSize> percentageEdges;

    private final Revision revision;
    private final Map<GridDirection, AxisTracks> used = new EnumMap<>(GridDirection.class);
    private final Map<GridDirection, Borrowed> borrowed = new EnumMap<>(GridDirection.class);
    private final Map<GridItem, GridSizing> subgrids = new IdentityHashMap<>();
    private final Map<GridDirection, BaselineGroups> baselines = new EnumMap<>(GridDirection.class);

    /** Counts the changes to tracks anywhere among a grid and the subgrids in it. */
    private static final class Revision {
        private int number;
    }

    /**
     * Tracks of the grid around as of a revision: without remembering them, each subgrid would ask
     * the one around it several times, and nesting would multiply the work.
     */
    private record Borrowed(@Nullable AxisTracks tracks, int revision) {}

    private GridSizing(
            GridNode node,
            LayoutContext context,
            @Nullable GridSizing parent,
            @Nullable GridItem asItem,
            Supplier<AvailableSize> percentageEdges) {
        this.node = node;
        this.context = context;
        this.parent = parent;
        this.asItem = asItem;
        this.percentageEdges = percentageEdges;
        this.revision = parent == null ? new Revision() : parent.revision;
        for (GridItem item : node.items()) {
            if (item.subgrid() != null) {
                subgrids.put(
                        item,
                        new GridSizing(
                                item.subgrid(),
                                context,
                                this,
                                item,
                                () -> area(item, GridDirection.COLUMNS)));
            }
        }
    }

    /**
     * Sizing of a grid that has nothing sized yet.
     *
     * @param percentageEdges what percentages in the margins and paddings of the grid refer to
     */
    GridSizing(GridNode node, LayoutContext context, AvailableSize percentageEdges) {
        this(node, context, null, null, () -> percentageEdges);
    }

    GridNode node() {
        return node;
    }

    LayoutContext context() {
        return context;
    }

    /** The used tracks of an axis; null before it is sized. */
    @Nullable AxisTracks tracks(GridDirection direction) {
        AxisTracks own = used.get(direction);
        if (own != null || parent == null || asItem == null) {
            return own;
        }
        Borrowed known = borrowed.get(direction);
        if (known != null && known.revision() == revision.number) {
            return known.tracks();
        }
        GridTracks lent = lentByParent(direction);
        AxisTracks tracks = lent == null ? null : borrowed(lent, direction);
        borrowed.put(direction, new Borrowed(tracks, revision.number));
        return tracks;
    }

    private void set(GridDirection direction, @Nullable AxisTracks tracks) {
        if (tracks == null) {
            used.remove(direction);
        } else {
            used.put(direction, tracks);
        }
        revision.number++;
    }

    private @Nullable GridTracks lentByParent(GridDirection direction) {
        if (parent == null || asItem == null) {
            return null;
        }
        SubgridTracks lent = parent.lend(asItem);
        if (lent == null) {
            return null;
        }
        return direction == GridDirection.COLUMNS ? lent.inline() : lent.block();
    }

    /** Tracks of the grid around, seen from the content box. */
    AxisTracks borrowed(GridTracks lent, GridDirection direction) {
        LogicalEdges edges = outerEdges();
        boolean columns = direction == GridDirection.COLUMNS;
        double before = columns ? edges.inlineStart() : edges.blockStart();
        double after = columns ? edges.inlineEnd() : edges.blockEnd();
        double inner = new AxisTracks(lent.starts(), lent.sizes()).extent() - before - after;
        Double gap = node.gap(direction, AvailableSize.definite(inner));
        return AxisTracks.borrowed(lent, before, after, gap == null ? Double.NaN : gap);
    }

    /** Margin, border and padding of the grid container itself, on its own axes. */
    LogicalEdges outerEdges() {
        return outerEdges(percentageEdges.get());
    }

    /** The same as far as the tracks around make room for it: percentages take none. */
    LogicalEdges outerEdgesInTracks() {
        return outerEdges(AvailableSize.INDEFINITE);
    }

    private LogicalEdges outerEdges(AvailableSize basis) {
        return BoxEdges.borderPadding(node.box(), basis)
                .plus(BoxEdges.margin(node.box(), basis, node.box().flow()));
    }

    /** The tracks a subgrid gets; null for any other item. Axes not sized yet have no length. */
    @Nullable SubgridTracks lend(GridItem item) {
        GridNode sub = item.subgrid();
        if (sub == null) {
            return null;
        }
        GridTracks columns = null;
        GridTracks rows = null;
        for (GridDirection direction : GridDirection.values()) {
            if (!item.isSubgridded(direction)) {
                continue;
            }
            GridSpan span = item.area().on(direction);
            boolean reversed = GridNodeBuilder.isReversed(item.box(), node.box(), direction);
            List<List<String>> names =
                    GridNodeBuilder.names(
                            node.definition().on(direction).names(),
                            span.shifted(-node.placement().before(direction)),
                            reversed);
            AxisTracks tracks = tracks(direction);
            List<Double> zeros = Collections.nCopies(span.size(), 0.0);
            GridTracks lent =
                    tracks == null
                            ? new GridTracks(zeros, zeros, names)
                            : tracks.lend(span, names, reversed);
            BaselineGroups shared = baselines.get(direction);
            if (shared != null && sharesBaselines(item, direction)) {
                lent = lent.withBaselines(shared.within(span));
            }
            GridDirection own = item.isOrthogonal() ? direction.other() : direction;
            if (own == GridDirection.COLUMNS) {
                columns = lent;
            } else {
                rows = lent;
            }
        }
        return new SubgridTracks(columns, rows);
    }

    /** The length of an item's area, where it is known already. */
    AvailableSize area(GridItem item, GridDirection direction) {
        AxisTracks tracks = tracks(direction);
        GridSpan span = item.area().on(direction);
        if (tracks != null) {
            return AvailableSize.definite(tracks.extent(span));
        }
        if (node.definition().on(direction).subgridded()) {
            return AvailableSize.INDEFINITE;
        }
        Double gap = node.gap(direction, AvailableSize.INDEFINITE);
        double size = (gap == null ? 0 : gap) * (span.size() - 1);
        GridAxis axis = node.definition().on(direction);
        int before = node.placement().before(direction);
        for (int i = span.start(); i < span.end(); i++) {
            Track track = axis.newTrack(i - before, AvailableSize.INDEFINITE);
            if (track.isIntrinsic() || track.isFlexible()) {
                return AvailableSize.INDEFINITE;
            }
            size += Math.max(track.base, track.limit);
        }
        return AvailableSize.definite(size);
    }

    /**
     * Sizes the columns of a subgrid that takes over rows only, so that its items have the width
     * they will have when they say how high they are.
     */
    void sizeOwnColumns() {
        if (parent == null
                || asItem == null
                || used.containsKey(GridDirection.COLUMNS)
                || node.definition().columns().subgridded()) {
            return;
        }
        AreaSpace space =
                new AreaSpace(
                        parent.area(asItem, GridDirection.COLUMNS),
                        parent.area(asItem, GridDirection.ROWS));
        LayoutInput input = space.inputFor(asItem, parent.lend(asItem), context);
        if (!input.inline().available().isDefinite()) {
            return;
        }
        Box box = node.box();
        double inner =
                InlineSizing.borderBox(box, input, context)
                        - BoxEdges.borderPadding(box, input.percentageEdges()).inlineSum();
        AvailableSize available = AvailableSize.definite(inner);
        boolean stretches = GridAlgorithm.stretches(box, GridDirection.COLUMNS);
        size(GridDirection.COLUMNS, new TrackSizing.Bounds(available, inner, inner, stretches));
    }

    /** Takes over tracks that the grid around has sized. */
    void adopt(GridDirection direction, GridTracks lent) {
        set(direction, borrowed(lent, direction));
        BaselineGroups groups = BaselineGroups.of(this, direction);
        baselines.put(direction, groups);
        if (!lent.baselines().isEmpty()) {
            AxisTracks around = new AxisTracks(lent.starts(), lent.sizes());
            double gap = lent.count() < 2 ? 0 : around.gapAfter(0);
            groups.joinShared(lent.baselines(), insets(direction, gap));
        }
        groups.settle(this);
    }

    /** What lies between tracks of the grid around and those that a subgrid makes of them. */
    private TrackInsets insets(GridDirection direction, double gapAround) {
        LogicalEdges edges = outerEdges();
        boolean columns = direction == GridDirection.COLUMNS;
        return new TrackInsets(
                columns ? edges.inlineStart() : edges.blockStart(),
                columns ? edges.inlineEnd() : edges.blockEnd(),
                (gap(direction, gapAround) - gapAround) / 2,
                node.count(direction));
    }

    private double gap(GridDirection direction, double around) {
        Double own = node.gap(direction, AvailableSize.INDEFINITE);
        return own == null ? around : own;
    }

    private double gap(GridDirection direction) {
        return gap(direction, parent == null ? 0 : parent.gap(direction));
    }

    /** Likewise for a subgrid of this grid. */
    TrackInsets insets(GridSizing subgrid, GridDirection direction) {
        return subgrid.insets(direction, gap(direction));
    }

    /** Whether the items of an item that takes over tracks share baselines with those around. */
    boolean sharesBaselines(GridItem item, GridDirection direction) {
        return item.isSubgridded(direction)
                && !item.isOrthogonal()
                && !GridNodeBuilder.isReversed(item.box(), node.box(), direction);
    }

    boolean hasSubgrids() {
        return !subgrids.isEmpty();
    }

    /** Takes the baselines found for the items of a subgrid. */
    void gather(GridDirection direction, BaselineGroups groups) {
        baselines.put(direction, groups);
    }

    /** The gutters of an axis. */
    Gutters gutters(GridDirection direction, AvailableSize basis) {
        Double gap = node.gap(direction, basis);
        return new Gutters(gap == null ? 0 : gap, node.collapsed(direction));
    }

    /**
     * Sizes the tracks of an axis.
     *
     * @return their sizes and gutters, not aligned yet: laid out from 0
     */
    AxisTracks size(GridDirection direction, TrackSizing.Bounds bounds) {
        set(direction, null);
        baselines.remove(direction);
        Gutters gutters = gutters(direction, bounds.available());
        GridAxis axis = node.definition().on(direction);
        int before = node.placement().before(direction);
        int count = node.count(direction);
        List<Track> tracks = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            tracks.add(
                    gutters.isCollapsed(i)
                            ? Track.collapsed()
                            : axis.newTrack(i - before, bounds.available()));
        }
        BaselineGroups groups = BaselineGroups.of(this, direction);
        baselines.put(direction, groups);
        groups.settle(this);
        List<SizingItem> items = new ArrayList<>();
        new ContributionCollector(tracks, gutters, items).collect(this, direction);
        TrackSizing.size(tracks, gutters, bounds, items);
        AxisTracks result = TrackAlignment.packed(tracks, gutters);
        set(direction, result);
        return result;
    }

    /** Replaces an axis by its aligned tracks. */
    void use(GridDirection direction, AxisTracks tracks) {
        set(direction, tracks);
    }

    BaselineGroups baselines(GridDirection direction) {
        return baselines.computeIfAbsent(direction, key -> BaselineGroups.of(this, key));
    }

    @Nullable GridSizing subgrid(GridItem item) {
        return subgrids.get(item);
    }
}
