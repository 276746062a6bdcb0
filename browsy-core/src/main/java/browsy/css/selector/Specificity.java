package browsy.css.selector;

/**
 * A specificity packed into an int, so that an int comparison compares specificities. The counts of
 * ids, classes and types take 10 bits each, from high to low, and saturate at 1023.
 *
 * @see <a href="https://drafts.csswg.org/selectors-4/#specificity-rules">Selectors, 17</a>
 */
public final class Specificity {

    public static final int NONE = 0;
    public static final int TYPE = 1;
    public static final int CLASS = 1 << 10;
    public static final int ID = 1 << 20;

    private static final int MAX = 1023;

    private Specificity() {}

    /** Adds two specificities. Each of the three counts saturates separately. */
    public static int add(int a, int b) {
        return Math.min(ids(a) + ids(b), MAX) << 20
                | Math.min(classes(a) + classes(b), MAX) << 10
                | Math.min(types(a) + types(b), MAX);
    }

    /** Returns the usual notation, such as {@code (1,2,3)}. */
    public static String format(int specificity) {
        return "(" + ids(specificity) + "," + classes(specificity) + "," + types(specificity) + ")";
    }

    private static int ids(int specificity) {
        return specificity >>> 20;
    }

    private static int classes(int specificity) {
        return specificity >>> 10 & MAX;
    }

    private static int types(int specificity) {
        return specificity & MAX;
    }
}
