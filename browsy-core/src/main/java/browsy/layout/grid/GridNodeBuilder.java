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

/**
 * Builds a {@link GridNode}: reads the grid definition from the style, resolves the placement
 * properties and places the items. Subgrids are built recursively. The number of tracks and line
 * names that subgrids inherit is limited, because nesting multiplies it.
 */
final class GridNodeBuilder {
    private final int maxTracks;
    private final int maxInherited;

    /** The remaining number of tracks and line names that subgrids may inherit. */
    private int inheritedLeft;

    private boolean overlaps;

    /**
     * Creates a builder for one grid and its subgrids.
     *
     * @param maxTracks the limit of tracks per axis
     * @param maxInherited the limit of tracks and line names that its subgrids may inherit at any
     *     depth; further subgrids become grids of their own
     */
    GridNodeBuilder(int maxTracks, int maxInherited) {
        this.maxTracks = maxTracks;
        this.maxInherited = maxInherited;
        this.inheritedLeft = maxInherited;
    }

    /** Tests whether the search for free cells was cut off, so that items may overlap. */
    boolean overlaps() {
        return overlaps;
    }

    /** Returns the number of tracks and line names that subgrids have inherited. */
    int inherited() {
        return maxInherited - inheritedLeft;
    }

    /** Tests whether the limit of inherited tracks and line names is reached. */
    boolean isInheritanceExhausted() {
        return inheritedLeft <= 0;
    }

    /**
     * Builds a grid.
     *
     * @param inherited the inherited tracks; null unless the box is a subgrid
     * @param repetitions the numbers of automatic repetitions
     */
    GridNode build(Box box, @Nullable SubgridTracks inherited, AutoRepeat.Repetitions repetitions) {
        ComputedStyle style = box.style();
        GridDefinition definition =
                new GridDefinition(
                        axis(box, GridDirection.COLUMNS, inherited, repetitions.columns()),
                        axis(box, GridDirection.ROWS, inherited, repetitions.rows()));
        // Resolve the placement properties of all items.
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
        // Place the items.
        ItemPlacement.Placement placement =
                ItemPlacement.place(unplaced, definition, style.get(GRID_AUTO_FLOW), maxTracks);
        overlaps |= placement.cutOff();
        // Build the items, and subgrids recursively.
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

    /** Returns the in-flow children in order-modified document order. */
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
            Box box, GridDirection direction, @Nullable SubgridTracks inherited, int repetitions) {
        ComputedStyle style = box.style();
        boolean columns = direction == GridDirection.COLUMNS;
        GridTemplate template = style.get(columns ? GRID_TEMPLATE_COLUMNS : GRID_TEMPLATE_ROWS);
        GridTracks tracks =
                inherited == null ? null : columns ? inherited.inline() : inherited.block();
        if (tracks != null && template instanceof GridTemplate.Subgrid subgrid) {
            GridAxis axis =
                    AxisDefinition.subgridded(
                            tracks,
                            subgrid.lineNames(),
                            style.get(GRID_TEMPLATE_AREAS),
                            direction,
                            style.get(columns ? GRID_AUTO_COLUMNS : GRID_AUTO_ROWS));
            inheritedLeft -= axis.count() + axis.names().count();
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

    /** Builds the grid of a child if it is a subgrid in at least one axis; null otherwise. */
    private @Nullable GridNode subgrid(
            Box child,
            Box container,
            GridArea area,
            GridDefinition definition,
            ItemPlacement.Placement placement) {
        if (!(child instanceof GridBox) || isInheritanceExhausted()) {
            return null;
        }
        SubgridTracks inherited = unsizedTracks(child, container, area, definition, placement);
        if (inherited.inline() == null && inherited.block() == null) {
            return null;
        }
        return build(child, inherited, AutoRepeat.Repetitions.ONCE);
    }

    /**
     * Returns the tracks that a subgrid inherits before any track is sized: their number and line
     * names, with sizes of zero.
     */
    private static SubgridTracks unsizedTracks(
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

    /**
     * Tests whether a box is a subgrid in a direction of its own. Layout and paint containment
     * prevent that.
     */
    static boolean isSubgridded(Box box, GridDirection direction) {
        ComputedStyle style = box.style();
        boolean columns = direction == GridDirection.COLUMNS;
        return style.get(columns ? GRID_TEMPLATE_COLUMNS : GRID_TEMPLATE_ROWS)
                        instanceof GridTemplate.Subgrid
                && !style.get(CONTAIN).layout()
                && !style.get(CONTAIN).paint();
    }

    /**
     * Returns the names of the lines of a span in the order of the subgrid; an empty list if the
     * grid has no named lines.
     */
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

    /**
     * Tests whether the child's tracks run in the opposite direction along this axis of the
     * container.
     */
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
