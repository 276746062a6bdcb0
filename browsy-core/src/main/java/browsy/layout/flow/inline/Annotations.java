package browsy.layout.flow.inline;

import browsy.layout.box.RubyColumnBox;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragment.PlacedFragment;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.geometry.WritingFlow;

/**
 * What the ruby annotations of a line cover along the block axis, from the top of the line.
 *
 * @param start negative where they stick out of the line; 0 if there are none
 * @param end 0 if there are none
 */
record Annotations(double start, double end) {
    private static final Annotations NONE = new Annotations(0, 0);

    static Annotations of(LineBox line, WritingFlow flow) {
        if (!line.hasAnnotations()) {
            return NONE;
        }
        double start = 0;
        double end = 0;
        for (Leaf leaf : line.leaves()) {
            LineItem item = leaf.item;
            if (item == null
                    || item.layout() == null
                    || !(item.item().box() instanceof RubyColumnBox)) {
                continue;
            }
            BoxFragment column = item.layout().fragment();
            LogicalSize size = flow.toLogical(column.size());
            double top = leaf.baseline(line.ascent()) - leaf.extent.ascent();
            for (PlacedFragment part : column.children()) {
                LogicalSize own = flow.toLogical(((BoxFragment) part.fragment()).size());
                double at = top + flow.toLogical(part.offset(), own, size).block();
                start = Math.min(start, at);
                end = Math.max(end, at + own.block());
            }
        }
        return new Annotations(start, end);
    }
}
