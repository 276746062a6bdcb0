package browsy.layout.table;

import org.jspecify.annotations.Nullable;

/** The height of one row while it is being worked out, in CSS px. */
final class RowSize {
    double block;

    /** The height before it grew for anything. */
    double askedBlock;

    /** Height in percent of the table, null for none. */
    @Nullable Double percent;

    /** Whether a height in CSS px is given for the row or a cell in it. */
    boolean fixed;

    /** Whether {@code visibility: collapse} hides it. */
    boolean collapsed;

    /** Whether a cell that spans several rows starts in it. */
    boolean startsSpan;

    /** From the top of the row; null where no cell takes part in baseline alignment. */
    @Nullable Double baseline;

    /** The least border and padding below the content of a cell, where no cell has a baseline. */
    double fallbackDescent = Double.POSITIVE_INFINITY;

    /**
     * Whether a height is given that counts.
     *
     * @param percentagesCount whether percentages refer to anything
     */
    boolean isConstrained(boolean percentagesCount) {
        return percent == null ? fixed : percentagesCount;
    }

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
