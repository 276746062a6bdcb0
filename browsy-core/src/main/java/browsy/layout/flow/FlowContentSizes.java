package browsy.layout.flow;

import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.ContentSizes;
import browsy.layout.context.LayoutContext;
import browsy.layout.flow.floats.FloatSide;
import browsy.layout.flow.floats.FloatSides;
import browsy.layout.flow.inline.InlineContentSizes;
import browsy.layout.flow.inline.items.InlineContentCache;
import browsy.layout.flow.quirks.BlockQuirks;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.sizing.BoxEdges;
import browsy.layout.sizing.IntrinsicContributions;
import browsy.style.PseudoElement;

/**
 * Intrinsic sizes of block containers. The min-content size is the greatest min-content
 * contribution of a child. The max-content size is the greatest sum of the contributions of a child
 * and of the floats beside it.
 *
 * @see <a href="https://drafts.csswg.org/css-sizing-3/#intrinsic-sizes">css-sizing-3</a>
 */
final class FlowContentSizes {
    private final LayoutContext context;
    private final Box box;
    private final AvailableSize percentageBlock;

    private double min;
    private double max;
    private double leftFloats;
    private double rightFloats;

    private FlowContentSizes(LayoutContext context, Box box, AvailableSize percentageBlock) {
        this.context = context;
        this.box = box;
        this.percentageBlock = percentageBlock;
    }

    /**
     * Returns the content sizes of a block container.
     *
     * @param percentageBlock percentage basis of the block sizes of its children
     */
    static ContentSizes of(
            Box box,
            LayoutContext context,
            InlineContentCache contents,
            AvailableSize percentageBlock) {
        ContentSizes sizes =
                box instanceof BlockContainer container && container.hasInlineContent()
                        ? new InlineContentSizes(context, contents, container, percentageBlock)
                                .compute()
                        : new FlowContentSizes(context, box, percentageBlock).ofBlocks();
        return BlockQuirks.hasNoMinContent(box) ? new ContentSizes(0, sizes.max()) : sizes;
    }

    /**
     * Computes the sizes of a container with block-level children: adds each child to the running
     * sizes and to the floats beside the next block.
     */
    private ContentSizes ofBlocks() {
        for (Box child : box.children()) {
            // The multi-column container includes the contributions of column spanners.
            if (child.isAbsolutelyPositioned() || child.isColumnSpanner()) {
                continue;
            }
            if (child.pseudo() == PseudoElement.MARKER) {
                addMarker(child);
                continue;
            }
            clear(child);
            if (child.isFloating()) {
                addFloat(child);
            } else {
                addBlock(child);
            }
        }
        max = Math.max(max, leftFloats + rightFloats);
        return new ContentSizes(min, Math.max(min, max));
    }

    private void addMarker(Box marker) {
        double width =
                BlockQuirks.contributionOfMarker(
                        OutsideMarker.maxContent(marker, box, percentageBlock, context));
        min = Math.max(min, width);
        max = Math.max(max, width);
    }

    /** Ends the run of floats on the sides that a child clears, as the child is not beside them. */
    private void clear(Box child) {
        FloatSides cleared = FloatSides.cleared(child.style(), box.flow().direction());
        if (cleared.isEmpty()) {
            return;
        }
        max = Math.max(max, leftFloats + rightFloats);
        leftFloats = cleared.contains(FloatSide.LEFT) ? 0 : leftFloats;
        rightFloats = cleared.contains(FloatSide.RIGHT) ? 0 : rightFloats;
    }

    private void addFloat(Box child) {
        ContentSizes sizes = IntrinsicContributions.marginBox(child, box, percentageBlock, context);
        min = Math.max(min, sizes.min());
        if (FloatSide.of(child, box.flow().direction()) == FloatSide.LEFT) {
            leftFloats += sizes.max();
        } else {
            rightFloats += sizes.max();
        }
    }

    /**
     * Adds a block-level child. If it establishes an independent formatting context, it is placed
     * beside the floats before it.
     *
     * @see <a href="https://www.w3.org/TR/CSS22/visuren.html#floats">CSS 2.2, 9.5</a>
     */
    private void addBlock(Box child) {
        ContentSizes border =
                IntrinsicContributions.borderBox(child, box, percentageBlock, context);
        LogicalEdges margins = BoxEdges.margin(child, AvailableSize.INDEFINITE, box.flow());
        double marginSum = margins.inlineSum();
        min = Math.max(min, border.min() + marginSum);
        double floats = leftFloats + rightFloats;
        double withFloats;
        if (FlowRoots.isRoot(child, box.flow())) {
            double left = floatsAndMargin(leftFloats, box.flow().lineLeft(margins));
            double right = floatsAndMargin(rightFloats, box.flow().lineRight(margins));
            withFloats = Math.max(floats, border.max() + left + right);
        } else {
            withFloats = BlockQuirks.maxContentAfterFloats(border.max() + marginSum, floats);
        }
        max = Math.max(max, withFloats);
        // Content after the block is below these floats.
        leftFloats = 0;
        rightFloats = 0;
    }

    /**
     * Returns the width of floats and margin at one side: a positive margin overlaps the floats, a
     * negative one moves the box over them.
     */
    private static double floatsAndMargin(double floats, double margin) {
        return margin > 0 ? Math.max(floats, margin) : floats + margin;
    }
}
