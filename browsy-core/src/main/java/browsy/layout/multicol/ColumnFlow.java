package browsy.layout.multicol;

import browsy.layout.box.Box;
import browsy.layout.context.LayoutResult;
import browsy.layout.context.TextTrim;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragmentation.BreakAppeal;
import browsy.layout.fragmentation.BreakSpace;
import browsy.layout.fragmentation.BreakToken;
import browsy.layout.fragmentation.BreakToken.ColumnsToken;
import browsy.layout.fragmentation.FragmentainerPass;
import browsy.layout.fragmentation.Fragmenter;
import browsy.layout.fragmentation.Piece;
import browsy.layout.geometry.LogicalOffset;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The content of a multi-column container: rows of columns and spanners, stacked along the block
 * axis. Offsets are CSS px from the start of the container's content box.
 *
 * @see <a href="https://drafts.csswg.org/css-multicol-1/#spanning-columns">css-multicol-1</a>
 */
final class ColumnFlow {
    private static final int MAX_ROWS = 10_000;

    private final ColumnContainer container;
    private final ColumnGeometry geometry;
    private final ColumnRow rows;
    private final BoxFragment thread;
    private final List<PlacedColumn> columns = new ArrayList<>();
    private final List<PlacedSpanner> spanners = new ArrayList<>();
    private double end;
    private double contentEnd;
    private double spannerMargin;
    private boolean afterSpanner;
    private boolean hasRow;
    private @Nullable Box lastSpanner;

    /** The start of the current row of columns; spanners are inside a row. */
    private double rowStart;

    private boolean isRowFull;
    private BreakAppeal appeal = BreakAppeal.PERFECT;

    /** A column, with its offset from the content box of the container. */
    record PlacedColumn(Fragmenter.Filled column, LogicalOffset offset) {}

    /** A spanner or a piece of one, with its offset from the content box of the container. */
    record PlacedSpanner(BoxFragment fragment, LayoutResult layout, LogicalOffset offset) {}

    /**
     * The available block sizes, in CSS px.
     *
     * @param own the block size that the container itself leaves for its content; may be infinite
     * @param outer the rest of the fragmentainer that contains the container; infinite if there is
     *     none
     * @param isFixed whether unbalanced columns are as high as {@code own}
     * @param isAtStart whether the content is at the start of the outer fragmentainer
     */
    record Room(double own, double outer, boolean isFixed, boolean isAtStart) {}

    ColumnFlow(ColumnContainer container, ColumnBudget budget) {
        this.container = container;
        this.geometry = container.geometry();
        this.thread = container.thread().fragment();
        this.rows =
                new ColumnRow(
                        thread, container.fragmenter(), geometry, container.box().flow(), budget);
    }

    List<PlacedColumn> columns() {
        return columns;
    }

    List<PlacedSpanner> spanners() {
        return spanners;
    }

    /** The end of the content, including the margin of a last spanner. */
    double end() {
        return end + spannerMargin;
    }

    /** The end of the content, without the unfilled part of the columns. */
    double contentEnd() {
        return Math.min(end(), contentEnd + spannerMargin);
    }

    /** The worst appeal of the breaks that the outer fragmentainer caused. */
    BreakAppeal appeal() {
        return appeal;
    }

    /** The block size of the tallest unbreakable content before the first spanner, in CSS px. */
    double unbreakable() {
        return rows.unbreakable();
    }

    /**
     * Lays out the content that fits: rows and spanners alternately.
     *
     * @param from the state from which the content continues
     * @param outerPass the pass of the fragmentainer that contains the container; null if there is
     *     none
     * @return the state from which the content continues in the next outer fragmentainer; null if
     *     all of it has been laid out
     */
    @Nullable ColumnsToken fill(
            ColumnsToken from, Room room, @Nullable FragmentainerPass outerPass) {
        ColumnsToken at = from;
        for (int i = 0; i < MAX_ROWS; i++) {
            Box spanner = at.spanner();
            if (spanner != null) {
                BreakToken rest = placeSpanner(spanner, at.ofSpanner(), room, outerPass);
                if (rest != null) {
                    return new ColumnsToken(
                            at.thread(), at.isThreadDone(), spanner, rest.isBegun() ? rest : null);
                }
            }
            if (at.isThreadDone()) {
                return null;
            }
            if (isRowFull) {
                beginRow();
            }
            ColumnRow.Columns row = placeRow(at.thread(), room, outerPass);
            if (row == null) {
                return new ColumnsToken(at.thread(), false, null, null);
            }
            BreakToken rest = row.rest();
            if (rest == null && row.spanner() == null) {
                return null;
            }
            at = new ColumnsToken(rest, rest == null, row.spanner(), null);
            boolean isCutOff =
                    row.spanner() == null && !geometry.wraps() && !Double.isInfinite(room.outer());
            if (isCutOff) {
                return at;
            }
        }
        return null;
    }

    /** Begins a new row of columns. In a container that wraps there is a gap between rows. */
    private void beginRow() {
        end = Math.max(end + spannerMargin, rowEnd());
        if (geometry.wraps()) {
            end += geometry.rowGap();
        }
        spannerMargin = 0;
        rowStart = end;
        isRowFull = false;
    }

    /**
     * The end of the current row by {@code column-height}; negative infinity if that is automatic.
     */
    private double rowEnd() {
        return geometry.height() >= 0 ? rowStart + geometry.height() : Double.NEGATIVE_INFINITY;
    }

    /**
     * Lays out a row of columns: determines the limit of its height, fills the columns, and places
     * them. The outer fragmentainer cuts the row if its end is before that of the container. A cut
     * row whose first column overflows is not placed, unless it is at the start of that
     * fragmentainer.
     *
     * @return null if the row moves to the next outer fragmentainer
     */
    private ColumnRow.@Nullable Columns placeRow(
            @Nullable BreakToken from, Room room, @Nullable FragmentainerPass outerPass) {
        // The height limit: by the container itself, by the outer fragmentainer, by column-height.
        double start = end + spannerMargin;
        double ownLimit = Math.max(0, room.own() - start);
        double outer = room.outer() - start;
        boolean isCutByOuter = outer < ownLimit - 1.0 / 128 && !Double.isInfinite(room.outer());
        double limit = isCutByOuter ? Math.max(0, outer) : ownLimit;
        // At the very end of the outer fragmentainer there is still room for a row without height.
        if (isCutByOuter && outer < 0 && !(room.isAtStart() && start <= 0)) {
            appeal = hasRow || afterSpanner ? BreakAppeal.PERFECT : BreakAppeal.LAST_RESORT;
            return null;
        }
        double height =
                geometry.height() >= 0 ? geometry.height() - (start - rowStart) : room.own();
        boolean hasHeight =
                geometry.height() >= 0 || (geometry.wraps() && !Double.isInfinite(height));
        boolean balances = container.balances();
        if (hasHeight) {
            limit = isCutByOuter ? Math.min(limit, Math.max(1, height)) : Math.max(1, height);
        }
        boolean isBounded = isCutByOuter || (geometry.wraps() && hasHeight);
        int maxColumns = isBounded ? geometry.count() : Integer.MAX_VALUE;
        // Balancing a bounded row does not need to measure the content of all later rows.
        double lookAhead =
                isBounded && outerPass == null ? limit * maxColumns : Double.POSITIVE_INFINITY;
        ColumnRow.Columns row =
                rows.fill(
                        from,
                        new ColumnRow.Request(limit, maxColumns, balances, trim(), lookAhead));
        if (isCutByOuter && !(room.isAtStart() && start <= 0) && overflows(row, limit)) {
            appeal = hasRow || afterSpanner ? BreakAppeal.PERFECT : BreakAppeal.LAST_RESORT;
            if (outerPass != null) {
                outerPass.noteShortage(row.shortage());
                outerPass.noteShortage(unbrokenSize(row) - limit);
            }
            return null;
        }
        // Without columns before a spanner there is no row.
        if (row.spanner() != null && isEmpty(row)) {
            return row;
        }
        // Place the columns, and compute the end of the row.
        end = start;
        spannerMargin = 0;
        for (int i = 0; i < row.columns().size(); i++) {
            columns.add(
                    new PlacedColumn(
                            row.columns().get(i), new LogicalOffset(geometry.offset(i), start)));
        }
        if (isCutByOuter && outerPass != null && row.rest() != null) {
            outerPass.noteShortage(row.shortage());
        }
        contentEnd = start + contentSize(row);
        boolean isLast = row.rest() == null && !room.isFixed() && !hasHeight;
        end = start + (isLast && !balances ? contentSize(row) : row.blockSize());
        if (geometry.height() >= 0 && row.spanner() == null) {
            end = Math.max(end, start + limit);
        }
        isRowFull = row.rest() != null && row.spanner() == null;
        hasRow = true;
        afterSpanner = false;
        if (isCutByOuter && row.rest() != null && row.spanner() == null) {
            appeal = row.appeal();
        }
        return row;
    }

    /**
     * The ends of the columns in a row that are trimmed: those without a spanner between them and
     * that end of the container.
     */
    private TextTrim trim() {
        TextTrim columnTrim = container.trim().own();
        return columnTrim == TextTrim.NONE
                ? columnTrim
                : TextTrim.of(
                        columnTrim.start() && spanners.isEmpty(),
                        columnTrim.end() && container.trim().isLastSpanner(lastSpanner));
    }

    /** Whether the row is empty because a spanner precedes all other content. */
    private static boolean isEmpty(ColumnRow.Columns row) {
        return row.columns().size() == 1
                && row.columns().get(0).piece().fragment().children().isEmpty();
    }

    private double contentSize(ColumnRow.Columns row) {
        double size = 0;
        for (Fragmenter.Filled column : row.columns()) {
            size = Math.max(size, column.piece().blockSize());
            size = Math.max(size, column.pass().reach());
        }
        return Math.min(size, row.blockSize());
    }

    /**
     * Whether the first column has content that is higher than the column and could fit into a
     * higher one.
     */
    private boolean overflows(ColumnRow.Columns row, double limit) {
        Fragmenter.Filled first = row.columns().get(0);
        return extent(first) > limit + 1.0 / 128
                || first.pass().tallestUnbreakable() > limit + 1.0 / 128
                        && first.piece().blockSize() <= 0;
    }

    private double unbrokenSize(ColumnRow.Columns row) {
        Fragmenter.Filled first = row.columns().get(0);
        return Math.max(extent(first), first.pass().tallestUnbreakable());
    }

    private double extent(Fragmenter.Filled column) {
        return ColumnExtent.of(column.piece().fragment(), container.box().flow());
    }

    /**
     * Places a spanner below the content, or the part of it that fits into the outer fragmentainer.
     * Its margin collapses with that of a spanner directly before it.
     *
     * @param from the state from which the spanner continues; null if it has not begun
     * @return the state from which the spanner continues; null if it is complete
     */
    private @Nullable BreakToken placeSpanner(
            Box spanner,
            @Nullable BreakToken from,
            Room room,
            @Nullable FragmentainerPass outerPass) {
        ColumnContainer.Spanner laidOut = container.spanner(spanner);
        lastSpanner = spanner;
        double margin =
                from == null
                        ? collapsed(afterSpanner ? spannerMargin : 0, laidOut.marginStart())
                        : 0;
        BoxFragment fragment = laidOut.layout().fragment();
        BreakToken rest = null;
        double size = container.box().flow().toLogical(fragment.size()).block();
        // A spanner that does not fit into the row begins the next one.
        if (geometry.height() >= 0 && end > rowStart && end + margin + size > rowEnd()) {
            beginRow();
        }
        double start = end + margin;
        // Break the spanner in the outer fragmentainer, or move it to the next one if it would
        // break badly.
        if (outerPass != null && !Double.isInfinite(room.outer())) {
            Piece piece =
                    outerPass.beside(
                            fragment,
                            from,
                            BreakSpace.fragmentainer(
                                    Math.max(0, room.outer() - start), container.inlineSize()));
            boolean isAtStart = room.isAtStart() && start <= 0;
            boolean fits = piece.blockSize() <= room.outer() - start + 1.0 / 128;
            if (from == null && !isAtStart && (!fits || piece.appeal() != BreakAppeal.PERFECT)) {
                appeal = hasRow ? BreakAppeal.PERFECT : BreakAppeal.LAST_RESORT;
                outerPass.noteShortage(start + size - room.outer());
                return BreakToken.notBegun();
            }
            fragment = piece.fragment();
            size = piece.blockSize();
            rest = piece.rest();
        }
        // Place the spanner.
        spanners.add(
                new PlacedSpanner(
                        fragment,
                        laidOut.layout(),
                        new LogicalOffset(laidOut.inlineOffset(), start)));
        end = start + size;
        contentEnd = end;
        spannerMargin = rest == null ? laidOut.marginEnd() : 0;
        isRowFull = geometry.height() >= 0 && end + spannerMargin >= rowEnd();
        afterSpanner = true;
        return rest;
    }

    private static double collapsed(double a, double b) {
        return Math.max(0, Math.max(a, b)) + Math.min(0, Math.min(a, b));
    }
}
