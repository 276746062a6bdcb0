package browsy.layout.context;

/**
 * What a part of layout may cost in one run where boxes ask for far more together than a page is
 * long. An honest page comes nowhere near.
 */
public final class WorkBudget {
    private final Runnable spent;
    private int left;

    /**
     * @param units what there is to spend; about as much as is done in a second, or less
     * @param spent run when there is nothing left
     */
    public WorkBudget(int units, Runnable spent) {
        this.left = units;
        this.spent = spent;
    }

    /** Whether there is anything left. */
    public boolean isAmple() {
        return left > 0;
    }

    /** Takes something from what is left. */
    public void take(int units) {
        if (left > 0) {
            left -= Math.min(left, units);
            if (left == 0) {
                spent.run();
            }
        }
    }
}
