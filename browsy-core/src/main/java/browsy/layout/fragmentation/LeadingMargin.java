package browsy.layout.fragmentation;

import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;
import browsy.layout.flow.FlowRoots;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.sizing.BoxEdges;
import browsy.style.PseudoElement;
import org.jspecify.annotations.Nullable;

/**
 * The margin before a box, which is kept after a forced break: its own margin, collapsed with those
 * of its first descendants.
 *
 * @see <a href="https://drafts.csswg.org/css-break-4/#break-margins">css-break-4</a>
 */
final class LeadingMargin {
    private final WritingFlow flow;
    private final AvailableSize basis;
    private double positive;
    private double negative;

    private LeadingMargin(WritingFlow flow, AvailableSize basis) {
        this.flow = flow;
        this.basis = basis;
    }

    /**
     * The leading margin of a box, in CSS px.
     *
     * @param flow the writing mode of the fragmentation context
     * @param containerInline the inline size of the containing block, the basis for percentages
     */
    static double of(Box box, WritingFlow flow, double containerInline) {
        LeadingMargin margin = new LeadingMargin(flow, AvailableSize.definite(containerInline));
        margin.add(box);
        return margin.positive + margin.negative;
    }

    /**
     * The margin after the content before a forced break, in CSS px. It counts as content of the
     * fragmentainer, which makes balanced columns higher.
     *
     * @param before the step placed last; null if there is none
     * @param next the step after the break
     */
    static double trailing(
            @Nullable Step before, Step next, WritingFlow flow, double containerInline) {
        BoxFragment above = before == null ? null : before.first().box();
        BoxFragment below = next.first().box();
        if (before == null || above == null || below == null) {
            return 0;
        }
        double gap = Math.max(0, next.start() - before.end());
        double own =
                BoxEdges.margin(above.box(), AvailableSize.definite(containerInline), flow)
                        .blockEnd();
        boolean isGapTrailing = gap > of(below.box(), flow, containerInline) + BreakSpace.TOLERANCE;
        return isGapTrailing ? gap : Math.min(gap, Math.max(0, own));
    }

    private void add(Box first) {
        Box box = first;
        while (box != null) {
            double own = BoxEdges.margin(box, basis, flow).blockStart();
            positive = Math.max(positive, own);
            negative = Math.min(negative, own);
            box = collapsesWithChild(box) ? firstBlock(box) : null;
        }
    }

    private boolean collapsesWithChild(Box box) {
        LogicalEdges edges = BoxEdges.borderPadding(box, basis);
        return box instanceof BlockContainer block
                && !block.hasInlineContent()
                && edges.blockStart() == 0
                && !FlowRoots.isRoot(box, flow)
                && !box.isOutOfFlow();
    }

    private static @Nullable Box firstBlock(Box box) {
        for (Box child : box.children()) {
            if (!child.isOutOfFlow() && child.pseudo() != PseudoElement.MARKER) {
                return child.isColumnSpanner() ? null : child;
            }
        }
        return null;
    }
}
