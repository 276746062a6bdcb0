package browsy.layout.grid;

import browsy.css.value.grid.GridAutoFlow;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The grid item placement algorithm. It is implemented for {@code grid-auto-flow: row}; for {@code
 * column} the axes are exchanged before and after. Positions are limited to a maximum number of
 * tracks beyond the explicit grid.
 *
 * @see <a href="https://drafts.csswg.org/css-grid-2/#auto-placement-algo">css-grid-2 8.5</a>
 */
final class ItemPlacement {

    /** The resolved placement properties of an item on both axes. */
    record Unplaced(LinePlacement columns, LinePlacement rows) {}

    /**
     * The result of placement.
     *
     * @param areas the areas in the order of the items; lines are counted from the start of the
     *     implicit grid
     * @param columns the number of columns of the implicit grid
     * @param rows the number of rows of the implicit grid
     * @param columnsBefore the number of columns before the explicit grid
     * @param rowsBefore the number of rows before the explicit grid
     * @param cutOff whether the search for free cells was cut off, so that items may overlap
     */
    record Placement(
            List<GridArea> areas,
            int columns,
            int rows,
            int columnsBefore,
            int rowsBefore,
            boolean cutOff) {
        Placement {
            areas = List.copyOf(areas);
        }

        int count(GridDirection direction) {
            return direction == GridDirection.COLUMNS ? columns : rows;
        }

        int before(GridDirection direction) {
            return direction == GridDirection.COLUMNS ? columnsBefore : rowsBefore;
        }

        /**
         * Clamps areas to the tracks of subgridded axes, which have no implicit tracks.
         *
         * @see <a href="https://drafts.csswg.org/css-grid-2/#subgrid-implicit">css-grid-2</a>
         */
        private Placement within(GridDefinition definition) {
            boolean boundsColumns = definition.columns().subgridded();
            boolean boundsRows = definition.rows().subgridded();
            if (!boundsColumns && !boundsRows) {
                return this;
            }
            int columnLimit = boundsColumns ? definition.columns().count() : columns;
            int rowLimit = boundsRows ? definition.rows().count() : rows;
            return new Placement(
                    areas.stream()
                            .map(
                                    area ->
                                            new GridArea(
                                                    area.columns().clampedTo(0, columnLimit),
                                                    area.rows().clampedTo(0, rowLimit)))
                            .toList(),
                    columnLimit,
                    rowLimit,
                    columnsBefore,
                    rowsBefore,
                    cutOff);
        }

        /** Exchanges rows and columns. */
        private Placement transposed() {
            return new Placement(
                    areas.stream().map(area -> new GridArea(area.rows(), area.columns())).toList(),
                    rows,
                    columns,
                    rowsBefore,
                    columnsBefore,
                    cutOff);
        }
    }

    private final List<Unplaced> items;
    private final boolean dense;
    private final int maxRows;
    private final int maxColumns;
    private final GridOccupancy occupancy = new GridOccupancy();
    private final @Nullable GridArea[] placed;
    private final int columnShift;
    private final int rowShift;
    private int columns;
    private int rows;

    /**
     * For dense packing: the row of the last item of each shape. The search for the next item of
     * that shape starts there, because no cell before it can have become free.
     */
    private final Map<Shape, Integer> firstRows = new HashMap<>();

    /**
     * The inputs of the search for a free position: the definite column, or -1 if it is automatic,
     * and the numbers of columns and rows.
     */
    private record Shape(int column, int width, int height) {}

    private ItemPlacement(
            List<Unplaced> items, int columns, int rows, boolean dense, int maxTracks) {
        this.items = items;
        this.dense = dense;
        this.placed = new @Nullable GridArea[items.size()];
        int firstColumn = 0;
        int firstRow = 0;
        for (Unplaced item : items) {
            GridSpan column = item.columns().lines();
            GridSpan row = item.rows().lines();
            firstColumn = column == null ? firstColumn : Math.min(firstColumn, column.start());
            firstRow = row == null ? firstRow : Math.min(firstRow, row.start());
        }
        this.columnShift = -firstColumn;
        this.rowShift = -firstRow;
        this.columns = columns + columnShift;
        this.rows = rows + rowShift;
        this.maxColumns = this.columns + maxTracks;
        this.maxRows = this.rows + maxTracks;
    }

    /**
     * Places the items of a grid.
     *
     * @param items the items in order-modified document order
     * @param definition the explicit grid
     * @param maxTracks the maximum number of tracks that automatic placement may add to the
     *     explicit grid
     */
    static Placement place(
            List<Unplaced> items, GridDefinition definition, GridAutoFlow flow, int maxTracks) {
        int columns = definition.columns().count();
        int rows = definition.rows().count();
        if (!flow.column()) {
            return new ItemPlacement(items, columns, rows, flow.dense(), maxTracks)
                    .run()
                    .within(definition);
        }
        List<Unplaced> transposed =
                items.stream().map(item -> new Unplaced(item.rows(), item.columns())).toList();
        return new ItemPlacement(transposed, rows, columns, flow.dense(), maxTracks)
                .run()
                .transposed()
                .within(definition);
    }

    /** Runs the four steps of css-grid-2 8.5. */
    private Placement run() {
        // 1. Position anything that's not auto-positioned.
        for (int i = 0; i < placed.length; i++) {
            GridSpan column = column(i);
            GridSpan row = row(i);
            if (column != null && row != null) {
                put(i, column, row);
            }
        }
        // 2. Process the items locked to a given row.
        List<Integer> cursors = new ArrayList<>();
        for (int i = 0; i < placed.length; i++) {
            GridSpan row = row(i);
            if (column(i) == null && row != null) {
                putInRow(i, row, cursors);
            }
        }
        // 3. Determine the columns in the implicit grid.
        for (int i = 0; i < placed.length; i++) {
            GridSpan column = column(i);
            columns = Math.max(columns, column == null ? span(i) : column.end());
        }
        // 4. Position the remaining grid items.
        putRemaining();
        List<GridArea> areas = new ArrayList<>(placed.length);
        for (GridArea area : placed) {
            if (area != null) {
                areas.add(area);
            }
        }
        return new Placement(areas, columns, rows, columnShift, rowShift, occupancy.isExhausted());
    }

    private @Nullable GridSpan column(int i) {
        GridSpan lines = items.get(i).columns().lines();
        return lines == null ? null : lines.shifted(columnShift);
    }

    private @Nullable GridSpan row(int i) {
        GridSpan lines = items.get(i).rows().lines();
        return lines == null ? null : lines.shifted(rowShift);
    }

    private int span(int i) {
        return items.get(i).columns().span();
    }

    private void put(int i, GridSpan column, GridSpan row) {
        placed[i] = new GridArea(column, row);
        columns = Math.max(columns, column.end());
        rows = Math.max(rows, row.end());
        occupancy.occupy(column, row);
    }

    /**
     * Places an item with definite rows at the first free columns; without dense packing, after the
     * last item that was placed in its first row this way.
     *
     * @param cursors for sparse packing, the first column not yet passed in each row
     */
    private void putInRow(int i, GridSpan row, List<Integer> cursors) {
        int from = 0;
        if (!dense) {
            while (cursors.size() <= row.start()) {
                cursors.add(0);
            }
            from = cursors.get(row.start());
        }
        int start = occupancy.firstFree(row, from, span(i));
        put(i, columnSpan(start, span(i)), row);
        if (!dense) {
            cursors.set(row.start(), start + span(i));
        }
    }

    /**
     * Places the items whose row is automatic (step 4). Each search starts at the cursor, which is
     * the position of the previous item, or with dense packing at the first row that can be free.
     * An item with a definite column advances by rows; any other item advances by columns, then
     * rows.
     */
    private void putRemaining() {
        int cursorRow = 0;
        int cursorColumn = 0;
        for (int i = 0; i < placed.length; i++) {
            if (placed[i] != null) {
                continue;
            }
            GridSpan fixed = column(i);
            int height = items.get(i).rows().span();
            Shape shape =
                    dense ? new Shape(fixed == null ? -1 : fixed.start(), span(i), height) : null;
            int row = shape == null ? cursorRow : firstRows.getOrDefault(shape, 0);
            // A definite column: advance by rows until the area is free.
            if (fixed != null) {
                if (!dense && fixed.start() < cursorColumn) {
                    row++;
                }
                while (row + height < maxRows
                        && !occupancy.isFree(fixed, new GridSpan(row, row + height))) {
                    row++;
                }
                put(i, fixed, rowSpan(row, height));
                cursorColumn = fixed.start();
            } else {
                // An automatic column: advance by columns, then by rows.
                int from = dense ? 0 : cursorColumn;
                int start = -1;
                while (true) {
                    start = occupancy.firstFree(new GridSpan(row, row + height), from, span(i));
                    if (start + span(i) <= columns || row + height >= maxRows) {
                        break;
                    }
                    row++;
                    from = 0;
                }
                // At the row limit the item is moved back into the grid, so that it may overlap
                // others.
                start = Math.max(0, Math.min(start, columns - span(i)));
                put(i, new GridSpan(start, start + span(i)), rowSpan(row, height));
                cursorColumn = start;
            }
            if (shape != null) {
                firstRows.put(shape, row);
            }
            cursorRow = Math.max(0, Math.min(row, maxRows - 1));
        }
    }

    /** Returns a column span that is moved back or cut at the last possible column. */
    private GridSpan columnSpan(int column, int width) {
        int start = Math.max(0, Math.min(column, maxColumns - 1));
        return new GridSpan(start, Math.max(start + 1, Math.min(start + width, maxColumns)));
    }

    /** Returns a row span that is moved back to end at the last possible row. */
    private GridSpan rowSpan(int row, int height) {
        int start = Math.max(0, Math.min(row, maxRows - height));
        return new GridSpan(start, start + height);
    }
}
