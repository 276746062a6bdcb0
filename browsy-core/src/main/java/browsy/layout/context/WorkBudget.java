package browsy.layout.context;

import java.util.Set;

/**
 * A budget of work units for one part of layout in one run. It bounds work that hostile pages can
 * multiply; ordinary pages stay far below it.
 */
public final class WorkBudget {
    private final LayoutLimit limit;
    private final Set<LayoutLimit> reached;
    private int left;

    /**
     * @param units the number of units; about as much work as fits into a second, or less
     * @param limit the limit that is reached when the last unit is taken
     * @param reached receives the limit
     */
    public WorkBudget(int units, LayoutLimit limit, Set<LayoutLimit> reached) {
        this.left = units;
        this.limit = limit;
        this.reached = reached;
    }

    /** Whether any units are left. */
    public boolean isAmple() {
        return left > 0;
    }

    /** Takes units from the budget. If none are left after this, the limit is reached. */
    public void take(int units) {
        if (left > 0) {
            left -= Math.min(left, units);
            if (left == 0) {
                reached.add(limit);
            }
        }
    }
}
