package browsy.layout.sizing;

import static browsy.style.property.TextProperties.TEXT_ORIENTATION;

import browsy.css.value.Direction;
import browsy.css.value.writing.TextOrientation;
import browsy.css.value.writing.WritingMode;
import browsy.layout.box.Box;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.geometry.WritingFlow;

/**
 * How a flex or grid item takes part in baseline alignment along one axis of its container.
 *
 * @param distance from the margin edge at which its group gathers to its baseline, CSS px
 * @param atEnd whether the group gathers at the end of the container's axis
 * @see <a href="https://drafts.csswg.org/css-align-3/#baseline-sharing-group">css-align-3</a>
 */
public record AlignedBaseline(double distance, boolean atEnd) {

    /**
     * The baseline of an item.
     *
     * @param inlineAxis whether the axis is the container's inline axis, else its block axis
     * @param last whether it is aligned by its last baseline
     * @param flipped whether the container turns the axis round (wrap-reverse)
     * @param marginStart the item's margin at the start of the axis, CSS px
     * @param marginEnd likewise at the end
     */
    public static AlignedBaseline of(
            Box container,
            BoxFragment item,
            boolean inlineAxis,
            boolean last,
            boolean flipped,
            double marginStart,
            double marginEnd) {
        boolean startOpposed =
                isOpposed(container.flow(), mode(container, item, inlineAxis), inlineAxis);
        boolean atEnd = (last != startOpposed) != flipped;
        double position = position(container, item, inlineAxis, last);
        double size = size(container.flow(), item, inlineAxis);
        return new AlignedBaseline(
                atEnd ? size - position + marginEnd : position + marginStart, atEnd);
    }

    /**
     * Where an item's baseline lies, synthesized from its border box where it has none.
     *
     * @return from the item's border edge at the start of the container's axis, CSS px
     */
    public static double position(
            Box container, BoxFragment item, boolean inlineAxis, boolean last) {
        WritingFlow flow = container.flow();
        WritingMode mode = mode(container, item, inlineAxis);
        double size = size(flow, item, inlineAxis);
        Double own = last ? item.lastBaseline() : item.firstBaseline();
        boolean crossesLines = inlineAxis == item.box().flow().isOrthogonalTo(flow);
        double fromBlockStart =
                own != null && crossesLines ? own : synthesized(container, mode, size);
        return isOpposed(flow, mode, inlineAxis) ? size - fromBlockStart : fromBlockStart;
    }

    private static double size(WritingFlow flow, BoxFragment item, boolean inlineAxis) {
        return inlineAxis
                ? flow.toLogical(item.size()).inline()
                : flow.toLogical(item.size()).block();
    }

    /**
     * The writing mode whose baselines cross the axis: the item's own where it does, else one that
     * the container suggests.
     *
     * @see <a href="https://drafts.csswg.org/css-align-3/#generate-baselines">css-align-3</a>
     */
    private static WritingMode mode(Box container, BoxFragment item, boolean inlineAxis) {
        WritingFlow flow = container.flow();
        if (inlineAxis == item.box().flow().isOrthogonalTo(flow)) {
            return item.box().flow().mode();
        }
        if (!inlineAxis) {
            return flow.mode();
        }
        if (!flow.isHorizontal()) {
            return WritingMode.HORIZONTAL_TB;
        }
        return flow.direction() == Direction.LTR
                ? WritingMode.VERTICAL_LR
                : WritingMode.VERTICAL_RL;
    }

    /** Whether the block-start edge of the mode is the end edge of the container's axis. */
    private static boolean isOpposed(WritingFlow container, WritingMode mode, boolean inlineAxis) {
        boolean axisReversed =
                inlineAxis ? container.isInlineReversed() : container.isBlockReversed();
        return new WritingFlow(mode, Direction.LTR).isBlockReversed() != axisReversed;
    }

    /** The edge under the line for alphabetic text, the middle for vertical text. */
    private static double synthesized(Box container, WritingMode mode, double size) {
        WritingMode containerMode = container.flow().mode();
        boolean central =
                (containerMode == WritingMode.VERTICAL_RL
                                || containerMode == WritingMode.VERTICAL_LR)
                        && container.style().get(TEXT_ORIENTATION) != TextOrientation.SIDEWAYS;
        if (central) {
            return size / 2;
        }
        return mode == WritingMode.VERTICAL_LR ? 0 : size;
    }
}
