package browsy.layout.flow.fragments;

import static browsy.style.property.AlignProperties.ALIGN_SELF;
import static browsy.style.property.AlignProperties.JUSTIFY_SELF;

import browsy.css.value.align.SelfAlignment;
import browsy.layout.box.Box;
import browsy.layout.context.StaticPosition;
import browsy.layout.context.StaticPosition.Alignment;
import browsy.layout.flow.quirks.BlockQuirks;
import browsy.layout.geometry.PhysicalRect;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.sizing.AlignmentShare;

/**
 * How the absolutely positioned children of block containers lie in their static position
 * rectangle.
 *
 * @see <a href="https://drafts.csswg.org/css-position-3/#staticpos-rect">css-position-3</a>
 */
public final class BlockStaticPosition {

    /** Among what a child stands. */
    public enum Place {
        /** Among blocks, and block-level itself. */
        AMONG_BLOCKS,
        /** In a line, where what the container says of its blocks does not matter. */
        IN_LINE,
        /** Inline-level, but without a line: it starts where the line would. */
        WITHOUT_LINE
    }

    private final Box child;
    private final WritingFlow flow;
    private final Place place;

    private BlockStaticPosition(Box child, WritingFlow flow, Place place) {
        this.child = child;
        this.flow = flow;
        this.place = place;
    }

    /**
     * The static position of a child.
     *
     * @param parent the box whose fragment will carry it
     * @param flow what names its start edges: the block container's, in a line that of the text
     */
    static StaticPosition of(
            Box child, Box parent, WritingFlow flow, Place place, PhysicalRect rect) {
        BlockStaticPosition position = new BlockStaticPosition(child, flow, place);
        return new StaticPosition(rect, position.inline(parent), position.block(), flow);
    }

    private boolean isAtStart() {
        return BlockQuirks.ignoresSelfAlignment(place == Place.WITHOUT_LINE);
    }

    /** Only the container of blocks says what {@code auto} comes to. */
    private Alignment inline(Box parent) {
        if (isAtStart()) {
            return Alignment.START;
        }
        return of(
                place == Place.AMONG_BLOCKS
                        ? BlockJustification.alignment(child, parent)
                        : child.style().get(JUSTIFY_SELF),
                true);
    }

    private Alignment block() {
        return isAtStart() ? Alignment.START : of(child.style().get(ALIGN_SELF), false);
    }

    private Alignment of(SelfAlignment alignment, boolean inlineAxis) {
        double share =
                switch (alignment.value()) {
                    case LEFT, RIGHT ->
                            BlockQuirks.staticShareOfSide(alignment.value(), inlineAxis);
                    default -> AlignmentShare.of(alignment.value(), child.flow(), flow, inlineAxis);
                };
        return Alignment.of(share, alignment.overflow());
    }
}
