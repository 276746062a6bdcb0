package browsy.layout.grid;

import static browsy.style.property.AlignProperties.ALIGN_ITEMS;
import static browsy.style.property.AlignProperties.ALIGN_SELF;
import static browsy.style.property.AlignProperties.JUSTIFY_ITEMS;
import static browsy.style.property.AlignProperties.JUSTIFY_SELF;
import static browsy.style.property.GridProperties.GRID_COLUMN_END;
import static browsy.style.property.GridProperties.GRID_COLUMN_START;
import static browsy.style.property.GridProperties.GRID_ROW_END;
import static browsy.style.property.GridProperties.GRID_ROW_START;

import browsy.css.value.GridLine;
import browsy.css.value.SelfAlignment;
import browsy.css.value.SelfPosition;
import browsy.layout.box.Box;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.PendingPositioned;
import browsy.layout.context.PendingPositioned.StaticEdge;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.LogicalOffset;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.geometry.PhysicalRect;
import browsy.layout.geometry.PhysicalSize;
import browsy.layout.sizing.BoxEdges;
import browsy.style.computed.ComputedStyle;
import org.jspecify.annotations.Nullable;

/**
 * Absolutely positioned children of a grid container: their containing block is a grid area, their
 * static position that of the only item of a grid with one area.
 *
 * @see <a href="https://drafts.csswg.org/css-grid-2/#abspos">css-grid-2 10</a>
 */
final class GridPositioned {
    private final GridSizing sizing;
    private final Box grid;
    private final LogicalEdges edges;
    private final LogicalEdges border;
    private final LogicalSize size;

    /**
     * @param edges border and padding of the grid container
     * @param size its border box
     */
    GridPositioned(GridSizing sizing, Box grid, LogicalEdges edges, LogicalSize size) {
        this.sizing = sizing;
        this.grid = grid;
        this.edges = edges;
        this.border = BoxEdges.border(grid);
        this.size = size;
    }

    PendingPositioned pending(Box child, LayoutContext context) {
        StaticEdge inline = edge(child, GridDirection.COLUMNS);
        StaticEdge block = edge(child, GridDirection.ROWS);
        LogicalOffset offset =
                new LogicalOffset(
                        along(inline, edges.inlineStart(), size.inline() - edges.inlineEnd()),
                        along(block, edges.blockStart(), size.block() - edges.blockEnd()));
        return new PendingPositioned(
                child,
                grid.flow().toPhysical(offset, LogicalSize.ZERO, size),
                inline,
                block,
                area(child, context),
                grid.flow());
    }

    private StaticEdge edge(Box child, GridDirection direction) {
        boolean columns = direction == GridDirection.COLUMNS;
        SelfAlignment self = child.style().get(columns ? JUSTIFY_SELF : ALIGN_SELF);
        if (self.value() == SelfPosition.AUTO) {
            self = grid.style().get(columns ? JUSTIFY_ITEMS : ALIGN_ITEMS);
        }
        double share = SelfAlignmentOffset.share(self.value(), child, grid.flow(), direction);
        if (share == 0.5) {
            return StaticEdge.CENTER;
        }
        return share == 0 ? StaticEdge.START : StaticEdge.END;
    }

    private static double along(StaticEdge edge, double start, double end) {
        return switch (edge) {
            case START -> start;
            case CENTER -> (start + end) / 2;
            case END -> end;
        };
    }

    /** The grid area; null where nothing is said and the whole padding box is meant. */
    private @Nullable PhysicalRect area(Box child, LayoutContext context) {
        ComputedStyle style = child.style();
        GridLine columnStart = style.get(GRID_COLUMN_START);
        GridLine columnEnd = style.get(GRID_COLUMN_END);
        GridLine rowStart = style.get(GRID_ROW_START);
        GridLine rowEnd = style.get(GRID_ROW_END);
        if (columnStart.isAuto() && columnEnd.isAuto() && rowStart.isAuto() && rowEnd.isAuto()) {
            return null;
        }
        double[] inline =
                range(
                        GridDirection.COLUMNS,
                        columnStart,
                        columnEnd,
                        edges.inlineStart(),
                        border.inlineStart(),
                        size.inline() - border.inlineEnd(),
                        context);
        double[] block =
                range(
                        GridDirection.ROWS,
                        rowStart,
                        rowEnd,
                        edges.blockStart(),
                        border.blockStart(),
                        size.block() - border.blockEnd(),
                        context);
        LogicalSize area =
                new LogicalSize(
                        Math.max(0, inline[1] - inline[0]), Math.max(0, block[1] - block[0]));
        PhysicalOffset at =
                grid.flow().toPhysical(new LogicalOffset(inline[0], block[0]), area, size);
        PhysicalSize physical = grid.flow().toPhysical(area);
        return new PhysicalRect(at.x(), at.y(), physical.width(), physical.height());
    }

    /** Start and end of the area on one axis; automatic edges are those of the padding box. */
    private double[] range(
            GridDirection direction,
            GridLine start,
            GridLine end,
            double contentStart,
            double paddingStart,
            double paddingEnd,
            LayoutContext context) {
        GridAxis axis = sizing.node().definition().on(direction);
        AxisTracks tracks = sizing.tracks(direction);
        LineResolver resolver = new LineResolver(axis, context.limits().maxGridTracks());
        Integer first = inside(resolver.edge(start, end, true), direction);
        Integer last = inside(resolver.edge(end, start, false), direction);
        if (first != null && last != null && first > last) {
            Integer swap = first;
            first = last;
            last = swap;
        }
        if (first != null && first.equals(last)) {
            last = inside(first + 1 - sizing.node().placement().before(direction), direction);
        }
        double from =
                first == null || tracks == null
                        ? paddingStart
                        : contentStart + lineStart(tracks, first);
        double to =
                last == null || tracks == null ? paddingEnd : contentStart + lineEnd(tracks, last);
        return new double[] {from, to};
    }

    /** A line of the implicit grid; null for one outside of it. */
    private @Nullable Integer inside(@Nullable Integer line, GridDirection direction) {
        if (line == null) {
            return null;
        }
        int shifted = line + sizing.node().placement().before(direction);
        return shifted < 0 || shifted > sizing.node().count(direction) ? null : shifted;
    }

    /** Where an area that starts at a line starts. */
    private static double lineStart(AxisTracks tracks, int line) {
        if (tracks.count() == 0) {
            return 0;
        }
        return line < tracks.count() ? tracks.starts().get(line) : end(tracks, line - 1);
    }

    /** Where an area that ends at a line ends. */
    private static double lineEnd(AxisTracks tracks, int line) {
        if (tracks.count() == 0) {
            return 0;
        }
        return line > 0 ? end(tracks, line - 1) : tracks.starts().get(0);
    }

    private static double end(AxisTracks tracks, int track) {
        return tracks.starts().get(track) + tracks.sizes().get(track);
    }
}
