package browsy.layout.context;

/**
 * What the shapes of floats may cost in one layout run. Lines ask them again at every height and px
 * by px further down, and each float has an outline of its own: together far more than a page is
 * long. An honest page comes nowhere near.
 */
public final class ShapeBudget {

    /** About as many questions to one outline as are answered in a second. */
    private static final int MAX_UNITS = 5_000_000;

    private final Runnable spent;
    private int left = MAX_UNITS;

    /**
     * @param spent run when there is nothing left
     */
    public ShapeBudget(Runnable spent) {
        this.spent = spent;
    }

    /** Whether there is anything left. */
    public boolean isAmple() {
        return left > 0;
    }

    /**
     * Takes something from what is left.
     *
     * @param units a question to an outline is one
     */
    public void take(int units) {
        if (left > 0) {
            left -= Math.min(left, units);
            if (left == 0) {
                spent.run();
            }
        }
    }
}
