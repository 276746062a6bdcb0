package browsy.content;

/** How a box takes part in the layout around it, by its computed display. */
public enum Flow {
    /** Part of a line. */
    INLINE,
    /** On lines of its own. */
    BLOCK,
    TABLE,
    TABLE_ROW,
    TABLE_CELL;

    /** Whether it interrupts the line around it. */
    public boolean isBlock() {
        return this != INLINE;
    }
}
