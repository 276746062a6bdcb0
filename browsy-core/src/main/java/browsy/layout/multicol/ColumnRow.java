package browsy.layout.multicol;

import browsy.layout.box.Box;
import browsy.layout.context.TextTrim;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragmentation.BreakAppeal;
import browsy.layout.fragmentation.BreakSpace;
import browsy.layout.fragmentation.BreakToken;
import browsy.layout.fragmentation.Fragmenter;
import browsy.layout.fragmentation.Piece;
import browsy.layout.fragmentation.Piece.Ending;
import browsy.layout.geometry.WritingFlow;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Fills one row of columns, with a given height or balanced. Balancing estimates the least height
 * from the size of the content, then raises it by the least shortage until the content fits.
 *
 * @see <a href="https://drafts.csswg.org/css-multicol-1/#filling-columns">css-multicol-1</a>
 */
final class ColumnRow {
    private static final int MAX_STRETCHES = 200;

    private final BoxFragment thread;
    private final Fragmenter fragmenter;
    private final ColumnGeometry geometry;
    private final ColumnBudget budget;

    /**
     * A filled row.
     *
     * @param columns the columns, in order
     * @param blockSize the block size of all columns, in CSS px
     * @param rest the token from which the flow thread continues; null if it has ended
     * @param spanner the spanner that stops the row; null if there is none
     * @param shortage the block size by which the columns must grow for more content to fit, in CSS
     *     px; infinite if all content fits
     * @param appeal the worst appeal of the breaks between the columns
     * @param forcedBreaks the number of forced breaks
     */
    record Columns(
            List<Fragmenter.Filled> columns,
            double blockSize,
            @Nullable BreakToken rest,
            @Nullable Box spanner,
            double shortage,
            BreakAppeal appeal,
            int forcedBreaks) {}

    /**
     * The constraints of a row.
     *
     * @param limit the maximum block size of the columns, in CSS px; may be infinite
     * @param maxColumns the maximum number of columns; further content goes into another row
     * @param balances whether the columns are balanced, and only as high as needed
     * @param trim the ends of each column that are trimmed to text edges
     * @param lookAhead the block size of the content that balancing measures, in CSS px; may be
     *     infinite
     */
    record Request(
            double limit, int maxColumns, boolean balances, TextTrim trim, double lookAhead) {}

    ColumnRow(
            BoxFragment thread,
            Fragmenter fragmenter,
            ColumnGeometry geometry,
            WritingFlow flow,
            ColumnBudget budget) {
        this.thread = thread;
        this.fragmenter = fragmenter;
        this.geometry = geometry;
        this.budget = budget;
    }

    /** The block size of the tallest unbreakable content before the first spanner, in CSS px. */
    double unbreakable() {
        return estimate(null, Double.POSITIVE_INFINITY, TextTrim.NONE).unbreakable;
    }

    /**
     * Fills a row: unbalanced in its limit, or balanced. Content before a spanner is always
     * balanced.
     */
    Columns fill(@Nullable BreakToken from, Request request) {
        if (!request.balances) {
            double size =
                    Double.isInfinite(request.limit)
                            ? estimate(from, Double.POSITIVE_INFINITY, request.trim).tallest()
                            : request.limit;
            Columns unbalanced = fill(from, size, request);
            if (unbalanced.spanner == null) {
                return unbalanced;
            }
            // Content before a spanner is balanced regardless of column-fill.
        }
        // Raise the height by the least shortage until all content fits without bad breaks, up to
        // the limit.
        double size = initialSize(from, request);
        Columns row = fill(from, size, request);
        for (int i = 0; i < MAX_STRETCHES && budget.takeAttempt(); i++) {
            boolean fits =
                    row.columns.size() <= geometry.count()
                            && (row.rest == null || row.spanner != null);
            if (fits && row.appeal == BreakAppeal.PERFECT) {
                break;
            }
            if (row.forcedBreaks >= geometry.count() && row.appeal == BreakAppeal.PERFECT) {
                break;
            }
            double higher = Math.min(request.limit, size + row.shortage);
            if (!(higher > size) || Double.isInfinite(higher)) {
                break;
            }
            size = higher;
            row = fill(from, size, request);
        }
        return row;
    }

    /**
     * The initial block size for balancing: the size of the content divided by the number of
     * columns, or that of the tallest unbreakable content if larger.
     */
    private double initialSize(@Nullable BreakToken from, Request request) {
        Estimate estimate = estimate(from, request.lookAhead, request.trim);
        return estimate.isMoreThanRoom
                ? request.limit
                : Math.min(request.limit, estimate.columnSize(geometry.count()));
    }

    /**
     * Measurements of the content for balancing, before the column height is known.
     *
     * @param runs the sizes of the content between forced breaks
     * @param unbreakable the block size of the tallest unbreakable content, in CSS px
     * @param isMoreThanRoom whether the content exceeds the measured size, so that the rest is not
     *     measured
     */
    private record Estimate(ContentRuns runs, double unbreakable, boolean isMoreThanRoom) {
        private double tallest() {
            return Math.max(runs.tallest(), unbreakable);
        }

        private double columnSize(int columns) {
            return Math.max(runs.balanced(columns), unbreakable);
        }
    }

    /**
     * Measures the content from a token on, one run between forced breaks after the other.
     *
     * @param room the block size to measure, in CSS px; may be infinite
     */
    private Estimate estimate(@Nullable BreakToken from, double room, TextTrim trim) {
        ContentRuns runs = new ContentRuns();
        double unbreakable = 0;
        BreakToken next = from;
        while (true) {
            Fragmenter.Filled strip = column(next, room, trim);
            if (!Double.isInfinite(strip.pass().shortage())) {
                if (strip.piece().ending() == Ending.SOFT_BREAK) {
                    return new Estimate(runs, unbreakable, true);
                }
                // Only parallel flows exceed the room. They belong to this run, so measure it
                // without limit.
                strip = column(next, Double.POSITIVE_INFINITY, trim);
            }
            Piece piece = strip.piece();
            runs.add(Math.max(piece.blockSize(), strip.pass().reach()));
            unbreakable = Math.max(unbreakable, strip.pass().tallestUnbreakable());
            next = piece.rest();
            // The rest continues after a forced break.
            if (next == null || piece.ending() == Ending.SPANNER || !budget.takeColumn()) {
                return new Estimate(runs, unbreakable, false);
            }
        }
    }

    /** Fills one column. */
    private Fragmenter.Filled column(@Nullable BreakToken from, double size, TextTrim trim) {
        return fragmenter.fill(
                thread,
                from,
                BreakSpace.fragmentainer(size, geometry.width()),
                trim,
                budget.isAmple());
    }

    /**
     * Fills columns of a given block size, up to the end of the content, a spanner or the maximum
     * number of columns. If the budget is spent, the rest of the content goes into the last column.
     */
    private Columns fill(@Nullable BreakToken from, double size, Request request) {
        // As in Chromium, a column is at least one px high, so that all content makes progress.
        double used = Math.max(size, 1);
        List<Fragmenter.Filled> columns = new ArrayList<>();
        double shortage = Double.POSITIVE_INFINITY;
        BreakAppeal appeal = BreakAppeal.PERFECT;
        BreakToken next = from;
        int forced = 0;
        Box spanner = null;
        do {
            boolean last = !budget.takeColumn();
            Fragmenter.Filled column =
                    column(next, last ? Double.POSITIVE_INFINITY : used, request.trim);
            columns.add(column);
            Piece piece = column.piece();
            next = piece.rest();
            shortage = Math.min(shortage, column.pass().shortage());
            spanner = piece.spanner();
            if (piece.ending() == Ending.FORCED_BREAK) {
                forced++;
            } else if (!piece.appeal().isAtLeast(appeal)) {
                appeal = piece.appeal();
            }
            if (last && spanner == null) {
                next = null;
            }
        } while (next != null && spanner == null && columns.size() < request.maxColumns);
        return new Columns(columns, size, next, spanner, shortage, appeal, forced);
    }
}
