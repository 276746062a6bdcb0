package browsy.layout.flex;

import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.AxisConstraints;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.sizing.OrthogonalRoom;

/**
 * The inside of a flex container as its items see it: sizes of the content box on the container's
 * axes.
 *
 * @param inline what is available along the container's inline axis
 * @param block what is available along its block axis
 * @param percentageInline what percentages along its inline axis refer to: indefinite while an
 *     intrinsic size is looked for, which must not depend on them
 * @param percentageBlock what percentages along its block axis refer to
 */
record FlexSpace(
        AvailableSize inline,
        AvailableSize block,
        AvailableSize percentageInline,
        AvailableSize percentageBlock) {

    /** The space of a container whose content box has the given size. */
    static FlexSpace of(AvailableSize inline, AvailableSize block) {
        return new FlexSpace(
                inline, block, inline.isDefinite() ? inline : AvailableSize.INDEFINITE, block);
    }

    AvailableSize cross(FlexStyle style) {
        return style.column() ? inline : block;
    }

    FlexSpace withCross(FlexStyle style, AvailableSize cross) {
        return style.column()
                ? new FlexSpace(cross, block, percentageInline, percentageBlock)
                : new FlexSpace(inline, cross, percentageInline, percentageBlock);
    }

    /**
     * The space an item finds across its line: where a number of balanced lines is asked for, the
     * lines share it.
     *
     * @see <a href="https://drafts.csswg.org/css-flexbox-2/#flex-line-count">css-flexbox-2</a>
     */
    FlexSpace acrossLine(FlexStyle style) {
        int lines = style.lineBreaking().leastLines();
        AvailableSize cross = cross(style);
        if (lines == 1 || !cross.isDefinite()) {
            return this;
        }
        double gap = style.crossGap(style.column() ? percentageInline : percentageBlock);
        double share = (cross.orElse(0) - gap * (lines - 1)) / lines;
        return withCross(style, AvailableSize.definite(Math.max(0, share)));
    }

    /** The input for a child, on its own axes, that leaves both sizes to it. */
    LayoutInput inputFor(Box child, Box container, LayoutContext context) {
        if (!child.flow().isOrthogonalTo(container.flow())) {
            return new LayoutInput(
                    AxisConstraints.fitContent(inline, percentageInline),
                    AxisConstraints.fitContent(block, percentageBlock),
                    percentageInline);
        }
        AvailableSize room = AvailableSize.definite(OrthogonalRoom.of(container, context));
        return new LayoutInput(
                AxisConstraints.fitContent(
                        block.isDefinite() ? block : room,
                        percentageBlock.isDefinite() ? percentageBlock : room),
                AxisConstraints.fitContent(inline, percentageInline),
                percentageInline);
    }

    /** What insets of relatively positioned items refer to, on the container's axes. */
    LayoutInput containingBlock() {
        return LayoutInput.inContainingBlock(percentageInline, percentageBlock);
    }
}
