package browsy.layout.flow.inline.boxes;

import browsy.layout.flow.inline.items.FontHeight;
import browsy.layout.flow.quirks.InlineQuirks;

/**
 * A part that is aligned to the top or bottom of a line, and waits for the height of the line.
 *
 * @param isTop whether it goes to the top of the line, else to the bottom
 * @param moved how far it moves from there with the boxes around it
 * @param boxExtent the extent of the boxes in it, about its own baseline
 */
record WaitingPart(AlignedPart part, boolean isTop, double moved, FontHeight boxExtent) {
    WaitingPart movedBy(double shift) {
        return shift == 0
                ? this
                : new WaitingPart(part, isTop, InlineQuirks.movedFromEdge(moved, shift), boxExtent);
    }
}
