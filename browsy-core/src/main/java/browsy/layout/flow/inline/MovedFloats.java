package browsy.layout.flow.inline;

import browsy.layout.box.Box;
import browsy.layout.context.LayoutInput;
import browsy.layout.flow.inline.items.InlineItem;
import browsy.layout.flow.inline.lines.LineContent;
import browsy.layout.flow.inline.lines.LineItem;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.positioned.RelativeOffset;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * The offsets of relative positioning for the floats of a line. A float moves with the inline boxes
 * that contain it.
 *
 * @see <a href="https://drafts.csswg.org/css-position-3/#relpos-insets">css-position-3</a>
 */
final class MovedFloats {
    private final WritingFlow flow;
    private final LayoutInput input;
    private final Map<Box, PhysicalOffset> byInlines;

    private MovedFloats(WritingFlow flow, LayoutInput input, Map<Box, PhysicalOffset> byInlines) {
        this.flow = flow;
        this.input = input;
        this.byInlines = byInlines;
    }

    /**
     * Computes the offsets for the floats of a line.
     *
     * @param open the inline boxes that continue from the previous line, outermost first
     * @param flow of the block container
     * @param input the constraints of its children
     */
    static MovedFloats of(
            List<InlineItem> open, LineContent line, WritingFlow flow, LayoutInput input) {
        Map<Box, PhysicalOffset> byInlines = new IdentityHashMap<>();
        Deque<PhysicalOffset> offsets = new ArrayDeque<>();
        offsets.push(PhysicalOffset.ZERO);
        for (InlineItem item : open) {
            offsets.push(offsets.element().plus(RelativeOffset.of(item.box(), flow, input)));
        }
        for (LineItem lineItem : line.items()) {
            InlineItem item = lineItem.item();
            switch (item.kind()) {
                case OPEN ->
                        offsets.push(
                                offsets.element().plus(RelativeOffset.of(item.box(), flow, input)));
                case CLOSE -> {
                    if (offsets.size() > 1) {
                        offsets.pop();
                    }
                }
                case FLOAT -> {
                    if (offsets.element() != PhysicalOffset.ZERO) {
                        byInlines.put(item.box(), offsets.element());
                    }
                }
                default -> {}
            }
        }
        return new MovedFloats(flow, input, byInlines);
    }

    /** Returns the offset of a float from its place beside the lines. */
    PhysicalOffset offset(Box floating) {
        PhysicalOffset own = RelativeOffset.of(floating, flow, input);
        PhysicalOffset inlines = byInlines.get(floating);
        return inlines == null ? own : inlines.plus(own);
    }
}
