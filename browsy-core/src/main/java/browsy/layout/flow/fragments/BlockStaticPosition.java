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
 * The alignment of absolutely positioned children of block containers in their static position
 * rectangle.
 *
 * @see <a href="https://drafts.csswg.org/css-position-3/#staticpos-rect">css-position-3</a>
 */
public final class BlockStaticPosition {

    /** The context of the hypothetical box of a child. */
    public enum Place {
        /** Block-level, between block-level siblings. */
        AMONG_BLOCKS,
        /** In a line box. {@code justify-items} of the container does not apply. */
        IN_LINE,
        /**
         * Inline-level, but not in a line box: the static position is the start of a hypothetical
         * line.
         */
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
     * Returns the static position of a child.
     *
     * @param parent the box whose fragment carries the child
     * @param flow the flow that defines the start edges: that of the block container, in a line
     *     that of the text
     * @param rect the static position rectangle, relative to the border box of {@code parent}
     */
    static StaticPosition of(
            Box child, Box parent, WritingFlow flow, Place place, PhysicalRect rect) {
        BlockStaticPosition position = new BlockStaticPosition(child, flow, place);
        return new StaticPosition(rect, position.inline(parent), position.block(), flow);
    }

    private boolean isAtStart() {
        return BlockQuirks.ignoresSelfAlignment(place == Place.WITHOUT_LINE);
    }

    /**
     * Returns the alignment on the inline axis. {@code justify-items} applies only between
     * block-level siblings.
     */
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
