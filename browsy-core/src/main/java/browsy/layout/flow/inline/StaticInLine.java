package browsy.layout.flow.inline;

import static browsy.style.property.InternalProperties.ORIGINALLY_INLINE;

import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.context.LayoutInput;

/**
 * Where an absolutely positioned box would start if it were in flow: in the line if it was
 * inline-level, else below what the line holds already.
 *
 * @param left offset from the line-left content edge
 * @param block offset from the block-start content edge
 */
record StaticInLine(double left, double block) {

    static StaticInLine of(
            Box box,
            double x,
            double lineTop,
            LineBox line,
            BlockContainer container,
            LayoutInput input) {
        if (box.style().get(ORIGINALLY_INLINE)) {
            return new StaticInLine(x, lineTop);
        }
        boolean hasContentBefore = false;
        for (Leaf leaf : line.leaves()) {
            if (leaf.item != null && leaf.item.item().box() == box) {
                break;
            }
            hasContentBefore |=
                    leaf.item != null && leaf.item.layout() != null || leaf.inlineSize > 0;
        }
        double start = container.flow().isInlineReversed() ? input.availableInline().orElse(0) : 0;
        return new StaticInLine(start, hasContentBefore ? lineTop + line.height() : lineTop);
    }
}
