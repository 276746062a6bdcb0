package browsy.content;

/** How a box takes part in the layout around it, by its computed {@code display}. */
public enum Flow {
    /** An inline-level box, laid out within a line. */
    INLINE,
    /** A block-level box, laid out on lines of its own. */
    BLOCK,
    TABLE,
    TABLE_ROW,
    TABLE_CELL;

    /** Whether the box interrupts the line around it. */
    public boolean isBlock() {
        return this != INLINE;
    }
}
