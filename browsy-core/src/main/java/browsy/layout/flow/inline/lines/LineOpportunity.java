package browsy.layout.flow.inline.lines;

import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;

/** The space for one line, and the handling of floats in its content. */
public interface LineOpportunity {
    /** Returns the available inline size. */
    double available();

    /**
     * Handles a float in the content.
     *
     * @param used inline size of the line so far, without trailing spaces
     * @param afterContent whether there is content on the line before the float
     */
    void meet(Box floating, double used, boolean afterContent);

    /**
     * Handles an initial letter.
     *
     * @param indent the text indent, which is applied to the letter
     */
    void meetLetter(BlockContainer letter, double indent);
}
