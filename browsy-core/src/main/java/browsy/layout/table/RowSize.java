package browsy.layout.table;

import org.jspecify.annotations.Nullable;

/** The height of one row while it is being worked out, in CSS px. */
final class RowSize {
    double block;

    /** Height in percent of the table, 0 for none. */
    double percent;

    /** Whether a height in CSS px is given for the row or a cell in it. */
    boolean fixed;

    /** Whether {@code visibility: collapse} hides it. */
    boolean collapsed;

    /** Whether a cell that spans several rows starts in it. */
    boolean startsSpan;

    /** From the top of the row; null where no cell takes part in baseline alignment. */
    @Nullable Double baseline;

    /** How far the highest bottom of a cell without baseline alignment lies below its baseline. */
    double fallbackDescent = Double.POSITIVE_INFINITY;

    boolean isEmpty() {
        return block == 0;
    }

    /** The baseline, or the one that stands in for it. */
    double usedBaseline() {
        if (baseline != null) {
            return baseline;
        }
        return Double.isInfinite(fallbackDescent) ? 0 : Math.max(0, block - fallbackDescent);
    }
}
