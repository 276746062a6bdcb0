package browsy.layout.table;

import org.jspecify.annotations.Nullable;

/** The height of a row during the computation, in CSS px. */
final class RowSize {
    /** The current height. */
    double block;

    /** The height from the row's own cells and height property, before any distribution. */
    double askedBlock;

    /** The percentage of the table height; null if none is specified. */
    @Nullable Double percent;

    /** Whether a height in CSS px is specified for the row or for a cell that spans only it. */
    boolean fixed;

    /** Whether {@code visibility: collapse} hides the row. */
    boolean collapsed;

    /** Whether a cell that spans several rows starts in this row. */
    boolean startsSpan;

    /**
     * The distance from the top of the row to its baseline; null if no cell is baseline-aligned.
     */
    @Nullable Double baseline;

    /**
     * The smallest block-end border and padding of the cells, from which a baseline is synthesized.
     */
    double fallbackDescent = Double.POSITIVE_INFINITY;

    /**
     * Tests whether a height is specified.
     *
     * @param percentagesCount whether percentages have a definite basis
     */
    boolean isConstrained(boolean percentagesCount) {
        return percent == null ? fixed : percentagesCount;
    }

    boolean isEmpty() {
        return block == 0;
    }

    /**
     * Returns the baseline; if no cell has one, a baseline synthesized from the bottom of the
     * cells' content boxes.
     */
    double usedBaseline() {
        if (baseline != null) {
            return baseline;
        }
        return Double.isInfinite(fallbackDescent) ? 0 : Math.max(0, block - fallbackDescent);
    }
}
