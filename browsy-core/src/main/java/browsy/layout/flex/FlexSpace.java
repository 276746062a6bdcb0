package browsy.layout.flex;

import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.AxisConstraints;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.sizing.OrthogonalAvailableSize;

/**
 * The space that a flex container offers its items: available sizes and percentage bases, of its
 * content box, on the container's axes.
 *
 * @param inline the available inline size
 * @param block the available block size
 * @param percentageInline the basis of percentages along the inline axis; indefinite while an
 *     intrinsic size is computed, which must not depend on them
 * @param percentageBlock the basis of percentages along the block axis
 */
record FlexSpace(
        AvailableSize inline,
        AvailableSize block,
        AvailableSize percentageInline,
        AvailableSize percentageBlock) {

    /** The space of a container whose content box has the given sizes. */
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
     * The space for an item in its line: {@code flex-line-count} balanced lines share the cross
     * size.
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

    /** The layout input for a child, on the child's own axes, without imposed sizes. */
    LayoutInput inputFor(Box child, Box container, LayoutContext context) {
        if (!child.flow().isOrthogonalTo(container.flow())) {
            return new LayoutInput(
                    AxisConstraints.fitContent(inline, percentageInline),
                    AxisConstraints.fitContent(block, percentageBlock),
                    percentageInline);
        }
        AvailableSize room = AvailableSize.definite(OrthogonalAvailableSize.of(container, context));
        return new LayoutInput(
                AxisConstraints.fitContent(
                        block.isDefinite() ? block : room,
                        percentageBlock.isDefinite() ? percentageBlock : room),
                AxisConstraints.fitContent(inline, percentageInline),
                percentageInline);
    }

    /**
     * The containing block of the items as a layout input on the container's axes, for percentages
     * of relative positioning.
     */
    LayoutInput containingBlock() {
        return LayoutInput.inContainingBlock(percentageInline, percentageBlock);
    }
}
