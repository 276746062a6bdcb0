package browsy.layout.grid;

import browsy.css.value.SelfPosition;
import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.sizing.BoxEdges;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The items of a grid that are aligned by their baselines, grouped by the track they share.
 *
 * @see <a href="https://drafts.csswg.org/css-align-3/#baseline-sharing-group">css-align-3</a>
 */
final class BaselineGroups {
    private final GridDirection direction;
    private final Map<GridItem, Double> distances = new IdentityHashMap<>();
    private final Map<Integer, Double> first = new HashMap<>();
    private final Map<Integer, Double> last = new HashMap<>();

    private BaselineGroups(GridDirection direction) {
        this.direction = direction;
    }

    /** The groups of an axis; items are laid out as far as their areas are known. */
    static BaselineGroups of(GridSizing grid, GridDirection direction) {
        BaselineGroups groups = new BaselineGroups(direction);
        for (GridItem item : grid.node().items()) {
            if (item.isBaselineAligned(direction) && !item.isSubgridded(direction)) {
                groups.add(item, distance(grid, item, direction));
            }
        }
        return groups;
    }

    private void add(GridItem item, double distance) {
        distances.put(item, distance);
        Map<Integer, Double> group = isLast(item) ? last : first;
        group.merge(track(item), distance, Math::max);
    }

    private boolean isLast(GridItem item) {
        return item.alignment(direction) == SelfPosition.LAST_BASELINE;
    }

    private int track(GridItem item) {
        GridSpan span = item.area().on(direction);
        return isLast(item) ? span.end() - 1 : span.start();
    }

    private static double distance(GridSizing grid, GridItem item, GridDirection direction) {
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
        return distance(item, fragment, space.inline(), direction);
    }

    /** From the margin edge at which the group gathers to the baseline. */
    private static double distance(
            GridItem item, BoxFragment fragment, AvailableSize inline, GridDirection direction) {
        boolean columns = direction == GridDirection.COLUMNS;
        boolean isLast = item.alignment(direction) == SelfPosition.LAST_BASELINE;
        LogicalEdges margin = BoxEdges.margin(item.box(), inline, item.flow());
        double size =
                columns
                        ? item.flow().toLogical(fragment.size()).inline()
                        : item.flow().toLogical(fragment.size()).block();
        double baseline = fromStart(item, fragment, direction, isLast, size);
        if (isLast) {
            return size - baseline + (columns ? margin.inlineEnd() : margin.blockEnd());
        }
        return baseline + (columns ? margin.inlineStart() : margin.blockStart());
    }

    /** From the border edge at the start of the grid's axis. */
    static double fromStart(
            GridItem item,
            BoxFragment fragment,
            GridDirection direction,
            boolean isLast,
            double size) {
        Double own = isLast ? fragment.lastBaseline() : fragment.firstBaseline();
        if (own != null && !item.isInlineAxis(direction)) {
            return isOpposed(item, direction) ? size - own : own;
        }
        return synthesized(item.flow(), direction, size);
    }

    /** Whether the item's block axis runs against the grid's axis. */
    private static boolean isOpposed(GridItem item, GridDirection direction) {
        WritingFlow grid = item.flow();
        boolean reversed =
                direction == GridDirection.COLUMNS
                        ? grid.isInlineReversed()
                        : grid.isBlockReversed();
        return reversed != item.box().flow().isBlockReversed();
    }

    private static double synthesized(WritingFlow flow, GridDirection direction, double size) {
        if (direction == GridDirection.COLUMNS) {
            return size;
        }
        return switch (flow.mode()) {
            case HORIZONTAL_TB, SIDEWAYS_RL, SIDEWAYS_LR -> size;
            case VERTICAL_RL, VERTICAL_LR -> size / 2;
        };
    }

    /** How far an item is pushed from the edge its group gathers at; 0 for all others. */
    double shim(GridItem item) {
        Double distance = distances.get(item);
        if (distance == null) {
            return 0;
        }
        Double most = (isLast(item) ? last : first).get(track(item));
        return most == null ? 0 : most - distance;
    }

    /** The first baseline that items of a track share, from its start; null where none do. */
    @Nullable Double firstOf(int track) {
        return first.get(track);
    }

    /** The last baseline that items of a track share, from its end; null where none do. */
    @Nullable Double lastOf(int track) {
        return last.get(track);
    }

    /** Whether a box is in a group. */
    boolean contains(Box box) {
        return distances.keySet().stream().anyMatch(item -> item.box() == box);
    }
}
