package browsy.layout.flow.inline.boxes;

import browsy.layout.flow.inline.items.FontHeight;
import browsy.layout.flow.quirks.InlineQuirks;

/**
 * A part that is aligned to the top or bottom of a line, and is aligned once the block size of the
 * line is known.
 *
 * @param isTop whether it is aligned to the top of the line, not the bottom
 * @param moved the baseline shift of the boxes around it, up to the box that holds this entry
 * @param boxExtent the extent of the inline boxes in it, about its own baseline
 */
record TopBottomAlignedPart(AlignedPart part, boolean isTop, double moved, FontHeight boxExtent) {
    TopBottomAlignedPart movedBy(double shift) {
        return shift == 0
                ? this
                : new TopBottomAlignedPart(
                        part, isTop, InlineQuirks.movedFromEdge(moved, shift), boxExtent);
    }
}
