package browsy.layout.box.table;

import browsy.css.value.box.Display;
import browsy.layout.box.Box;
import browsy.layout.box.TablePartBox;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The grid of a table: captions, columns, and row groups in visual order (header first, footer
 * last).
 *
 * @param captions the captions, in document order
 * @param columns the columns that column boxes represent, in order
 * @param sections the row groups, in visual order
 * @param columnCount the number of grid columns, of both cells and column boxes
 * @param outOfFlow out-of-flow boxes among the children of the table
 * @see <a
 *     href="https://drafts.csswg.org/css-tables-3/#dimensioning-the-row-column-grid--step1">css-tables-3</a>
 */
public record TableBoxGrid(
        List<Box> captions,
        List<TableColumn> columns,
        List<TableSection> sections,
        int columnCount,
        List<Box> outOfFlow) {

    /** The maximum number of columns; cells in further columns are left out. */
    private static final int MAX_COLUMNS = 10_000;

    public TableBoxGrid {
        captions = List.copyOf(captions);
        columns = List.copyOf(columns);
        sections = List.copyOf(sections);
        outOfFlow = List.copyOf(outOfFlow);
    }

    /**
     * Creates the grid of a table.
     *
     * @param children the children of a table box
     * @param maxSpan the maximum that spans are limited to
     */
    public static TableBoxGrid of(List<Box> children, int maxSpan) {
        return new Builder(maxSpan).build(children);
    }

    private static final class Builder {
        private final int maxSpan;
        private final List<Box> captions = new ArrayList<>();
        private final List<TableColumn> columns = new ArrayList<>();
        private final List<TableSection> bodies = new ArrayList<>();
        private final List<Box> outOfFlow = new ArrayList<>();
        private @Nullable TableSection header;
        private @Nullable TableSection footer;
        private int columnBoxes;
        private int columnCount;

        Builder(int maxSpan) {
            this.maxSpan = Math.min(maxSpan, MAX_COLUMNS);
        }

        TableBoxGrid build(List<Box> children) {
            for (Box child : children) {
                if (child.isOutOfFlow()) {
                    outOfFlow.add(child);
                } else {
                    add(child);
                }
            }
            List<TableSection> sections = new ArrayList<>();
            if (header != null) {
                sections.add(header);
            }
            sections.addAll(bodies);
            if (footer != null) {
                sections.add(footer);
            }
            return new TableBoxGrid(
                    captions, columns, sections, Math.max(columnCount, columnBoxes), outOfFlow);
        }

        private void add(Box child) {
            Display display = child.style().display();
            if (display == Display.TABLE_CAPTION) {
                captions.add(child);
            } else if (child instanceof TablePartBox part) {
                switch (display) {
                    case TABLE_COLUMN -> addColumn(part, null);
                    case TABLE_COLUMN_GROUP -> addColumnGroup(part);
                    case TABLE_HEADER_GROUP -> addHeader(part);
                    case TABLE_FOOTER_GROUP -> addFooter(part);
                    default -> bodies.add(section(part, true));
                }
            }
        }

        /**
         * Adds a header group. Only the first one moves to the start; further ones stay in place,
         * as bodies.
         */
        private void addHeader(TablePartBox part) {
            if (header == null) {
                header = section(part, false);
            } else {
                bodies.add(section(part, true));
            }
        }

        private void addFooter(TablePartBox part) {
            if (footer == null) {
                footer = section(part, false);
            } else {
                bodies.add(section(part, true));
            }
        }

        private void addColumnGroup(TablePartBox group) {
            if (group.children().isEmpty()) {
                addColumn(null, group);
            }
            for (Box child : group.children()) {
                if (child instanceof TablePartBox column) {
                    addColumn(column, group);
                }
            }
        }

        private void addColumn(@Nullable TablePartBox column, @Nullable TablePartBox group) {
            Box spanning = column == null ? group : column;
            int span = spanning == null ? 1 : Spans.attribute(spanning, "span", maxSpan);
            int kept = Math.min(span, MAX_COLUMNS - columnBoxes);
            if (kept > 0) {
                columns.add(new TableColumn(column, group, columnBoxes, kept));
                columnBoxes += kept;
            }
        }

        private TableSection section(TablePartBox part, boolean isBody) {
            List<TablePartBox> rowBoxes = new ArrayList<>();
            List<Box> outOfFlowBoxes = new ArrayList<>();
            for (Box child : part.children()) {
                if (child instanceof TablePartBox row && !child.isOutOfFlow()) {
                    rowBoxes.add(row);
                } else {
                    outOfFlowBoxes.add(child);
                }
            }
            Occupancy occupancy = new Occupancy();
            List<TableRow> rows = new ArrayList<>();
            for (int row = 0; row < rowBoxes.size(); row++) {
                rows.add(row(rowBoxes.get(row), row, rowBoxes.size(), occupancy));
            }
            return new TableSection(part, rows, outOfFlowBoxes, isBody);
        }

        /**
         * Creates a row: places each cell in the next free column, and marks its slots as occupied.
         */
        private TableRow row(TablePartBox box, int row, int rowCount, Occupancy occupancy) {
            List<TableCellBox> cells = new ArrayList<>();
            List<Box> outOfFlowBoxes = new ArrayList<>();
            int column = 0;
            for (Box child : box.children()) {
                if (child.isOutOfFlow()) {
                    outOfFlowBoxes.add(child);
                    continue;
                }
                column = occupancy.nextFree(row, column);
                if (column >= MAX_COLUMNS) {
                    break;
                }
                int columnSpan =
                        Math.min(Spans.attribute(child, "colspan", maxSpan), MAX_COLUMNS - column);
                int rowSpan = Spans.rowSpan(child, rowCount - row);
                cells.add(new TableCellBox(child, row, column, rowSpan, columnSpan));
                occupancy.occupy(column, columnSpan, row + rowSpan);
                column += columnSpan;
                columnCount = Math.max(columnCount, column);
            }
            return new TableRow(box, cells, outOfFlowBoxes);
        }
    }

    /** For each column, the index of the row from which on its slots are free. */
    private static final class Occupancy {
        private int[] untilRow = new int[16];

        int nextFree(int row, int column) {
            int free = column;
            while (free < untilRow.length && untilRow[free] > row) {
                free++;
            }
            return free;
        }

        void occupy(int column, int span, int endRow) {
            if (column + span > untilRow.length) {
                untilRow = Arrays.copyOf(untilRow, Math.max(column + span, untilRow.length * 2));
            }
            for (int i = column; i < column + span; i++) {
                untilRow[i] = Math.max(untilRow[i], endRow);
            }
        }
    }
}
