package browsy.css.selector;

/**
 * Specificity packed into an int, so that comparing ints compares specificities: ids, then classes
 * and their like, then types, each counted up to 1023.
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

    /** The sum, each of the three counts for itself. */
    public static int add(int a, int b) {
        return Math.min(ids(a) + ids(b), MAX) << 20
                | Math.min(classes(a) + classes(b), MAX) << 10
                | Math.min(types(a) + types(b), MAX);
    }

    /** As people write it: {@code (1,2,3)}. */
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
