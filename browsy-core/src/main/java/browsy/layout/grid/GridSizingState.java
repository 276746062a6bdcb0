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
 * The state of a grid and its subgrids during track sizing. It holds the used tracks and the
 * baseline groups of the axes that have been sized; columns are sized first, then rows. A subgrid
 * derives the tracks of a subgridded axis from its parent on demand.
 *
 * @see <a href="https://drafts.csswg.org/css-grid-2/#algo-overview">css-grid-2 12.1</a>
 */
final class GridSizingState {
    private final GridNode node;
    private final LayoutContext context;
    private final @Nullable GridSizingState parent;
    private final @Nullable GridItem asItem;

    /**
     * The percentage basis of the container's margins and paddings; for a subgrid the inline size
     * of its area.
     */
    private final Supplier<AvailableSize> percentageEdges;

    private final Revision revision;
    private final Map<GridDirection, AxisTracks> used = new EnumMap<>(GridDirection.class);
    private final Map<GridDirection, InheritedTracks> fromParent =
            new EnumMap<>(GridDirection.class);
    private final Map<GridItem, GridSizingState> subgrids = new IdentityHashMap<>();
    private final Map<GridDirection, BaselineGroups> baselines = new EnumMap<>(GridDirection.class);

    /**
     * The number of changes to tracks of a grid and the subgrids in it, to invalidate {@link
     * InheritedTracks}.
     */
    private static final class Revision {
        private int number;
    }

    /**
     * A cache entry: tracks inherited from the parent grid at a revision. Without the cache each
     * subgrid would query its parent several times, which is exponential in the nesting depth.
     */
    private record InheritedTracks(@Nullable AxisTracks tracks, int revision) {}

    private GridSizingState(
            GridNode node,
            LayoutContext context,
            @Nullable GridSizingState parent,
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
                        new GridSizingState(
                                item.subgrid(),
                                context,
                                this,
                                item,
                                () -> area(item, GridDirection.COLUMNS)));
            }
        }
    }

    /**
     * Creates the state of a top-level grid; no track is sized.
     *
     * @param percentageEdges the percentage basis of the grid's margins and paddings
     */
    GridSizingState(GridNode node, LayoutContext context, AvailableSize percentageEdges) {
        this(node, context, null, null, () -> percentageEdges);
    }

    GridNode node() {
        return node;
    }

    LayoutContext context() {
        return context;
    }

    /** Returns the used tracks of an axis; null before they are sized. */
    @Nullable AxisTracks tracks(GridDirection direction) {
        AxisTracks own = used.get(direction);
        if (own != null || parent == null || asItem == null) {
            return own;
        }
        InheritedTracks known = fromParent.get(direction);
        if (known != null && known.revision() == revision.number) {
            return known.tracks();
        }
        GridTracks inherited = inheritedTracks(direction);
        AxisTracks tracks = inherited == null ? null : inContentBox(inherited, direction);
        fromParent.put(direction, new InheritedTracks(tracks, revision.number));
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

    /**
     * Returns the tracks that the parent grid passes to this subgrid on an axis; null if there are
     * none.
     */
    private @Nullable GridTracks inheritedTracks(GridDirection direction) {
        if (parent == null || asItem == null) {
            return null;
        }
        SubgridTracks inherited = parent.tracksForSubgrid(asItem);
        if (inherited == null) {
            return null;
        }
        return direction == GridDirection.COLUMNS ? inherited.inline() : inherited.block();
    }

    /** Converts inherited tracks to the coordinates of this subgrid's content box. */
    AxisTracks inContentBox(GridTracks inherited, GridDirection direction) {
        LogicalEdges edges = outerEdges();
        boolean columns = direction == GridDirection.COLUMNS;
        double before = columns ? edges.inlineStart() : edges.blockStart();
        double after = columns ? edges.inlineEnd() : edges.blockEnd();
        double inner =
                new AxisTracks(inherited.starts(), inherited.sizes()).extent() - before - after;
        Double gap = node.gap(direction, AvailableSize.definite(inner));
        return AxisTracks.inSubgrid(inherited, before, after, gap == null ? Double.NaN : gap);
    }

    /** Returns margin, border and padding of the grid container, on its own axes. */
    LogicalEdges outerEdges() {
        return outerEdges(percentageEdges.get());
    }

    /**
     * Returns margin, border and padding as they contribute to the parent's tracks: percentages
     * count as zero.
     */
    LogicalEdges outerEdgesInTracks() {
        return outerEdges(AvailableSize.INDEFINITE);
    }

    private LogicalEdges outerEdges(AvailableSize basis) {
        return BoxEdges.borderPadding(node.box(), basis)
                .plus(BoxEdges.margin(node.box(), basis, node.box().flow()));
    }

    /**
     * Returns the tracks that an item inherits, on its own axes; null if it is no subgrid. Tracks
     * that are not sized yet have a size of zero.
     */
    @Nullable SubgridTracks tracksForSubgrid(GridItem item) {
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
            GridTracks inherited =
                    tracks == null
                            ? new GridTracks(zeros, zeros, names)
                            : tracks.tracksForSubgrid(span, names, reversed);
            BaselineGroups shared = baselines.get(direction);
            if (shared != null && sharesBaselines(item, direction)) {
                inherited = inherited.withBaselines(shared.within(span));
            }
            GridDirection own = item.isOrthogonal() ? direction.other() : direction;
            if (own == GridDirection.COLUMNS) {
                columns = inherited;
            } else {
                rows = inherited;
            }
        }
        return new SubgridTracks(columns, rows);
    }

    /**
     * Returns the size of an item's area on an axis. Before the axis is sized, it is definite if
     * all spanned tracks have fixed sizes.
     */
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
     * Sizes the columns of a subgrid that inherits only rows, so that the block sizes of its items
     * can be measured with their final inline sizes. It does nothing if the inline size is not
     * definite yet.
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
        LayoutInput input = space.inputFor(asItem, parent.tracksForSubgrid(asItem), context);
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

    /**
     * Sets the tracks of a subgridded axis to inherited ones, and collects its baseline groups.
     *
     * @param inherited the tracks that the parent grid has sized
     */
    void inherit(GridDirection direction, GridTracks inherited) {
        set(direction, inContentBox(inherited, direction));
        BaselineGroups groups = BaselineGroups.of(this, direction);
        baselines.put(direction, groups);
        if (!inherited.baselines().isEmpty()) {
            AxisTracks around = new AxisTracks(inherited.starts(), inherited.sizes());
            double gap = inherited.count() < 2 ? 0 : around.gapAfter(0);
            groups.mergeShared(inherited.baselines(), insets(direction, gap));
        }
        groups.shareWithSubgrids(this);
    }

    /**
     * Returns the distances between the tracks of the parent grid and this subgrid's own tracks.
     *
     * @param gapAround the gap of the parent grid, CSS px
     */
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

    /** Returns the distances between the tracks of this grid and those of one of its subgrids. */
    TrackInsets insets(GridSizingState subgrid, GridDirection direction) {
        return subgrid.insets(direction, gap(direction));
    }

    /**
     * Tests whether the items of a subgrid share baselines with the items of this grid: the subgrid
     * inherits the tracks, and its axes have the same directions.
     */
    boolean sharesBaselines(GridItem item, GridDirection direction) {
        return item.isSubgridded(direction)
                && !item.isOrthogonal()
                && !GridNodeBuilder.isReversed(item.box(), node.box(), direction);
    }

    boolean hasSubgrids() {
        return !subgrids.isEmpty();
    }

    /** Sets the baseline groups of an axis. */
    void setBaselines(GridDirection direction, BaselineGroups groups) {
        baselines.put(direction, groups);
    }

    Gutters gutters(GridDirection direction, AvailableSize basis) {
        Double gap = node.gap(direction, basis);
        return new Gutters(gap == null ? 0 : gap, node.collapsed(direction));
    }

    /**
     * Runs the track sizing algorithm on an axis.
     *
     * @return the sizes and gutters, packed from position 0, not aligned yet
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
        groups.shareWithSubgrids(this);
        List<SizingItem> items = new ArrayList<>();
        new ContributionCollector(tracks, gutters, items).collect(this, direction);
        TrackSizing.size(tracks, gutters, bounds, items);
        AxisTracks result = TrackAlignment.packed(tracks, gutters);
        set(direction, result);
        return result;
    }

    /** Replaces the tracks of an axis by aligned ones. */
    void use(GridDirection direction, AxisTracks tracks) {
        set(direction, tracks);
    }

    /**
     * Returns the baseline groups of an axis, which are collected at the first call after sizing.
     */
    BaselineGroups baselines(GridDirection direction) {
        return baselines.computeIfAbsent(direction, key -> BaselineGroups.of(this, key));
    }

    @Nullable GridSizingState subgrid(GridItem item) {
        return subgrids.get(item);
    }
}
