package browsy.layout.context;

/**
 * A budget of work units for one part of layout in one run. It bounds work that hostile pages can
 * multiply; ordinary pages stay far below it.
 */
public final class WorkBudget {
    private final Runnable spent;
    private int left;

    /**
     * @param units the number of units; about as much work as fits into a second, or less
     * @param spent runs when the last unit is taken
     */
    public WorkBudget(int units, Runnable spent) {
        this.left = units;
        this.spent = spent;
    }

    /** Whether any units are left. */
    public boolean isAmple() {
        return left > 0;
    }

    /** Takes units from the budget; runs the callback if none are left after this. */
    public void take(int units) {
        if (left > 0) {
            left -= Math.min(left, units);
            if (left == 0) {
                spent.run();
            }
        }
    }
}
