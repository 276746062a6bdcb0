package browsy.layout.box.table;

import static browsy.style.property.BoxProperties.BORDER_BOTTOM_STYLE;
import static browsy.style.property.BoxProperties.BORDER_BOTTOM_WIDTH;
import static browsy.style.property.BoxProperties.BORDER_LEFT_STYLE;
import static browsy.style.property.BoxProperties.BORDER_LEFT_WIDTH;
import static browsy.style.property.BoxProperties.BORDER_RIGHT_STYLE;
import static browsy.style.property.BoxProperties.BORDER_RIGHT_WIDTH;
import static browsy.style.property.BoxProperties.BORDER_TOP_STYLE;
import static browsy.style.property.BoxProperties.BORDER_TOP_WIDTH;
import static browsy.style.property.BoxProperties.PADDING_BOTTOM;
import static browsy.style.property.BoxProperties.PADDING_LEFT;
import static browsy.style.property.BoxProperties.PADDING_RIGHT;
import static browsy.style.property.BoxProperties.PADDING_TOP;

import browsy.css.value.Length;
import browsy.css.value.LengthPercentage;
import browsy.css.value.Percentage;
import browsy.css.value.Size;
import browsy.css.value.box.BorderStyle;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.TablePartBox;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.PhysicalEdges;
import browsy.layout.geometry.WritingFlow;
import browsy.style.computed.ComputedStyle;
import browsy.style.computed.OverriddenStyle;
import browsy.style.property.Property;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Resolves the collapsed borders of a table. Each cell, and the table itself, gets half of the
 * winning border on each of its sides as its own border. After this, a table with collapsed borders
 * is laid out like one with separated borders.
 *
 * @see <a href="https://drafts.csswg.org/css-tables-3/#border-collapsing">css-tables-3</a>
 */
public final class CollapsedBorders {
    /**
     * The maximum number of grid edges. A larger table does not collapse borders: its cells and the
     * table keep the borders of their styles.
     */
    private static final long MAX_EDGES = 4_000_000;

    private final ComputedStyle table;
    private final WritingFlow flow;
    private final TableBoxGrid grid;
    private final int rowCount;
    private final int columnCount;
    private final List<Area> areas = new ArrayList<>();

    /** The number of columns up to the last one with a border or a spanning cell. */
    private int borderedColumns;

    private final BorderEdges inlineEdges;
    private final BorderEdges blockEdges;

    private CollapsedBorders(ComputedStyle table, TableBoxGrid grid) {
        this.table = table;
        this.flow = WritingFlow.of(table);
        this.grid = grid;
        this.rowCount = grid.sections().stream().mapToInt(section -> section.rows().size()).sum();
        this.columnCount = usedColumns();
        collect();
        this.inlineEdges = new BorderEdges(rowCount, borderedColumns + 1);
        this.blockEdges = new BorderEdges(rowCount + 1, columnCount);
        for (Area area : areas) {
            addToEdges(area);
        }
    }

    /** The rectangle of slots that a box covers, and its border widths; ends are exclusive. */
    private record Area(LogicalEdges width, int row, int column, int endRow, int endColumn) {}

    /**
     * The number of columns that have borders. Under automatic layout, columns at the end without
     * width in which no cell starts are not counted.
     */
    private int usedColumns() {
        boolean merges = !FixedTableLayout.isUsed(table);
        int count = 0;
        for (TableColumn column : grid.columns()) {
            if (!merges || takesRoom(column)) {
                count = Math.max(count, column.first() + column.span());
            }
        }
        for (TableSection section : grid.sections()) {
            for (TableRow row : section.rows()) {
                for (TableCellBox cell : row.cells()) {
                    count = Math.max(count, merges ? cell.column() + 1 : cell.endColumn());
                }
            }
        }
        return count;
    }

    private boolean takesRoom(TableColumn column) {
        Size width = column.width(flow, false);
        return width instanceof Length length && length.px() > 0
                || width instanceof Percentage percentage && percentage.value() > 0;
    }

    /** The style and children of a table after border collapsing. */
    public record Result(ComputedStyle style, List<Box> children) {}

    /**
     * Collapses the borders of a table.
     *
     * @param table the style of the table
     * @param children the children of the table after table fixup
     * @param maxSpan the maximum that spans are limited to
     */
    public static Result apply(ComputedStyle table, List<Box> children, int maxSpan) {
        TableBoxGrid grid = TableBoxGrid.of(children, maxSpan);
        long rows = grid.sections().stream().mapToInt(section -> section.rows().size()).sum();
        if ((rows + 1) * (grid.columnCount() + 1) > MAX_EDGES) {
            return new Result(withoutPadding(table), children);
        }
        return new CollapsedBorders(table, grid).apply(children);
    }

    /**
     * Collects the areas of all boxes with borders: cells, rows, row groups, columns, column
     * groups, table.
     */
    private void collect() {
        int firstRow = 0;
        for (TableSection section : grid.sections()) {
            int endRow = firstRow + section.rows().size();
            int index = firstRow;
            for (TableRow row : section.rows()) {
                for (TableCellBox cell : row.cells()) {
                    addCell(cell, firstRow);
                }
                add(row.box().style(), index, 0, index + 1, columnCount);
                index++;
            }
            add(section.box().style(), firstRow, 0, endRow, columnCount);
            firstRow = endRow;
        }
        addColumns();
        add(table, 0, 0, rowCount, columnCount);
    }

    private void addColumns() {
        TablePartBox group = null;
        int groupStart = 0;
        int end = 0;
        for (TableColumn column : grid.columns()) {
            if (column.group() != group) {
                addGroup(group, groupStart, end);
                group = column.group();
                groupStart = column.first();
            }
            end = Math.min(column.first() + column.span(), columnCount);
            if (column.box() != null) {
                for (int i = column.first(); i < end; i++) {
                    add(column.box().style(), 0, i, rowCount, i + 1);
                }
            }
        }
        addGroup(group, groupStart, end);
    }

    private void addGroup(@Nullable TablePartBox group, int first, int end) {
        if (group != null) {
            add(group.style(), 0, first, rowCount, end);
        }
    }

    private void addCell(TableCellBox cell, int firstRow) {
        int end = Math.min(cell.endColumn(), columnCount);
        if (cell.rowSpan() > 1 || end > cell.column() + 1) {
            borderedColumns = Math.max(borderedColumns, end);
        }
        int row = firstRow + cell.row();
        add(cell.box().style(), row, cell.column(), firstRow + cell.endRow(), end);
    }

    /** Adds the borders of one box along the outer edges of the slots that it covers. */
    private void add(ComputedStyle style, int row, int column, int endRow, int endColumn) {
        LogicalEdges width = flow.toLogical(borderWidths(style));
        if (width.isZero() || column >= endColumn || row >= endRow) {
            return;
        }
        areas.add(new Area(width, row, column, endRow, endColumn));
        boolean onlyStart =
                width.inlineEnd() == 0 && width.blockStart() == 0 && width.blockEnd() == 0;
        borderedColumns = Math.max(borderedColumns, onlyStart ? column + 1 : endColumn);
    }

    private void addToEdges(Area area) {
        LogicalEdges width = area.width();
        for (int i = area.row(); i < area.endRow(); i++) {
            inlineEdges.add(i, area.column(), width.inlineStart());
            inlineEdges.add(i, area.endColumn(), width.inlineEnd());
        }
        for (int i = area.column(); i < area.endColumn(); i++) {
            blockEdges.add(area.row(), i, width.blockStart());
            blockEdges.add(area.endRow(), i, width.blockEnd());
        }
    }

    /** The border widths of a style; {@link BorderEdges#HIDDEN} for a hidden border. */
    private static PhysicalEdges borderWidths(ComputedStyle style) {
        return new PhysicalEdges(
                width(style, BORDER_TOP_STYLE, style.borderTop()),
                width(style, BORDER_RIGHT_STYLE, style.borderRight()),
                width(style, BORDER_BOTTOM_STYLE, style.borderBottom()),
                width(style, BORDER_LEFT_STYLE, style.borderLeft()));
    }

    private static double width(ComputedStyle style, Property<BorderStyle> side, double width) {
        return style.get(side) == BorderStyle.HIDDEN ? BorderEdges.HIDDEN : width;
    }

    private Result apply(List<Box> children) {
        Map<Box, Box> replaced = new IdentityHashMap<>();
        int firstRow = 0;
        for (TableSection section : grid.sections()) {
            for (TableRow row : section.rows()) {
                for (TableCellBox cell : row.cells()) {
                    if (cell.box() instanceof BlockContainer block) {
                        LogicalEdges edges = cellBorders(firstRow, cell);
                        replaced.put(block, block.withStyle(bordered(block.style(), edges)));
                    }
                }
            }
            firstRow += section.rows().size();
        }
        return new Result(
                withoutPadding(bordered(table, tableBorders())), withCells(children, replaced));
    }

    /**
     * Half of the widest collapsed borders on each side of the table; zero for a grid without
     * slots.
     */
    private LogicalEdges tableBorders() {
        return rowCount == 0 || columnCount == 0
                ? LogicalEdges.ZERO
                : new LogicalEdges(
                        inlineEdges.widest(0, 0, rowCount, 1) / 2,
                        inlineEdges.widest(0, columnCount, rowCount, columnCount + 1) / 2,
                        blockEdges.widest(0, 0, 1, columnCount) / 2,
                        blockEdges.widest(rowCount, 0, rowCount + 1, columnCount) / 2);
    }

    private LogicalEdges cellBorders(int firstRow, TableCellBox cell) {
        int column = cell.column();
        if (column > borderedColumns) {
            return LogicalEdges.ZERO;
        }
        int row = firstRow + cell.row();
        int endRow = firstRow + cell.endRow();
        int endColumn = Math.min(cell.endColumn(), columnCount);
        return new LogicalEdges(
                inlineEdges.widest(row, column, endRow, column + 1) / 2,
                inlineEdges.widest(row, endColumn, endRow, endColumn + 1) / 2,
                blockEdges.widest(row, column, row + 1, endColumn) / 2,
                blockEdges.widest(endRow, column, endRow + 1, endColumn) / 2);
    }

    /** Returns the same table parts with some cells replaced. */
    private static List<Box> withCells(List<Box> boxes, Map<Box, Box> replaced) {
        List<Box> result = new ArrayList<>();
        for (Box box : boxes) {
            Box other = replaced.get(box);
            if (other != null) {
                result.add(other);
            } else if (box instanceof TablePartBox part && !part.isOutOfFlow()) {
                result.add(
                        new TablePartBox(
                                part.style(),
                                part.source(),
                                part.pseudo(),
                                withCells(part.children(), replaced)));
            } else {
                result.add(box);
            }
        }
        return result;
    }

    private ComputedStyle bordered(ComputedStyle style, LogicalEdges edges) {
        PhysicalEdges borderWidths = flow.toPhysical(edges);
        ComputedStyle result = style;
        result = side(result, BORDER_TOP_STYLE, BORDER_TOP_WIDTH, borderWidths.top());
        result = side(result, BORDER_RIGHT_STYLE, BORDER_RIGHT_WIDTH, borderWidths.right());
        result = side(result, BORDER_BOTTOM_STYLE, BORDER_BOTTOM_WIDTH, borderWidths.bottom());
        return side(result, BORDER_LEFT_STYLE, BORDER_LEFT_WIDTH, borderWidths.left());
    }

    private static ComputedStyle side(
            ComputedStyle style,
            Property<BorderStyle> styleProperty,
            Property<Double> widthProperty,
            double width) {
        return OverriddenStyle.with(
                OverriddenStyle.with(style, styleProperty, BorderStyle.SOLID),
                widthProperty,
                width);
    }

    private static ComputedStyle withoutPadding(ComputedStyle style) {
        ComputedStyle result = style;
        for (Property<LengthPercentage> side :
                List.of(PADDING_TOP, PADDING_RIGHT, PADDING_BOTTOM, PADDING_LEFT)) {
            result = OverriddenStyle.with(result, side, Length.ZERO);
        }
        return result;
    }
}
