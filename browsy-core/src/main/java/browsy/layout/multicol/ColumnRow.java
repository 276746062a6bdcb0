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
 * One row of columns: as high as it is told, or as balancing makes it.
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
     * @param columns in order
     * @param blockSize the height of all columns
     * @param rest where the flow thread goes on after them; null where it has ended
     * @param spanner what comes before it goes on; null for nothing
     * @param shortage how much higher columns would have to be for more to fit; infinite where all
     *     fit
     * @param appeal the worst of the breaks between the columns
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
     * How a row is to be filled.
     *
     * @param limit the columns must not be higher; may be infinite
     * @param maxColumns how many columns may be made; the rest goes into another row
     * @param balances whether columns are only as high as needed
     * @param trim which ends of each column are trimmed to the edges of text
     * @param lookAhead how much content balancing looks at; may be infinite
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

    /** The block size of the largest thing that cannot be broken, up to the first spanner. */
    double unbreakable() {
        return estimate(null, Double.POSITIVE_INFINITY, TextTrim.NONE).unbreakable;
    }

    Columns fill(@Nullable BreakToken from, Request request) {
        if (!request.balances) {
            double size =
                    Double.isInfinite(request.limit)
                            ? estimate(from, Double.POSITIVE_INFINITY, request.trim).tallest()
                            : request.limit;
            Columns full = fill(from, size, request);
            if (full.spanner == null) {
                return full;
            }
            // What comes before a spanner is balanced whatever the style says.
        }
        double size = balanced(from, request);
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

    /** What columns are at least as high as. */
    private double balanced(@Nullable BreakToken from, Request request) {
        Estimate estimate = estimate(from, request.lookAhead, request.trim);
        return estimate.isMoreThanRoom
                ? request.limit
                : Math.min(request.limit, estimate.columnSize(geometry.count()));
    }

    /**
     * What is known of the content before any column has a size.
     *
     * @param isMoreThanRoom whether some of it has no room in columns as high as they may be, and
     *     the rest has not been looked at: a row need not know what many others hold
     */
    private record Estimate(ContentRuns runs, double unbreakable, boolean isMoreThanRoom) {
        private double tallest() {
            return Math.max(runs.tallest(), unbreakable);
        }

        private double columnSize(int columns) {
            return Math.max(runs.balanced(columns), unbreakable);
        }
    }

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
                // What goes on beside the flow is of this run as well.
                strip = column(next, Double.POSITIVE_INFINITY, trim);
            }
            Piece piece = strip.piece();
            runs.add(Math.max(piece.blockSize(), strip.pass().reach()));
            unbreakable = Math.max(unbreakable, strip.pass().tallestUnbreakable());
            next = piece.rest();
            // What goes on beside the flow does so after a forced break.
            if (next == null || piece.ending() == Ending.SPANNER || !budget.takeColumn()) {
                return new Estimate(runs, unbreakable, false);
            }
        }
    }

    private Fragmenter.Filled column(@Nullable BreakToken from, double size, TextTrim trim) {
        return fragmenter.fill(
                thread,
                from,
                BreakSpace.fragmentainer(size, geometry.width()),
                trim,
                budget.isAmple());
    }

    private Columns fill(@Nullable BreakToken from, double size, Request request) {
        // Chromium's fragmentainers are at least one px high, so that all content gets somewhere.
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
