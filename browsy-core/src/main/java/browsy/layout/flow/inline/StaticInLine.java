package browsy.layout.flow.inline;

import static browsy.style.property.InternalProperties.ORIGINALLY_INLINE;

import browsy.css.value.Direction;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.context.LayoutInput;
import browsy.layout.flow.inline.boxes.LineBox;
import browsy.layout.flow.inline.items.InlineItem;
import browsy.layout.geometry.WritingFlow;

/**
 * The static position rectangle of an absolutely positioned box in inline content. An originally
 * inline-level box has its position in the line; another box is at the start of the container,
 * below the line if content precedes it. The rectangle is as high as the line and has no inline
 * size.
 *
 * @param left offset from the line-left content edge
 * @param block offset from the block-start content edge
 * @param blockSize the block size of the line
 * @param flow the flow that defines the start edge of the box
 */
record StaticInLine(double left, double block, double blockSize, WritingFlow flow) {

    /**
     * Returns the static position of a positioned item.
     *
     * @param x the current line-left offset
     * @param lineTop block start of the line
     * @param hasContentBefore whether content of the line precedes the item
     */
    static StaticInLine of(
            InlineItem item,
            double x,
            double lineTop,
            LineBox line,
            boolean hasContentBefore,
            BlockContainer container,
            LayoutInput input) {
        Box box = item.box();
        WritingFlow flow = container.flow();
        double height = line.height();
        if (box.style().get(ORIGINALLY_INLINE)) {
            Direction direction = item.level() % 2 == 0 ? Direction.LTR : Direction.RTL;
            return new StaticInLine(x, lineTop, height, new WritingFlow(flow.mode(), direction));
        }
        double start = flow.isLineReversed() ? input.inline().available().orElse(0) : 0;
        return new StaticInLine(start, hasContentBefore ? lineTop + height : lineTop, height, flow);
    }
}
