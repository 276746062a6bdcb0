package browsy.layout.table;

import static browsy.style.property.BoxProperties.BOX_SIZING;
import static browsy.style.property.EffectProperties.VISIBILITY;

import browsy.css.value.LengthPercentage;
import browsy.css.value.Percentage;
import browsy.css.value.Size;
import browsy.css.value.box.BoxSizing;
import browsy.css.value.box.Visibility;
import browsy.layout.box.Box;
import browsy.layout.box.SizeProperties;
import browsy.layout.box.table.TableCellBox;
import browsy.layout.box.table.TableRow;
import browsy.layout.box.table.TableSection;
import browsy.layout.context.AvailableSize;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.sizing.LengthResolution;
import browsy.layout.table.CellLayout.Alignment;
import browsy.layout.table.CellLayout.Measured;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Computes the heights of the rows of a row group from their cells and height properties, before
 * the height of the table is distributed. Cells are measured once; the results are kept for their
 * final layout.
 *
 * @see <a href="https://drafts.csswg.org/css-tables-3/#computing-the-table-height">css-tables-3</a>
 */
final class RowSizer {
    private final WritingFlow flow;
    private final TableColumns columns;
    private final double spacing;
    private final double tableInline;
    private final CellLayout cellLayout;
    private final boolean quirks;
    private final Map<Box, Measured> measured = new IdentityHashMap<>();

    RowSizer(
            WritingFlow flow,
            TableColumns columns,
            double spacing,
            double tableInline,
            CellLayout cellLayout,
            boolean quirks) {
        this.flow = flow;
        this.columns = columns;
        this.spacing = spacing;
        this.tableInline = tableInline;
        this.cellLayout = cellLayout;
        this.quirks = quirks;
    }

    /** Returns the measured layout of a cell; the cell is laid out at the first call. */
    Measured measured(TableCellBox cell) {
        Measured known = measured.get(cell.box());
        if (known == null) {
            double width = columns.width(cell.column(), cell.endColumn());
            known = cellLayout.measure(cell.box(), width);
            measured.put(cell.box(), known);
        }
        return known;
    }

    /**
     * Returns the heights of the rows. Cells that span several rows enlarge them after all other
     * cells, those with fewer rows first.
     */
    List<RowSize> rows(TableSection section) {
        List<RowSize> sizes = new ArrayList<>();
        List<TableCellBox> spanning = new ArrayList<>();
        for (TableRow row : section.rows()) {
            sizes.add(row(row));
            for (TableCellBox cell : row.cells()) {
                if (cell.rowSpan() > 1) {
                    spanning.add(cell);
                }
            }
        }
        limitPercentages(sizes);
        spanning.sort(Comparator.comparingInt(TableCellBox::rowSpan));
        for (TableCellBox cell : spanning) {
            List<RowSize> spanned = sizes.subList(cell.row(), cell.endRow());
            double inner = spacing * (cell.rowSpan() - 1);
            RowDistribution.growForSpan(spanned, wanted(cell) - inner);
        }
        return sizes;
    }

    /** Limits the sum of percentages to 100, in the order of rows. */
    private static void limitPercentages(List<RowSize> rows) {
        double left = 100;
        for (RowSize row : rows) {
            if (row.percent != null) {
                row.percent = Math.min(left, row.percent);
                left -= row.percent;
            }
        }
    }

    /**
     * Returns the height and baseline of a row from its cells that span only this row.
     * Baseline-aligned cells that span several rows contribute only to the ascent.
     */
    private RowSize row(TableRow row) {
        RowSize size = new RowSize();
        size.collapsed = row.box().style().get(VISIBILITY) == Visibility.COLLAPSE;
        double ascent = 0;
        double descent = Double.NEGATIVE_INFINITY;
        boolean aligned = false;
        for (TableCellBox cell : row.cells()) {
            Measured measure = measured(cell);
            boolean spans = cell.rowSpan() > 1;
            size.startsSpan |= spans;
            // Ascent and descent from the baseline, or the descent of a synthesized baseline.
            if (measure.alignment() == Alignment.BASELINE) {
                aligned = true;
                ascent = Math.max(ascent, measure.baseline());
                double below = measure.block() - measure.baseline();
                descent = Math.max(descent, spans ? 0 : below);
            } else {
                AvailableSize basis = AvailableSize.definite(tableInline);
                double below = CellEdges.of(cell.box(), basis, flow).blockEnd();
                size.fallbackDescent = Math.min(size.fallbackDescent, below);
            }
            if (!spans) {
                size.block = Math.max(size.block, wanted(cell));
                addSpecified(size, block(cell.box()).preferred());
            }
        }
        if (aligned) {
            size.baseline = ascent;
            // The sum can exceed every cell height, because a cell can end above the baseline of
            // its content.
            size.block = Math.max(size.block, ascent + descent);
        }
        // The height property of the row itself.
        SizeProperties own = block(row.box());
        addSpecified(size, own.preferred());
        size.block = Math.max(size.block, orZero(px(own.preferred())));
        size.askedBlock = size.block;
        return size;
    }

    private static void addSpecified(RowSize row, Size size) {
        if (size instanceof Percentage percentage) {
            double percent = Math.max(0, percentage.value());
            row.percent = row.percent == null ? percent : Math.max(row.percent, percent);
        } else if (px(size) != null) {
            row.fixed = true;
        }
    }

    /**
     * Returns the height that a cell requires: the larger of its content and its height property.
     * {@code min-height} and {@code max-height} are undefined for cells and rows in CSS 2, and have
     * no effect in Chromium.
     */
    private double wanted(TableCellBox cell) {
        return Math.max(measured(cell).block(), preferred(cell.box()));
    }

    /**
     * Returns the border-box height of a cell's height property; 0 if it is not a fixed length.
     *
     * @see <a
     *     href="https://quirks.spec.whatwg.org/#the-table-cell-height-box-sizing-quirk">quirks</a>
     */
    private double preferred(Box cell) {
        Double px = px(block(cell).preferred());
        if (px == null) {
            return 0;
        }
        boolean ofBorderBox = quirks || cell.style().get(BOX_SIZING) == BoxSizing.BORDER_BOX;
        AvailableSize basis = AvailableSize.definite(tableInline);
        return ofBorderBox ? px : px + CellEdges.of(cell, basis, flow).blockSum();
    }

    /**
     * Tests whether a height in CSS px is specified, so that percentage heights in a cell are
     * definite.
     */
    boolean hasFixedHeight(Box part) {
        return px(block(part).preferred()) != null;
    }

    /** Returns the specified height of a row group in CSS px; 0 if there is none. */
    double fixedHeight(Box part) {
        return orZero(px(block(part).preferred()));
    }

    /**
     * Returns the specified height of a row group as a percentage of the table; null if there is
     * none.
     */
    @Nullable Double percentHeight(Box part) {
        return block(part).preferred() instanceof Percentage percentage
                ? Math.max(0, percentage.value())
                : null;
    }

    private SizeProperties block(Box box) {
        return SizeProperties.block(box, flow);
    }

    private static double orZero(@Nullable Double px) {
        return px == null ? 0 : px;
    }

    private static @Nullable Double px(Size size) {
        return size instanceof LengthPercentage length && !length.hasPercentage()
                ? LengthResolution.resolve(length, AvailableSize.INDEFINITE)
                : null;
    }
}
