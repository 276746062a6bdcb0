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
 * The content of a multi-column container: rows of columns, with spanners between them, one below
 * the other.
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

    /** Where the row of columns starts that the content goes on in. */
    private double rowStart;

    private boolean isRowFull;
    private BreakAppeal appeal = BreakAppeal.PERFECT;

    /** A column at an offset from the content box of the container. */
    record PlacedColumn(Fragmenter.Filled column, LogicalOffset offset) {}

    /** A spanner at an offset from the content box of the container. */
    record PlacedSpanner(BoxFragment fragment, LayoutResult layout, LogicalOffset offset) {}

    /**
     * How much room there is.
     *
     * @param own the block size that the container itself leaves for its content; may be infinite
     * @param outer what is left of the fragmentainer that the container is in; infinite where it is
     *     in none
     * @param isFixed whether {@code own} is what columns fill if they are not balanced
     * @param isAtStart whether the content starts at the start of the outer fragmentainer
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

    /** Where the content ends. */
    double end() {
        return end + spannerMargin;
    }

    /** Where the content itself ends, however high the columns are that it does not fill. */
    double contentEnd() {
        return Math.min(end(), contentEnd + spannerMargin);
    }

    /** The worst of the breaks that the outer fragmentainer caused. */
    BreakAppeal appeal() {
        return appeal;
    }

    /** The block size of the largest thing in the first row that cannot be broken. */
    double unbreakable() {
        return rows.unbreakable();
    }

    /**
     * Lays out what there is room for.
     *
     * @param outerPass the fragmentainer that the container is in; null where it is in none
     * @return where the content goes on; null where all of it has been laid out
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

    /** Wrapping containers keep a gap between rows; spanners lie within a row. */
    private void beginRow() {
        end = Math.max(end + spannerMargin, rowEnd());
        if (geometry.wraps()) {
            end += geometry.rowGap();
        }
        spannerMargin = 0;
        rowStart = end;
        isRowFull = false;
    }

    /** Where the row ends that the content goes on in; minus infinity where nothing says so. */
    private double rowEnd() {
        return geometry.height() >= 0 ? rowStart + geometry.height() : Double.NEGATIVE_INFINITY;
    }

    private ColumnRow.@Nullable Columns placeRow(
            @Nullable BreakToken from, Room room, @Nullable FragmentainerPass outerPass) {
        double start = end + spannerMargin;
        double own = Math.max(0, room.own() - start);
        double outer = room.outer() - start;
        boolean isCut = outer < own - 1.0 / 128 && !Double.isInfinite(room.outer());
        double limit = isCut ? Math.max(0, outer) : own;
        // Right at the end there is room for what takes none.
        if (isCut && outer < 0 && !(room.isAtStart() && start <= 0)) {
            appeal = hasRow || afterSpanner ? BreakAppeal.PERFECT : BreakAppeal.LAST_RESORT;
            return null;
        }
        double height =
                geometry.height() >= 0 ? geometry.height() - (start - rowStart) : room.own();
        boolean hasHeight =
                geometry.height() >= 0 || (geometry.wraps() && !Double.isInfinite(height));
        boolean balances = container.balances();
        if (hasHeight) {
            limit = isCut ? Math.min(limit, Math.max(1, height)) : Math.max(1, height);
        }
        boolean isBounded = isCut || (geometry.wraps() && hasHeight);
        int most = isBounded ? geometry.count() : Integer.MAX_VALUE;
        // A row need not know what all the rows after it hold.
        double lookAhead = isBounded && outerPass == null ? limit * most : Double.POSITIVE_INFINITY;
        ColumnRow.Columns row =
                rows.fill(from, new ColumnRow.Request(limit, most, balances, trim(), lookAhead));
        if (isCut && !(room.isAtStart() && start <= 0) && overflows(row, limit)) {
            appeal = hasRow || afterSpanner ? BreakAppeal.PERFECT : BreakAppeal.LAST_RESORT;
            if (outerPass != null) {
                outerPass.noteShortage(row.shortage());
                outerPass.noteShortage(unbrokenSize(row) - limit);
            }
            return null;
        }
        if (row.spanner() != null && isEmpty(row)) {
            return row;
        }
        end = start;
        spannerMargin = 0;
        for (int i = 0; i < row.columns().size(); i++) {
            columns.add(
                    new PlacedColumn(
                            row.columns().get(i), new LogicalOffset(geometry.offset(i), start)));
        }
        if (isCut && outerPass != null && row.rest() != null) {
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
        if (isCut && row.rest() != null && row.spanner() == null) {
            appeal = row.appeal();
        }
        return row;
    }

    /** Which ends of the columns of a row are trimmed: no spanner lies between them and the end. */
    private TextTrim trim() {
        TextTrim own = container.trim().own();
        return own == TextTrim.NONE
                ? own
                : TextTrim.of(
                        own.start() && spanners.isEmpty(),
                        own.end() && container.trim().isLastSpanner(lastSpanner));
    }

    /** Whether a spanner comes before anything else: then there is no row before it. */
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

    /** Whether the first column holds something higher than it, which could do with more room. */
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
        if (geometry.height() >= 0 && end > rowStart && end + margin + size > rowEnd()) {
            beginRow();
        }
        double start = end + margin;
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
