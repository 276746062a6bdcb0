package browsy.layout.flow.inline;

/** A box or atomic inline on a line, whose baseline stands somewhere below that of another box. */
interface AlignedPart {
    /** Its extent about its own baseline. */
    FontHeight extent();

    /** Puts its baseline {@code by} below that of a box. */
    void align(BoxState to, double by);

    /**
     * A part that waits for the height of the line.
     *
     * @param isTop whether it goes to the top of the line, else to the bottom
     */
    record TopBottom(AlignedPart part, boolean isTop) {}
}
