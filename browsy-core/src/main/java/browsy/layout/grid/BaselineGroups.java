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
 * The items of a grid that are aligned by their baselines, grouped by the track they share.
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

    /** The groups of an axis; items are laid out as far as their areas are known. */
    static BaselineGroups of(GridSizing grid, GridDirection direction) {
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
     * The items of a subgrid share the baselines of the tracks it takes over.
     *
     * @see <a href="https://drafts.csswg.org/css-grid-2/#subgrid-item-contribution">css-grid-2
     *     9</a>
     */
    private void addSubgrid(GridSizing grid, GridItem item) {
        GridSizing subgrid = grid.subgrid(item);
        if (subgrid == null || !grid.sharesBaselines(item, direction)) {
            return;
        }
        BaselineGroups inner = of(subgrid, direction);
        subgrid.gather(direction, inner);
        TrackInsets insets = grid.insets(subgrid, direction);
        int first = item.area().on(direction).start();
        inner.atStart.forEach(
                (track, distance) ->
                        atStart.merge(first + track, distance + insets.start(track), Math::max));
        inner.atEnd.forEach(
                (track, distance) ->
                        atEnd.merge(first + track, distance + insets.end(track), Math::max));
    }

    /** Tells the subgrids of a grid what their tracks share, all items being known. */
    void settle(GridSizing grid) {
        if (!grid.hasSubgrids()) {
            return;
        }
        for (GridItem item : grid.node().items()) {
            GridSizing subgrid = grid.subgrid(item);
            if (subgrid != null && grid.sharesBaselines(item, direction)) {
                BaselineGroups inner = subgrid.baselines(direction);
                inner.joinShared(
                        within(item.area().on(direction)), grid.insets(subgrid, direction));
                inner.settle(subgrid);
            }
        }
    }

    /** What is shared in some of the tracks. */
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

    /** The groups gather at the baselines of the tracks they have been lent. */
    void joinShared(SharedBaselines shared, TrackInsets insets) {
        if (shared.isEmpty()) {
            return;
        }
        atStart.replaceAll(
                (track, own) -> larger(own, shared.fromStart().get(track) - insets.start(track)));
        atEnd.replaceAll(
                (track, own) -> larger(own, shared.fromEnd().get(track) - insets.end(track)));
    }

    /** The larger distance, NaN being none. */
    private static double larger(double own, double shared) {
        return shared > own ? shared : own;
    }

    private void add(GridItem item, AlignedBaseline baseline) {
        baselines.put(item, baseline);
        (baseline.atEnd() ? atEnd : atStart)
                .merge(track(item, baseline), baseline.distance(), Math::max);
    }

    /** The start-most track of an item in a start group, the end-most one in an end group. */
    private int track(GridItem item, AlignedBaseline baseline) {
        GridSpan span = item.area().on(direction);
        return baseline.atEnd() ? span.end() - 1 : span.start();
    }

    private static AlignedBaseline baseline(
            GridSizing grid, GridItem item, GridDirection direction) {
        AvailableSize other = grid.area(item, direction.other());
        boolean columns = direction == GridDirection.COLUMNS;
        AreaSpace space =
                columns
                        ? new AreaSpace(AvailableSize.INDEFINITE, other)
                        : new AreaSpace(other, AvailableSize.INDEFINITE);
        BoxFragment fragment =
                grid.context()
                        .layout(item.box(), space.inputFor(item, grid.lend(item), grid.context()))
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
     * How far an item that has been laid out is pushed from the edge its group gathers at; 0 for
     * all others. One whose baseline came to lie elsewhere when its tracks were sized is not
     * aligned by it.
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

    /** How far an item is pushed from the edge its group gathers at; 0 for all others. */
    double shim(GridItem item) {
        AlignedBaseline baseline = baselines.get(item);
        if (baseline == null) {
            return 0;
        }
        Double most = (baseline.atEnd() ? atEnd : atStart).get(track(item, baseline));
        return most == null ? 0 : most - baseline.distance();
    }

    /** Whether an item's group gathers at the end edge. */
    boolean gathersAtEnd(GridItem item) {
        AlignedBaseline baseline = baselines.get(item);
        return baseline != null && baseline.atEnd();
    }

    /** The baseline that items share at the start of a track, from there; null where none do. */
    @Nullable Double atStartOf(int track) {
        return atStart.get(track);
    }

    /** The baseline that items share at the end of a track, from there; null where none do. */
    @Nullable Double atEndOf(int track) {
        return atEnd.get(track);
    }
}
