package browsy.layout.table;

import static browsy.style.property.BoxProperties.BOX_SIZING;
import static browsy.style.property.EffectProperties.VISIBILITY;

import browsy.css.value.Length;
import browsy.css.value.LengthPercentage;
import browsy.css.value.Percentage;
import browsy.css.value.Size;
import browsy.css.value.box.BoxSizing;
import browsy.css.value.box.Visibility;
import browsy.layout.box.Box;
import browsy.layout.box.SizeProperties;
import browsy.layout.box.table.TableBoxGrid;
import browsy.layout.box.table.TableCellBox;
import browsy.layout.box.table.TableColumn;
import browsy.layout.box.table.TableRow;
import browsy.layout.box.table.TableSection;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.ContentSizes;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.geometry.LayoutUnit;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.sizing.IntrinsicContributions;
import browsy.layout.sizing.LengthResolution;
import browsy.layout.sizing.OrthogonalAvailableSize;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Computes the measures of the columns of a table from its column boxes and cells. Cells that span
 * one column are applied first; then spanning cells distribute their sizes, in the order of the
 * number of columns. Fixed table layout uses only the first row.
 *
 * @see <a href="https://drafts.csswg.org/css-tables-3/#computing-column-measures">css-tables-3</a>
 */
final class ColumnSizer {
    private static final LayoutInput UNCONSTRAINED =
            LayoutInput.inContainingBlock(AvailableSize.INDEFINITE, AvailableSize.INDEFINITE);

    private final WritingFlow flow;
    private final TableBoxGrid grid;
    private final boolean fixedLayout;
    private final double spacing;
    private final LayoutContext context;
    private final List<ColumnSize> columns = new ArrayList<>();

    private ColumnSizer(
            WritingFlow flow,
            TableBoxGrid grid,
            boolean fixedLayout,
            double spacing,
            LayoutContext context) {
        this.flow = flow;
        this.grid = grid;
        this.fixedLayout = fixedLayout;
        this.spacing = spacing;
        this.context = context;
    }

    /**
     * Returns the measures of the columns.
     *
     * @param spacing the inline border spacing, CSS px
     */
    static List<ColumnSize> columns(
            WritingFlow flow,
            TableBoxGrid grid,
            boolean fixedLayout,
            double spacing,
            LayoutContext context) {
        ColumnSizer sizer = new ColumnSizer(flow, grid, fixedLayout, spacing, context);
        sizer.run();
        if (!fixedLayout) {
            sizer.limitPercentages();
        }
        return List.copyOf(sizer.columns);
    }

    /**
     * Computes the measures.
     *
     * <ol>
     *   <li>Initialize columns from column boxes.
     *   <li>Enlarge columns by cells that span a single column.
     *   <li>Reset mergeable columns after the last column in which a cell originates.
     *   <li>Make one column of each spanning cell non-mergeable.
     *   <li>Distribute the sizes of spanning cells, those with fewer columns first.
     * </ol>
     */
    private void run() {
        // 1. Column boxes.
        ColumnSize unknown = new ColumnSize(0, 0, null, 0, false, !fixedLayout, false, false);
        for (int i = 0; i < grid.columnCount(); i++) {
            columns.add(unknown);
        }
        for (TableColumn column : grid.columns()) {
            addColumnBox(column);
        }
        // 2. Cells that span one column.
        List<TableCellBox> spanning = new ArrayList<>();
        for (TableCellBox cell : cells()) {
            if (cell.columnSpan() > 1) {
                spanning.add(cell);
            } else {
                ColumnSize column = columns.get(cell.column());
                columns.set(cell.column(), column.encompass(size(cell.box())));
            }
        }
        // 3. Trailing columns.
        int lastOrigin = -1;
        for (TableCellBox cell : cells()) {
            lastOrigin = Math.max(lastOrigin, cell.column());
        }
        resetTrailing(lastOrigin + 1);
        // 4. Origins of spanning cells.
        for (TableCellBox cell : spanning) {
            makeNonMergeable(cell.column(), Math.min(cell.endColumn(), lastOrigin + 1));
        }
        // 5. Sizes of spanning cells.
        spanning.sort(
                Comparator.comparingInt(TableCellBox::columnSpan)
                        .thenComparing(TableCellBox::column));
        for (TableCellBox cell : spanning) {
            if (fixedLayout) {
                distributeFixed(cell);
            } else {
                distributeAuto(cell);
            }
        }
    }

    /** Resets mergeable columns at the end of the table. */
    private void resetTrailing(int first) {
        for (int i = columns.size() - 1; i >= first && columns.get(i).mergeable(); i--) {
            columns.set(i, ColumnSize.UNKNOWN);
        }
    }

    /**
     * Makes one column of a spanning cell non-mergeable: the first that is not collapsed, or else
     * the first.
     */
    private void makeNonMergeable(int first, int end) {
        int taking = first;
        while (taking + 1 < end && columns.get(taking).collapsed()) {
            taking++;
        }
        int index = columns.get(taking).collapsed() ? first : taking;
        columns.set(index, columns.get(index).asOrigin());
    }

    /** Limits the sum of percentages to 100, in the order of columns. */
    private void limitPercentages() {
        double left = 100;
        for (int i = 0; i < columns.size(); i++) {
            ColumnSize column = columns.get(i);
            double percent = column.percentOrZero();
            if (percent > left) {
                columns.set(i, column.withPercent(left));
            }
            left = Math.max(0, left - percent);
        }
    }

    /** Returns all cells; under fixed table layout only those of the first row. */
    private List<TableCellBox> cells() {
        List<TableCellBox> cells = new ArrayList<>();
        for (TableSection section : grid.sections()) {
            for (TableRow row : section.rows()) {
                cells.addAll(row.cells());
                if (fixedLayout) {
                    return cells;
                }
            }
        }
        return cells;
    }

    private void addColumnBox(TableColumn column) {
        Size size = column.width(flow, fixedLayout);
        boolean collapsed = isCollapsed(column.box()) || isCollapsed(column.group());
        Double percent = percent(size);
        boolean hasPercent = percent != null && percent > 0;
        Length beside = percent != null && !fixedLayout ? column.besidePercentage(flow) : null;
        Double px = beside == null ? px(size) : px(beside);
        double width = px == null ? 0 : px;
        Double min = column.box() == null ? null : px(inline(column.box()).minimum());
        double least = min == null ? 0 : min;
        boolean mergeable = !fixedLayout && width == 0 && !hasPercent;
        for (int i = column.first(); i < column.first() + column.span(); i++) {
            columns.set(
                    i,
                    new ColumnSize(
                            least,
                            hasPercent && beside == null ? 0 : Math.max(least, width),
                            hasPercent ? percent : null,
                            0,
                            px != null,
                            mergeable,
                            fixedLayout,
                            collapsed));
        }
    }

    private static boolean isCollapsed(@Nullable Box part) {
        return part != null && part.style().get(VISIBILITY) == Visibility.COLLAPSE;
    }

    private SizeProperties inline(Box box) {
        return SizeProperties.inline(box, flow);
    }

    private static @Nullable Double percent(Size size) {
        return size instanceof Percentage percentage ? Math.max(0, percentage.value()) : null;
    }

    private static double orZero(@Nullable Double px) {
        return px == null ? 0 : px;
    }

    private static @Nullable Double px(Size size) {
        return size instanceof LengthPercentage length && !length.hasPercentage()
                ? LengthResolution.resolve(length, AvailableSize.INDEFINITE)
                : null;
    }

    /**
     * Returns the size contribution of a cell from its width properties and content. Under fixed
     * table layout the content counts only for the preferred width, if no width is specified.
     */
    private CellSize size(Box cell) {
        double edges = CellEdges.inline(cell, flow);
        SizeProperties properties = inline(cell);
        Double width = borderBox(cell, properties.preferred(), edges);
        Double minWidth = borderBox(cell, properties.minimum(), edges);
        Double maxWidth = borderBox(cell, properties.maximum(), edges);
        Double percent = percent(properties.preferred());
        Double maxPercent = percent(properties.maximum());
        if (percent != null && maxPercent != null) {
            percent = Math.min(percent, maxPercent);
        }
        if (fixedLayout) {
            // The content determines the preferred width of a table whose own width is automatic.
            double wanted = width == null ? content(cell, edges).max() : width;
            double most = maxWidth == null ? wanted : Math.min(wanted, maxWidth);
            boolean ofContent = cell.style().get(BOX_SIZING) == BoxSizing.CONTENT_BOX;
            return new CellSize(
                    width == null ? 0 : most, most, percent, ofContent ? edges : 0, width != null);
        }
        // Automatic table layout.
        ContentSizes content = content(cell, edges);
        double contentMin = maxWidth == null ? content.min() : Math.min(content.min(), maxWidth);
        double min = Math.max(contentMin, orZero(minWidth));
        if (width != null && context.isQuirksMode() && hasNowrap(cell)) {
            min = Math.max(min, width);
        }
        double wanted = width == null ? content.max() : width;
        if (maxWidth != null) {
            wanted = Math.min(wanted, maxWidth);
        }
        return new CellSize(min, Math.max(min, wanted), percent, 0, width != null);
    }

    private ContentSizes content(Box cell, double edges) {
        return cell.flow().isOrthogonalTo(flow)
                ? IntrinsicContributions.orthogonal(
                        cell,
                        AvailableSize.definite(OrthogonalAvailableSize.ofWindow(flow, context)),
                        AvailableSize.INDEFINITE,
                        context)
                : context.contentSizes(cell, UNCONSTRAINED).plus(edges);
    }

    private static @Nullable Double borderBox(Box cell, Size size, double edges) {
        Double px = px(size);
        if (px == null) {
            return null;
        }
        return cell.style().get(BOX_SIZING) == BoxSizing.BORDER_BOX
                ? Math.max(px, edges)
                : Math.max(0, px) + edges;
    }

    /**
     * @see <a
     *     href="https://quirks.spec.whatwg.org/#the-table-cell-nowrap-minimum-width-calculation-quirk">Quirks
     *     Mode</a>
     */
    private static boolean hasNowrap(Box cell) {
        return cell.source() instanceof Element element && element.hasAttr("nowrap");
    }

    /**
     * Distributes the size of a spanning cell under fixed table layout: all spanned columns get
     * equal shares; the last one also gets the rounding remainder.
     */
    private void distributeFixed(TableCellBox cell) {
        CellSize whole = size(cell.box());
        double spacingWithin = spacing * (cell.columnSpan() - 1);
        double max = Math.max(0, whole.max() - spacingWithin);
        double share = LayoutUnit.truncate(max / cell.columnSpan());
        Double percent =
                whole.percent() == null
                        ? null
                        : Double.valueOf(whole.percent() / cell.columnSpan());
        for (int i = cell.column(); i < cell.endColumn(); i++) {
            double own = i + 1 < cell.endColumn() ? share : max - share * (cell.columnSpan() - 1);
            CellSize part = new CellSize(whole.fixed() ? own : 0, own, percent, 0, whole.fixed());
            columns.set(i, columns.get(i).encompass(part));
        }
    }

    /**
     * Distributes the size of a spanning cell under automatic table layout: the percentage to
     * columns without one, the minimum and preferred width by the width distribution algorithm.
     */
    private void distributeAuto(TableCellBox cell) {
        List<ColumnSize> spanned = columns.subList(cell.column(), cell.endColumn());
        CellSize size = size(cell.box());
        long real = spanned.stream().filter(column -> !column.mergeable()).count();
        double spacingWithin = spacing * (real - 1);
        distributePercent(spanned, size.percent());
        double[] min =
                WidthDistribution.auto(spanned, Math.max(0, size.min() - spacingWithin), true);
        double[] max =
                WidthDistribution.auto(
                        spanned, Math.max(0, size.max() - spacingWithin), size.fixed());
        for (int i = 0; i < spanned.size(); i++) {
            if (!spanned.get(i).mergeable()) {
                spanned.set(i, spanned.get(i).withAtLeast(min[i], max[i]));
            }
        }
    }

    /**
     * Distributes the part of the cell's percentage that exceeds the sum of the spanned columns to
     * those without a percentage, in proportion to their preferred widths.
     */
    private static void distributePercent(List<ColumnSize> spanned, @Nullable Double percent) {
        if (percent == null) {
            return;
        }
        double given = 0;
        double total = 0;
        int others = 0;
        for (ColumnSize column : spanned) {
            given += column.percentOrZero();
            if (column.percent() == null && !column.mergeable()) {
                total += column.max();
                others++;
            }
        }
        double surplus = percent - given;
        if (surplus <= 0 || others == 0) {
            return;
        }
        for (int i = 0; i < spanned.size(); i++) {
            ColumnSize column = spanned.get(i);
            if (column.percent() == null && !column.mergeable()) {
                double share = total > 0 ? column.max() / total : 1.0 / others;
                spanned.set(i, column.withPercent(surplus * share));
            }
        }
    }
}
