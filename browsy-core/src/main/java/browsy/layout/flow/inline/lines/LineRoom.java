package browsy.layout.flow.inline.lines;

import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;

/** The room that one line has, and what is done with the floats met in it. */
public interface LineRoom {
    /** What the content of the line may fill. */
    double available();

    /**
     * Meets a float.
     *
     * @param used how much of the line is filled already, trailing spaces left out
     * @param afterContent whether anything stands on the line before it
     */
    void meet(Box floating, double used, boolean afterContent);

    /**
     * Meets an initial letter.
     *
     * @param indent the text indent, which it takes up
     */
    void meetLetter(BlockContainer letter, double indent);
}
