package browsy.layout.table;

import static browsy.style.property.TableProperties.BORDER_COLLAPSE;
import static browsy.style.property.TableProperties.BORDER_SPACING;

import browsy.css.value.LengthPercentage;
import browsy.css.value.table.BorderCollapse;
import browsy.css.value.table.BorderSpacing;
import browsy.layout.box.Box;
import browsy.layout.box.SizeProperties;
import browsy.layout.box.TableBox;
import browsy.layout.box.table.FixedTableLayout;
import browsy.layout.box.table.TableBoxGrid;
import browsy.layout.box.table.TableColumn;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.ContentSizes;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.geometry.LayoutUnit;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.sizing.BoxEdges;
import browsy.layout.sizing.IntrinsicContributions;
import java.util.List;

/**
 * Computes the sizes of a table along its inline axis. All are border-box sizes in CSS px.
 *
 * @see <a href="https://drafts.csswg.org/css-tables-3/#computing-the-table-width">css-tables-3</a>
 */
final class TableSizes {
    /**
     * The limit of a preferred table width, in CSS px, as in browsers. A table reaches it if the
     * percentages of its columns leave no space for columns without a percentage.
     */
    private static final double UNBOUNDED = 1_000_000;

    private final TableBox table;
    private final TableBoxGrid grid;
    private final LayoutContext context;
    private final LogicalEdges edges;
    private final LogicalSize spacing;
    private final boolean fixedLayout;
    private final List<ColumnSize> columns;

    TableSizes(TableBox table, LayoutInput input, LayoutContext context) {
        this.table = table;
        this.context = context;
        this.grid = TableBoxGrid.of(table.children(), context.limits().maxTableSpan());
        this.edges = BoxEdges.borderPadding(table, input.percentageEdges());
        this.spacing = spacing(table);
        this.fixedLayout = FixedTableLayout.isUsed(table.style());
        this.columns =
                ColumnSizer.columns(table.flow(), grid, fixedLayout, spacing.inline(), context);
    }

    private static LogicalSize spacing(TableBox table) {
        if (table.style().get(BORDER_COLLAPSE) == BorderCollapse.COLLAPSE) {
            return LogicalSize.ZERO;
        }
        BorderSpacing spacing = table.style().get(BORDER_SPACING);
        return new LogicalSize(spacing.horizontal(), spacing.vertical());
    }

    TableBoxGrid grid() {
        return grid;
    }

    /** Returns border and padding of the table. */
    LogicalEdges edges() {
        return edges;
    }

    /**
     * Returns the border spacing between cells, and between outer cells and the padding of the
     * table.
     */
    LogicalSize spacing() {
        return spacing;
    }

    /**
     * Returns the min-content and max-content width of the border box, including captions. The
     * preferred width is the largest of: the sum of the columns, for each percentage the width at
     * which the column has its preferred width, and the width at which the remaining percentage
     * suffices for the other columns.
     *
     * @param percentagesCount whether percentages of columns enlarge the preferred width
     */
    ContentSizes borderBox(boolean percentagesCount) {
        // Sum the columns, and find the table width at which each percentage column has its
        // preferred width.
        double fixedPart = undistributable();
        double min = 0;
        double max = 0;
        double percent = 0;
        double plain = 0;
        double byPercent = 0;
        for (ColumnSize column : columns) {
            min += fixedLayout && column.fixed() ? column.max() : column.min();
            max += column.max();
            double share = column.percentOrZero();
            percent += share;
            if (share > 0) {
                double content = Math.max(0, column.max() - column.edges());
                byPercent = Math.max(byPercent, content * 100 / share);
            } else {
                plain += column.max();
            }
        }
        // Extend the preferred width by the percentages.
        if (fixedLayout && hasPercentage()) {
            max = UNBOUNDED;
        } else if (percentagesCount && percent > 0) {
            double left = 100 - percent;
            double others = plain == 0 ? 0 : left > 0 ? plain * 100 / left : UNBOUNDED;
            byPercent = Math.min(UNBOUNDED, Math.max(byPercent, others));
            max = Math.max(max, LayoutUnit.truncate(byPercent));
        }
        double least = Math.max(min + fixedPart, captionMin());
        return new ContentSizes(least, Math.max(least, max + fixedPart));
    }

    /** Returns the width that is not distributed to columns: border, padding and spacing. */
    double undistributable() {
        int shown = 0;
        for (ColumnSize column : columns) {
            shown += column.mergeable() ? 0 : 1;
        }
        return edges.inlineSum() + (shown == 0 ? 0 : spacing.inline() * (shown + 1));
    }

    /**
     * Returns the contributions to the parent. A table without columns that take space contributes
     * border spacing, although its own width does not include any.
     */
    ContentSizes contributions(boolean percentagesCount) {
        ContentSizes sizes = borderBox(percentagesCount);
        double least = !hasColumns() ? edges.inlineSum() + 2 * spacing.inline() : 0;
        return new ContentSizes(Math.max(sizes.min(), least), Math.max(sizes.max(), least));
    }

    /** Tests whether {@code visibility: collapse} hides all columns of a column box. */
    boolean isCollapsed(TableColumn column) {
        for (int i = column.first(); i < column.first() + column.span(); i++) {
            if (!columns.get(i).collapsed()) {
                return false;
            }
        }
        return true;
    }

    /** Returns the spacing before the first column; 0 if no column takes space. */
    double outerSpacing() {
        return hasColumns() ? spacing.inline() : 0;
    }

    /** Tests whether any column takes space. */
    boolean hasColumns() {
        for (ColumnSize column : columns) {
            if (!column.mergeable()) {
                return true;
            }
        }
        return false;
    }

    private boolean hasPercentage() {
        return SizeProperties.inline(table).preferred() instanceof LengthPercentage length
                && length.hasPercentage();
    }

    private double captionMin() {
        double min = 0;
        for (Box caption : grid.captions()) {
            ContentSizes sizes =
                    IntrinsicContributions.marginBox(
                            caption, table, AvailableSize.INDEFINITE, context);
            min = Math.max(min, sizes.min());
        }
        return min;
    }

    /** Returns the used columns of a table with the given border-box width. */
    TableColumns columns(double borderBox) {
        return columns(borderBox, true);
    }

    /** Returns the columns as if none were collapsed, which determine the heights of rows. */
    TableColumns columnsOfRows(double borderBox) {
        return columns(borderBox, false);
    }

    private TableColumns columns(double borderBox, boolean collapses) {
        double shared = Math.max(0, borderBox - undistributable());
        double[] widths =
                fixedLayout
                        ? FixedWidthDistribution.of(columns, shared)
                        : WidthDistribution.auto(columns, shared, true);
        return TableColumns.of(columns, widths, spacing.inline(), collapses);
    }

    boolean hasCollapsed() {
        return columns.stream().anyMatch(ColumnSize::collapsed);
    }

    /** Returns the width that collapsed columns subtract from the table. */
    double collapsedWidth(double borderBox) {
        if (!hasCollapsed()) {
            return 0;
        }
        TableColumns shown = columns(borderBox);
        double full = borderBox - edges.inlineSum() - 2 * spacing.inline();
        return Math.max(0, full - shown.extent());
    }
}
