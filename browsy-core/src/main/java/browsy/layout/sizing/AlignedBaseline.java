package browsy.layout.sizing;

import static browsy.style.property.TextProperties.TEXT_ORIENTATION;

import browsy.css.value.Direction;
import browsy.css.value.writing.TextOrientation;
import browsy.css.value.writing.WritingMode;
import browsy.layout.box.Box;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.geometry.WritingFlow;

/**
 * The contribution of a flex or grid item to baseline alignment along one axis of its container. In
 * a baseline-sharing group each item is shifted by the difference between the largest distance of
 * the group and its own.
 *
 * @param distance from the item's margin edge on the alignment side to its baseline, CSS px
 * @param atEnd whether the alignment side is the end of the container's axis
 * @see <a href="https://drafts.csswg.org/css-align-3/#baseline-sharing-group">css-align-3</a>
 */
public record AlignedBaseline(double distance, boolean atEnd) {

    /**
     * Computes the baseline contribution of an item that has been laid out.
     *
     * @param container the flex or grid container
     * @param item the fragment of the item
     * @param inlineAxis whether the axis is the container's inline axis; false for its block axis
     * @param last whether the item is aligned by its last baseline instead of its first
     * @param flipped whether the container reverses the axis ({@code wrap-reverse})
     * @param marginStart the item's margin at the start of the container's axis, CSS px
     * @param marginEnd the item's margin at the end of the container's axis, CSS px
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
     * Returns the position of an item's baseline. If the item has none along the axis, the baseline
     * is synthesized from its border box.
     *
     * @return the distance from the item's border edge at the start of the container's axis, CSS px
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
     * Returns the writing mode of the baseline: the item's own if its lines run across the axis,
     * otherwise one that is derived from the container.
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

    /**
     * Tests whether the block-start edge of a writing mode is at the end of the container's axis.
     */
    private static boolean isOpposed(WritingFlow container, WritingMode mode, boolean inlineAxis) {
        boolean axisReversed =
                inlineAxis ? container.isInlineReversed() : container.isBlockReversed();
        return new WritingFlow(mode, Direction.LTR).isBlockReversed() != axisReversed;
    }

    /**
     * Returns the distance of a synthesized baseline from the block-start border edge: the middle
     * of the box for a central baseline (vertical text), otherwise the line-under edge.
     */
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
