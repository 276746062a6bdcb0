package browsy.layout.grid;

import browsy.css.value.align.SelfPosition;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.SharedBaselines;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.sizing.AlignedBaseline;
import browsy.layout.sizing.BoxEdges;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The baseline-sharing groups of one axis of a grid. Each track has up to two groups: one that is
 * aligned to its start and one that is aligned to its end. For each group the largest distance from
 * the track edge to a baseline is stored; items with a smaller distance are shifted by the
 * difference (the baseline shim).
 *
 * @see <a href="https://drafts.csswg.org/css-align-3/#baseline-sharing-group">css-align-3</a>
 */
final class BaselineGroups {
    private final GridDirection direction;
    private final Map<GridItem, AlignedBaseline> baselines = new IdentityHashMap<>();
    private final Map<Integer, Double> atStart = new HashMap<>();
    private final Map<Integer, Double> atEnd = new HashMap<>();

    private BaselineGroups(GridDirection direction) {
        this.direction = direction;
    }

    /**
     * Collects the groups of an axis. Each aligned item is laid out to find its baseline; sizes of
     * its area that have not been determined yet are indefinite.
     */
    static BaselineGroups of(GridSizingState grid, GridDirection direction) {
        BaselineGroups groups = new BaselineGroups(direction);
        for (GridItem item : grid.node().items()) {
            if (item.isSubgridded(direction)) {
                groups.addSubgrid(grid, item);
            } else if (item.isBaselineAligned(direction)) {
                groups.add(item, baseline(grid, item, direction));
            }
        }
        return groups;
    }

    /**
     * Adds the items of a subgrid to the groups of the tracks that it spans, at any depth.
     *
     * @see <a href="https://drafts.csswg.org/css-grid-2/#subgrid-item-contribution">css-grid-2
     *     9</a>
     */
    private void addSubgrid(GridSizingState grid, GridItem item) {
        GridSizingState subgrid = grid.subgrid(item);
        if (subgrid == null || !grid.sharesBaselines(item, direction)) {
            return;
        }
        BaselineGroups inner = of(subgrid, direction);
        subgrid.setBaselines(direction, inner);
        TrackInsets insets = grid.insets(subgrid, direction);
        int first = item.area().on(direction).start();
        inner.atStart.forEach(
                (track, distance) ->
                        atStart.merge(first + track, distance + insets.start(track), Math::max));
        inner.atEnd.forEach(
                (track, distance) ->
                        atEnd.merge(first + track, distance + insets.end(track), Math::max));
    }

    /**
     * Passes the groups on to the subgrids of the grid, recursively, after all items have been
     * added.
     */
    void shareWithSubgrids(GridSizingState grid) {
        if (!grid.hasSubgrids()) {
            return;
        }
        for (GridItem item : grid.node().items()) {
            GridSizingState subgrid = grid.subgrid(item);
            if (subgrid != null && grid.sharesBaselines(item, direction)) {
                BaselineGroups inner = subgrid.baselines(direction);
                inner.mergeShared(
                        within(item.area().on(direction)), grid.insets(subgrid, direction));
                inner.shareWithSubgrids(subgrid);
            }
        }
    }

    /** Returns the baselines of the groups in a range of tracks. */
    SharedBaselines within(GridSpan span) {
        if (atStart.isEmpty() && atEnd.isEmpty()) {
            return SharedBaselines.NONE;
        }
        List<Double> fromStart = new ArrayList<>(span.size());
        List<Double> fromEnd = new ArrayList<>(span.size());
        for (int i = span.start(); i < span.end(); i++) {
            fromStart.add(atStart.getOrDefault(i, Double.NaN));
            fromEnd.add(atEnd.getOrDefault(i, Double.NaN));
        }
        return new SharedBaselines(fromStart, fromEnd);
    }

    /**
     * Raises the baselines of a subgrid's groups to those that the parent grid passes to it.
     *
     * @param shared the baselines of the tracks of the parent grid
     * @param insets the distances between the parent's tracks and those of the subgrid
     */
    void mergeShared(SharedBaselines shared, TrackInsets insets) {
        if (shared.isEmpty()) {
            return;
        }
        atStart.replaceAll(
                (track, own) -> larger(own, shared.fromStart().get(track) - insets.start(track)));
        atEnd.replaceAll(
                (track, own) -> larger(own, shared.fromEnd().get(track) - insets.end(track)));
    }

    /** Returns the larger distance; NaN for {@code shared} means that there is none. */
    private static double larger(double own, double shared) {
        return shared > own ? shared : own;
    }

    private void add(GridItem item, AlignedBaseline baseline) {
        baselines.put(item, baseline);
        (baseline.atEnd() ? atEnd : atStart)
                .merge(track(item, baseline), baseline.distance(), Math::max);
    }

    /**
     * Returns the track that defines the item's group: its first track for a group at the start,
     * its last one for a group at the end.
     */
    private int track(GridItem item, AlignedBaseline baseline) {
        GridSpan span = item.area().on(direction);
        return baseline.atEnd() ? span.end() - 1 : span.start();
    }

    private static AlignedBaseline baseline(
            GridSizingState grid, GridItem item, GridDirection direction) {
        AvailableSize other = grid.area(item, direction.other());
        boolean columns = direction == GridDirection.COLUMNS;
        AreaSpace space =
                columns
                        ? new AreaSpace(AvailableSize.INDEFINITE, other)
                        : new AreaSpace(other, AvailableSize.INDEFINITE);
        BoxFragment fragment =
                grid.context()
                        .layout(
                                item.box(),
                                space.inputFor(item, grid.tracksForSubgrid(item), grid.context()))
                        .fragment();
        LogicalEdges margin = BoxEdges.margin(item.box(), space.inline(), item.flow());
        return of(item, fragment, direction, margin);
    }

    private static AlignedBaseline of(
            GridItem item, BoxFragment fragment, GridDirection direction, LogicalEdges margin) {
        boolean columns = direction == GridDirection.COLUMNS;
        return AlignedBaseline.of(
                item.container(),
                fragment,
                columns,
                item.alignment(direction) == SelfPosition.LAST_BASELINE,
                false,
                columns ? margin.inlineStart() : margin.blockStart(),
                columns ? margin.inlineEnd() : margin.blockEnd());
    }

    /**
     * Returns the baseline shim of an item that has been laid out in its final area, in CSS px; 0
     * for items without a group. An item whose baseline has changed since the groups were collected
     * is not shifted.
     *
     * @see <a href="https://drafts.csswg.org/css-grid-2/#row-align">css-grid-2 10.6</a>
     */
    double shim(GridItem item, BoxFragment fragment, LogicalEdges margin) {
        AlignedBaseline known = baselines.get(item);
        if (known == null) {
            return 0;
        }
        Double most = (known.atEnd() ? atEnd : atStart).get(track(item, known));
        double own = of(item, fragment, direction, margin).distance();
        return most == null || own != known.distance() ? 0 : most - own;
    }

    /**
     * Returns the baseline shim of an item during track sizing, in CSS px; 0 for items without a
     * group.
     */
    double shim(GridItem item) {
        AlignedBaseline baseline = baselines.get(item);
        if (baseline == null) {
            return 0;
        }
        Double most = (baseline.atEnd() ? atEnd : atStart).get(track(item, baseline));
        return most == null ? 0 : most - baseline.distance();
    }

    /** Tests whether an item's group is aligned to the end of its track. */
    boolean isAlignedToEnd(GridItem item) {
        AlignedBaseline baseline = baselines.get(item);
        return baseline != null && baseline.atEnd();
    }

    /**
     * Returns the distance from the start of a track to the baseline of its start group in CSS px;
     * null if there is no such group.
     */
    @Nullable Double atStartOf(int track) {
        return atStart.get(track);
    }

    /**
     * Returns the distance from the end of a track to the baseline of its end group in CSS px; null
     * if there is no such group.
     */
    @Nullable Double atEndOf(int track) {
        return atEnd.get(track);
    }
}
