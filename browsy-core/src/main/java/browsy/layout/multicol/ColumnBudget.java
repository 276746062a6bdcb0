package browsy.layout.multicol;

/**
 * The work budget for the columns of one layout run. A nested container tries several heights for
 * each height that is tried around it; ordinary pages stay far below the budget.
 */
final class ColumnBudget {
    private static final int MAX_COLUMNS = 10_000;
    private static final int MAX_ATTEMPTS = 2_000;

    private int columns = MAX_COLUMNS;
    private int attempts = MAX_ATTEMPTS;

    /**
     * Takes one column from the budget. If none is left, the rest of the content goes into the last
     * column.
     *
     * @return whether there was one left
     */
    boolean takeColumn() {
        return columns > 0 && columns-- > 0;
    }

    /**
     * Takes one attempt to lay out a row in a certain height.
     *
     * @return whether there was one left
     */
    boolean takeAttempt() {
        return attempts > 0 && attempts-- > 0;
    }

    /** Whether enough is left for second attempts that search for better break points. */
    boolean isAmple() {
        return attempts > 0 && columns > MAX_COLUMNS / 2;
    }
}
