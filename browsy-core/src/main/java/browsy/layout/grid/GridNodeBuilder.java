package browsy.layout.grid;

import static browsy.style.property.EffectProperties.CONTAIN;
import static browsy.style.property.FlexProperties.ORDER;
import static browsy.style.property.GridProperties.GRID_AUTO_COLUMNS;
import static browsy.style.property.GridProperties.GRID_AUTO_FLOW;
import static browsy.style.property.GridProperties.GRID_AUTO_ROWS;
import static browsy.style.property.GridProperties.GRID_COLUMN_END;
import static browsy.style.property.GridProperties.GRID_COLUMN_START;
import static browsy.style.property.GridProperties.GRID_ROW_END;
import static browsy.style.property.GridProperties.GRID_ROW_START;
import static browsy.style.property.GridProperties.GRID_TEMPLATE_AREAS;
import static browsy.style.property.GridProperties.GRID_TEMPLATE_COLUMNS;
import static browsy.style.property.GridProperties.GRID_TEMPLATE_ROWS;

import browsy.css.value.grid.GridTemplate;
import browsy.layout.box.Box;
import browsy.layout.box.GridBox;
import browsy.layout.context.GridTracks;
import browsy.layout.context.SubgridTracks;
import browsy.style.computed.ComputedStyle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads a grid's definition from its style and places its items, subgrids included. */
final class GridNodeBuilder {
    private final int maxTracks;
    private final int maxLent;

    /** How many tracks and names of lines may still be lent to subgrids. */
    private int lentLeft;

    private boolean overlaps;

    /**
     * @param maxTracks how many a grid may have on each axis
     * @param maxLent how many tracks and names of lines it may lend to subgrids at any depth in it;
     *     further ones are grids by themselves
     */
    GridNodeBuilder(int maxTracks, int maxLent) {
        this.maxTracks = maxTracks;
        this.maxLent = maxLent;
        this.lentLeft = maxLent;
    }

    /** Whether free places were no longer looked for, so that items may overlap. */
    boolean overlaps() {
        return overlaps;
    }

    /** How many tracks and names of lines have been lent. */
    int lent() {
        return maxLent - lentLeft;
    }

    /** Whether as much has been lent as may be. */
    boolean hasLentAll() {
        return lentLeft <= 0;
    }

    /**
     * A grid.
     *
     * @param lent the tracks of the grid around; null unless the box is a subgrid
     * @param repetitions how often auto-repeats repeat on each axis
     */
    GridNode build(Box box, @Nullable SubgridTracks lent, AutoRepeat.Repetitions repetitions) {
        ComputedStyle style = box.style();
        GridDefinition definition =
                new GridDefinition(
                        axis(box, GridDirection.COLUMNS, lent, repetitions.columns()),
                        axis(box, GridDirection.ROWS, lent, repetitions.rows()));
        List<Box> boxes = inOrder(box);
        LineResolver columns = new LineResolver(definition.columns(), maxTracks);
        LineResolver rows = new LineResolver(definition.rows(), maxTracks);
        List<ItemPlacement.Unplaced> unplaced = new ArrayList<>(boxes.size());
        for (Box child : boxes) {
            ComputedStyle own = child.style();
            unplaced.add(
                    new ItemPlacement.Unplaced(
                            columns.resolve(own.get(GRID_COLUMN_START), own.get(GRID_COLUMN_END)),
                            rows.resolve(own.get(GRID_ROW_START), own.get(GRID_ROW_END))));
        }
        ItemPlacement.Placement placement =
                ItemPlacement.place(unplaced, definition, style.get(GRID_AUTO_FLOW), maxTracks);
        overlaps |= placement.cutOff();
        List<GridItem> items = new ArrayList<>(boxes.size());
        for (int i = 0; i < boxes.size(); i++) {
            GridArea area = placement.areas().get(i);
            items.add(
                    new GridItem(
                            boxes.get(i),
                            box,
                            area,
                            subgrid(boxes.get(i), box, area, definition, placement)));
        }
        return new GridNode(box, definition, placement, items);
    }

    static List<Box> inOrder(Box container) {
        List<Box> items = new ArrayList<>();
        for (Box child : container.children()) {
            if (!child.isAbsolutelyPositioned()) {
                items.add(child);
            }
        }
        items.sort(Comparator.comparingInt(child -> child.style().get(ORDER)));
        return items;
    }

    private GridAxis axis(
            Box box, GridDirection direction, @Nullable SubgridTracks lent, int repetitions) {
        ComputedStyle style = box.style();
        boolean columns = direction == GridDirection.COLUMNS;
        GridTemplate template = style.get(columns ? GRID_TEMPLATE_COLUMNS : GRID_TEMPLATE_ROWS);
        GridTracks tracks = lent == null ? null : columns ? lent.inline() : lent.block();
        if (tracks != null && template instanceof GridTemplate.Subgrid subgrid) {
            GridAxis axis =
                    AxisDefinition.subgridded(
                            tracks,
                            subgrid.lineNames(),
                            style.get(GRID_TEMPLATE_AREAS),
                            direction,
                            style.get(columns ? GRID_AUTO_COLUMNS : GRID_AUTO_ROWS));
            lentLeft -= axis.count() + axis.names().count();
            return axis;
        }
        return AxisDefinition.standalone(
                template,
                repetitions,
                style.get(GRID_TEMPLATE_AREAS),
                direction,
                style.get(columns ? GRID_AUTO_COLUMNS : GRID_AUTO_ROWS),
                maxTracks);
    }

    private @Nullable GridNode subgrid(
            Box child,
            Box container,
            GridArea area,
            GridDefinition definition,
            ItemPlacement.Placement placement) {
        if (!(child instanceof GridBox) || hasLentAll()) {
            return null;
        }
        SubgridTracks lent = lentNames(child, container, area, definition, placement);
        if (lent.inline() == null && lent.block() == null) {
            return null;
        }
        return build(child, lent, AutoRepeat.Repetitions.ONCE);
    }

    /** What a subgrid gets before any track is sized: their number, and the names of the lines. */
    private static SubgridTracks lentNames(
            Box child,
            Box container,
            GridArea area,
            GridDefinition definition,
            ItemPlacement.Placement placement) {
        GridTracks columns = null;
        GridTracks rows = null;
        boolean orthogonal = child.flow().isOrthogonalTo(container.flow());
        for (GridDirection own : GridDirection.values()) {
            if (!isSubgridded(child, own)) {
                continue;
            }
            GridDirection direction = orthogonal ? own.other() : own;
            GridSpan span = area.on(direction);
            List<Double> zeros = Collections.nCopies(span.size(), 0.0);
            GridTracks tracks =
                    new GridTracks(
                            zeros,
                            zeros,
                            names(
                                    definition.on(direction).names(),
                                    span.shifted(-placement.before(direction)),
                                    isReversed(child, container, direction)));
            if (own == GridDirection.COLUMNS) {
                columns = tracks;
            } else {
                rows = tracks;
            }
        }
        return new SubgridTracks(columns, rows);
    }

    /** Whether a box takes over the tracks of the grid around; containment keeps it from that. */
    static boolean isSubgridded(Box box, GridDirection direction) {
        ComputedStyle style = box.style();
        boolean columns = direction == GridDirection.COLUMNS;
        return style.get(columns ? GRID_TEMPLATE_COLUMNS : GRID_TEMPLATE_ROWS)
                        instanceof GridTemplate.Subgrid
                && !style.get(CONTAIN).layout()
                && !style.get(CONTAIN).paint();
    }

    /** The names of the lines of a span, in the direction of the subgrid; empty for none. */
    static List<List<String>> names(LineNames names, GridSpan span, boolean reversed) {
        if (names.isEmpty()) {
            return List.of();
        }
        List<List<String>> lines = new ArrayList<>();
        for (int line = span.start(); line <= span.end(); line++) {
            lines.add(names.names(line));
        }
        if (reversed) {
            Collections.reverse(lines);
        }
        return lines;
    }

    /** Whether the child's tracks run against those of the container along this axis of it. */
    static boolean isReversed(Box child, Box container, GridDirection direction) {
        boolean orthogonal = child.flow().isOrthogonalTo(container.flow());
        boolean columns = direction == GridDirection.COLUMNS;
        boolean outer =
                columns ? container.flow().isInlineReversed() : container.flow().isBlockReversed();
        boolean inner =
                columns == orthogonal
                        ? child.flow().isBlockReversed()
                        : child.flow().isInlineReversed();
        return outer != inner;
    }
}
