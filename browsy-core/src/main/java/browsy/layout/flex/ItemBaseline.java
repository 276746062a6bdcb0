package browsy.layout.flex;

import browsy.css.value.SelfPosition;
import browsy.layout.context.LayoutResult;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.geometry.WritingFlow;
import org.jspecify.annotations.Nullable;

/**
 * The baseline of an item that is aligned by it.
 *
 * @param distance from the edge of the margin box that the group is gathered at (the cross-start
 *     edge for first baselines, the cross-end edge for last ones) to the baseline, CSS px
 * @param last whether it is the last baseline
 * @see <a href="https://drafts.csswg.org/css-align-3/#baseline-sharing-group">css-align-3</a>
 */
record ItemBaseline(double distance, boolean last) {

    /** Only where the item's block axis is the cross axis are there baselines to share. */
    static @Nullable ItemBaseline of(ItemBox item, LayoutResult result) {
        SelfPosition alignment = item.alignment();
        boolean last = alignment == SelfPosition.LAST_BASELINE;
        if ((!last && alignment != SelfPosition.BASELINE)
                || item.hasAutoCrossStart()
                || item.hasAutoCrossEnd()
                || item.container().column()) {
            return null;
        }
        double size = item.crossSize(result.fragment().size());
        double fromStart = fromBlockStart(item, result.fragment(), last);
        return last
                ? new ItemBaseline(size - fromStart + item.crossMarginEnd(), true)
                : new ItemBaseline(fromStart + item.crossMarginStart(), false);
    }

    /**
     * Distance of a baseline, synthesized where there is none, from the block-start border edge.
     */
    static double fromBlockStart(ItemBox item, BoxFragment fragment, boolean last) {
        WritingFlow flow = item.container().flow();
        double size = flow.toLogical(fragment.size()).block();
        boolean sameAxis =
                !item.isOrthogonal()
                        && item.box().flow().isBlockReversed() == flow.isBlockReversed();
        Double own = last ? fragment.lastBaseline() : fragment.firstBaseline();
        if (sameAxis && own != null) {
            return own;
        }
        return synthesized(flow, size);
    }

    /** The border edge below the line, or the middle where lines are vertical. */
    private static double synthesized(WritingFlow flow, double size) {
        return switch (flow.mode()) {
            case HORIZONTAL_TB, SIDEWAYS_RL, SIDEWAYS_LR -> size;
            case VERTICAL_RL, VERTICAL_LR -> size / 2;
        };
    }
}
