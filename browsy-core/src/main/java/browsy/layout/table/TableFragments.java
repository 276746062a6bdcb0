package browsy.layout.table;

import browsy.layout.box.Box;
import browsy.layout.box.TableBox;
import browsy.layout.box.TablePartBox;
import browsy.layout.box.table.TableCellBox;
import browsy.layout.box.table.TableColumn;
import browsy.layout.box.table.TableRow;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutResult;
import browsy.layout.geometry.LogicalOffset;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.positioned.PositionedLayout;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Builds the fragments of a table after all sizes are known: columns, row groups, rows and cells,
 * in the coordinates of their parents. It also determines the baselines of the table.
 */
final class TableFragments {
    private final LayoutContext context;
    private final TableColumns columns;
    private final TableSizes sizes;
    private final CellLayout cellLayout;
    private final RowSizer rowSizer;
    private final LogicalSize size;
    private final WritingFlow flow;
    private final TablePartFragmentBuilder root;
    private @Nullable Double firstBaseline;
    private @Nullable Double lastBaseline;

    /**
     * Starts the fragment of the table.
     *
     * @param size the border-box size of the whole table including captions
     */
    TableFragments(
            TableBox table,
            LayoutContext context,
            TableColumns columns,
            TableSizes sizes,
            CellLayout cellLayout,
            RowSizer rowSizer,
            LogicalSize size) {
        this.context = context;
        this.columns = columns;
        this.sizes = sizes;
        this.cellLayout = cellLayout;
        this.rowSizer = rowSizer;
        this.size = size;
        this.flow = table.flow();
        this.root = new TablePartFragmentBuilder(table, flow, size);
    }

    LayoutResult result() {
        return root.result(firstBaseline, lastBaseline);
    }

    /**
     * Adds a caption.
     *
     * @param offset its offset in the border box of the table wrapper
     */
    void place(LayoutResult result, LogicalOffset offset) {
        root.place(result, offset);
    }

    /**
     * Adds the table grid: column boxes, row groups, and the static positions of positioned
     * children.
     *
     * @param start the block offset of the grid's border box
     * @param definite whether the table's height is specified, so that the heights of cells that
     *     grow for it are percentage bases
     */
    void placeGrid(List<SectionLayout> sections, double start, boolean definite) {
        double inline = sizes.edges().inlineStart() + sizes.outerSpacing();
        double spacing = sections.isEmpty() ? 0 : sections.get(0).spacing();
        double block = start + sizes.edges().blockStart();
        double fromOuter = block + (sections.isEmpty() ? 0 : spacing);
        List<LogicalOffset> offsets = new ArrayList<>();
        // Column boxes extend from the first to the last row group with a height.
        double from = Double.POSITIVE_INFINITY;
        double to = start;
        for (SectionLayout section : sections) {
            block += section.isEmpty() ? 0 : spacing;
            offsets.add(new LogicalOffset(inline, block));
            double extent = section.shownBlock();
            if (extent > 0) {
                from = Math.min(from, block);
                to = block + extent;
            }
            block += extent;
        }
        from = Math.min(from, to);
        placeColumns(new LogicalOffset(inline, from), to - from);
        for (int i = 0; i < sections.size(); i++) {
            placeSection(sections.get(i), offsets.get(i), definite);
        }
        for (Box box : sizes.grid().outOfFlow()) {
            root.pend(box, new LogicalOffset(inline, fromOuter));
        }
    }

    /** Adds the column boxes; columns of one group become children of the group's fragment. */
    private void placeColumns(LogicalOffset origin, double block) {
        TablePartBox group = null;
        List<TableColumn> ofGroup = new ArrayList<>();
        for (TableColumn column : sizes.grid().columns()) {
            if (column.group() != group) {
                placeGroup(group, ofGroup, origin, block);
                ofGroup.clear();
                group = column.group();
            }
            if (group == null) {
                placeColumn(root, column, origin, block);
            } else {
                ofGroup.add(column);
            }
        }
        placeGroup(group, ofGroup, origin, block);
    }

    private void placeGroup(
            @Nullable TablePartBox group,
            List<TableColumn> members,
            LogicalOffset origin,
            double block) {
        if (group == null || members.isEmpty()) {
            return;
        }
        int from = members.get(0).first();
        TableColumn last = members.get(members.size() - 1);
        int to = last.first() + last.span();
        double inline = columns.width(from, to);
        boolean isShown = inline > 0;
        LogicalOffset offset =
                new LogicalOffset(
                        origin.inline() + columns.start(from), isShown ? origin.block() : 0);
        TablePartFragmentBuilder fragment =
                new TablePartFragmentBuilder(
                        group, flow, new LogicalSize(inline, isShown ? block : 0));
        for (TableColumn member : members) {
            LogicalOffset inGroup = new LogicalOffset(-columns.start(from), 0);
            placeColumn(fragment, member, inGroup, block);
        }
        root.place(fragment.result(null, null), offset);
    }

    private void placeColumn(
            TablePartFragmentBuilder parent,
            TableColumn column,
            LogicalOffset origin,
            double block) {
        TablePartBox box = column.box();
        if (box == null) {
            return;
        }
        int to = column.first() + column.span();
        double inline = columns.width(column.first(), to);
        LogicalSize extent = new LogicalSize(inline, inline == 0 ? 0 : block);
        double start =
                columns.isPlaced(column.first()) && !sizes.isCollapsed(column)
                        ? columns.start(column.first())
                        : 0;
        LogicalOffset offset = new LogicalOffset(origin.inline() + start, origin.block());
        parent.place(new TablePartFragmentBuilder(box, flow, extent).result(null, null), offset);
    }

    private void placeSection(SectionLayout section, LogicalOffset offset, boolean definite) {
        LogicalSize extent = new LogicalSize(rowInline(), section.shownBlock());
        TablePartFragmentBuilder fragment =
                new TablePartFragmentBuilder(section.section().box(), flow, extent);
        double block = 0;
        List<TableRow> rows = section.section().rows();
        for (int i = 0; i < rows.size(); i++) {
            RowSize row = section.rows().get(i);
            fragment.place(row(section, rows.get(i), i, definite), new LogicalOffset(0, block));
            if (!row.collapsed) {
                noteBaseline(offset.block() + block + row.usedBaseline());
            }
            block += row.collapsed ? 0 : row.block + section.spacing();
        }
        for (Box box : section.section().outOfFlow()) {
            fragment.pend(box, LogicalOffset.ZERO);
        }
        root.place(part(fragment), offset);
    }

    /**
     * Returns the fragment of a row group or row, with the positioned boxes laid out whose
     * containing block it is.
     */
    private LayoutResult part(TablePartFragmentBuilder fragment) {
        return PositionedLayout.layOutPending(fragment.result(null, null), context);
    }

    /**
     * Returns the inline size of rows. Rows of a table without columns are as wide as the table's
     * content box.
     */
    private double rowInline() {
        return sizes.grid().columnCount() == 0
                ? size.inline() - sizes.edges().inlineSum()
                : columns.extent();
    }

    private void noteBaseline(double baseline) {
        if (firstBaseline == null) {
            firstBaseline = baseline;
        }
        lastBaseline = baseline;
    }

    /**
     * Builds the fragment of a row.
     *
     * <ol>
     *   <li>Lay out the cells in their final sizes.
     *   <li>Compute the row's baseline again, because percentage heights in cells are definite now.
     *   <li>Align the content of each cell and place it.
     * </ol>
     *
     * @param definite whether the heights of cells that have grown are percentage bases
     */
    private LayoutResult row(SectionLayout section, TableRow row, int index, boolean definite) {
        RowSize rowSize = section.rows().get(index);
        double block = rowSize.collapsed ? 0 : rowSize.block;
        TablePartFragmentBuilder fragment =
                new TablePartFragmentBuilder(row.box(), flow, new LogicalSize(rowInline(), block));
        List<LayoutResult> cells = new ArrayList<>(row.cells().size());
        for (TableCellBox cell : row.cells()) {
            double width = columns.width(cell.column(), cell.endColumn());
            double cellBlock = cellBlock(section, cell);
            boolean hasGrown = cellBlock > rowSizer.measured(cell).block();
            boolean known = definite && hasGrown || rowSizer.hasFixedHeight(cell.box());
            cells.add(cellLayout.layout(cell.box(), width, cellBlock, known));
        }
        if (rowSize.baseline != null) {
            rowSize.baseline = baseline(row, cells);
        }
        for (int i = 0; i < cells.size(); i++) {
            TableCellBox cell = row.cells().get(i);
            LayoutResult result =
                    cellLayout.aligned(
                            cell.box(),
                            rowSizer.measured(cell),
                            cells.get(i),
                            rowSize.usedBaseline());
            fragment.place(result, new LogicalOffset(columns.start(cell.column()), 0));
        }
        for (Box box : row.outOfFlow()) {
            fragment.pend(box, LogicalOffset.ZERO);
        }
        return part(fragment);
    }

    /** Returns the shared baseline of the cells of a row in their final sizes. */
    private double baseline(TableRow row, List<LayoutResult> cells) {
        double ascent = 0;
        for (int i = 0; i < cells.size(); i++) {
            CellLayout.Measured measured = rowSizer.measured(row.cells().get(i));
            if (measured.alignment() == CellLayout.Alignment.BASELINE) {
                ascent = Math.max(ascent, cellLayout.baseline(measured, cells.get(i).fragment()));
            }
        }
        return ascent;
    }

    /**
     * Returns the height of a cell: the sum of the rows it spans that are not collapsed, with
     * spacing.
     */
    private static double cellBlock(SectionLayout section, TableCellBox cell) {
        double sum = 0;
        int shown = 0;
        for (int i = cell.row(); i < cell.endRow(); i++) {
            RowSize row = section.rows().get(i);
            if (!row.collapsed) {
                sum += row.block;
                shown++;
            }
        }
        return sum + section.spacing() * Math.max(0, shown - 1);
    }
}
