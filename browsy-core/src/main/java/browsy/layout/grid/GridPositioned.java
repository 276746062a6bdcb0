package browsy.layout.grid;

import static browsy.style.property.AlignProperties.ALIGN_ITEMS;
import static browsy.style.property.AlignProperties.ALIGN_SELF;
import static browsy.style.property.AlignProperties.JUSTIFY_ITEMS;
import static browsy.style.property.AlignProperties.JUSTIFY_SELF;
import static browsy.style.property.BoxProperties.POSITION;
import static browsy.style.property.GridProperties.GRID_COLUMN_END;
import static browsy.style.property.GridProperties.GRID_COLUMN_START;
import static browsy.style.property.GridProperties.GRID_ROW_END;
import static browsy.style.property.GridProperties.GRID_ROW_START;

import browsy.css.value.align.SelfAlignment;
import browsy.css.value.align.SelfPosition;
import browsy.css.value.grid.GridLine;
import browsy.css.value.position.Position;
import browsy.layout.box.Box;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.PendingPositioned;
import browsy.layout.context.StaticPosition;
import browsy.layout.context.StaticPosition.Alignment;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.LogicalOffset;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.geometry.PhysicalRect;
import browsy.layout.geometry.PhysicalSize;
import browsy.layout.positioned.ContainingBlocks;
import browsy.layout.sizing.AlignmentShare;
import browsy.layout.sizing.BoxEdges;
import browsy.style.computed.ComputedStyle;
import org.jspecify.annotations.Nullable;

/**
 * Computes containing blocks and static positions of absolutely positioned descendants of a grid
 * container. The containing block of a child is its grid area; its static position is that of the
 * sole item in a grid area that covers the content box or the grid area.
 *
 * @see <a href="https://drafts.csswg.org/css-grid-2/#abspos">css-grid-2 10</a>
 */
final class GridPositioned {
    private final GridSizingState sizing;
    private final Box grid;
    private final LogicalEdges edges;
    private final LogicalEdges border;
    private final LogicalSize size;

    /**
     * Creates the computation for a grid that has been sized.
     *
     * @param edges border and padding of the grid container
     * @param size its border-box size
     */
    GridPositioned(GridSizingState sizing, Box grid, LogicalEdges edges, LogicalSize size) {
        this.sizing = sizing;
        this.grid = grid;
        this.edges = edges;
        this.border = BoxEdges.border(grid);
        this.size = size;
    }

    /**
     * Returns a positioned child with its static position, and with its grid area if the grid
     * container is its containing block.
     */
    PendingPositioned pending(Box child, LayoutContext context) {
        boolean contains =
                child.style().get(POSITION) == Position.FIXED
                        ? ContainingBlocks.containsFixed(grid)
                        : ContainingBlocks.containsAbsolute(grid);
        Range inline =
                contains
                        ? area(child, GridDirection.COLUMNS, context)
                        : new Range(edges.inlineStart(), size.inline() - edges.inlineEnd());
        Range block =
                contains
                        ? area(child, GridDirection.ROWS, context)
                        : new Range(edges.blockStart(), size.block() - edges.blockEnd());
        PhysicalRect area = rectangle(inline, block);
        StaticPosition position =
                new StaticPosition(
                        area,
                        alignment(child, GridDirection.COLUMNS),
                        alignment(child, GridDirection.ROWS),
                        grid.flow());
        return new PendingPositioned(child, position, contains ? area : null);
    }

    /**
     * Sets the containing block of a positioned descendant that is not a child: the grid area that
     * its placement properties specify. The static position is unchanged. The argument is returned
     * as it is if the grid is not its containing block or it has no placement.
     */
    PendingPositioned inArea(PendingPositioned waiting, LayoutContext context) {
        Box box = waiting.box();
        if (waiting.area() != null || !isPlaced(box) || !ContainingBlocks.contains(grid, box)) {
            return waiting;
        }
        PhysicalRect area =
                rectangle(
                        area(box, GridDirection.COLUMNS, context),
                        area(box, GridDirection.ROWS, context));
        return new PendingPositioned(box, waiting.staticPosition(), area);
    }

    private static boolean isPlaced(Box box) {
        ComputedStyle style = box.style();
        return !style.get(GRID_COLUMN_START).isAuto()
                || !style.get(GRID_COLUMN_END).isAuto()
                || !style.get(GRID_ROW_START).isAuto()
                || !style.get(GRID_ROW_END).isAuto();
    }

    /** A range along one axis, in CSS px from the start edge of the container's border box. */
    private record Range(double start, double end) {
        double size() {
            return Math.max(0, end - start);
        }
    }

    private PhysicalRect rectangle(Range inline, Range block) {
        LogicalSize area = new LogicalSize(inline.size(), block.size());
        PhysicalOffset at =
                grid.flow()
                        .toPhysical(new LogicalOffset(inline.start(), block.start()), area, size);
        PhysicalSize physical = grid.flow().toPhysical(area);
        return new PhysicalRect(at.x(), at.y(), physical.width(), physical.height());
    }

    private Alignment alignment(Box child, GridDirection direction) {
        boolean columns = direction == GridDirection.COLUMNS;
        SelfAlignment self = child.style().get(columns ? JUSTIFY_SELF : ALIGN_SELF);
        if (self.value() == SelfPosition.AUTO) {
            self = grid.style().get(columns ? JUSTIFY_ITEMS : ALIGN_ITEMS);
        }
        double share = AlignmentShare.of(self.value(), child.flow(), grid.flow(), columns);
        return Alignment.of(share, self.overflow());
    }

    /**
     * Returns the extent of the grid area on one axis. An {@code auto} line, or one outside the
     * implicit grid, is the edge of the padding box.
     */
    private Range area(Box child, GridDirection direction, LayoutContext context) {
        boolean columns = direction == GridDirection.COLUMNS;
        ComputedStyle style = child.style();
        GridLine start = style.get(columns ? GRID_COLUMN_START : GRID_ROW_START);
        GridLine end = style.get(columns ? GRID_COLUMN_END : GRID_ROW_END);
        double paddingStart = columns ? border.inlineStart() : border.blockStart();
        double paddingEnd =
                columns ? size.inline() - border.inlineEnd() : size.block() - border.blockEnd();
        AxisTracks tracks = sizing.tracks(direction);
        if (tracks == null || (start.isAuto() && end.isAuto())) {
            return new Range(paddingStart, paddingEnd);
        }
        double contentStart = columns ? edges.inlineStart() : edges.blockStart();
        GridAxis axis = sizing.node().definition().on(direction);
        LineResolver resolver = new LineResolver(axis, context.limits().maxGridTracks());
        Integer first = resolver.edge(start, end, true);
        Integer last = resolver.edge(end, start, false);
        if (first != null && last != null) {
            int lower = Math.min(first, last);
            int upper = Math.max(first, last);
            first = lower;
            last = lower == upper ? upper + 1 : upper;
        }
        Integer from = inside(first, direction);
        Integer to = inside(last, direction);
        return new Range(
                from == null ? paddingStart : contentStart + lineStart(tracks, from),
                to == null ? paddingEnd : contentStart + lineEnd(tracks, to));
    }

    /** Converts a line to the numbering of the implicit grid; null if the line is outside of it. */
    private @Nullable Integer inside(@Nullable Integer line, GridDirection direction) {
        if (line == null) {
            return null;
        }
        int shifted = line + sizing.node().placement().before(direction);
        return shifted < 0 || shifted > sizing.node().count(direction) ? null : shifted;
    }

    /** Returns the position of a line as the start edge of an area, after the gutter. */
    private static double lineStart(AxisTracks tracks, int line) {
        if (tracks.count() == 0) {
            return 0;
        }
        return line < tracks.count() ? tracks.starts().get(line) : end(tracks, line - 1);
    }

    /** Returns the position of a line as the end edge of an area, before the gutter. */
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
