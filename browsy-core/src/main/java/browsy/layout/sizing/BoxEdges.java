package browsy.layout.sizing;

import static browsy.style.property.BoxProperties.MARGIN_BOTTOM;
import static browsy.style.property.BoxProperties.MARGIN_LEFT;
import static browsy.style.property.BoxProperties.MARGIN_RIGHT;
import static browsy.style.property.BoxProperties.MARGIN_TOP;
import static browsy.style.property.BoxProperties.PADDING_BOTTOM;
import static browsy.style.property.BoxProperties.PADDING_LEFT;
import static browsy.style.property.BoxProperties.PADDING_RIGHT;
import static browsy.style.property.BoxProperties.PADDING_TOP;
import static browsy.style.property.BoxProperties.SCROLLBAR_GUTTER;

import browsy.css.value.Auto;
import browsy.css.value.LengthPercentage;
import browsy.css.value.LengthPercentageOrAuto;
import browsy.css.value.box.ScrollbarGutter;
import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.PhysicalEdges;
import browsy.layout.geometry.WritingFlow;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.Property;

/**
 * Resolves margins, borders and paddings. Percentages on all four sides refer to the inline size of
 * the containing block and are zero if that is indefinite.
 *
 * @see <a href="https://drafts.csswg.org/css-box-4/">css-box-4</a>
 */
public final class BoxEdges {
    /** An arbitrary non-zero percentage basis, to test whether an edge is non-zero. */
    public static final AvailableSize ANY_BASIS = AvailableSize.definite(100);

    private BoxEdges() {}

    /** Returns the borders, on the box's own axes. */
    public static LogicalEdges border(Box box) {
        return box.sizing().border();
    }

    /** Returns the paddings plus the scroll bar gutter, on the box's own axes. */
    public static LogicalEdges padding(Box box, AvailableSize basis) {
        ComputedStyle style = box.style();
        LogicalEdges padding =
                box.flow()
                        .toLogical(
                                new PhysicalEdges(
                                        padding(style, PADDING_TOP, basis),
                                        padding(style, PADDING_RIGHT, basis),
                                        padding(style, PADDING_BOTTOM, basis),
                                        padding(style, PADDING_LEFT, basis)));
        return style.get(SCROLLBAR_GUTTER) == ScrollbarGutter.AUTO
                ? padding
                : padding.plus(ScrollbarGutterSpace.of(box));
    }

    /** Returns the sum of borders and paddings, on the box's own axes. */
    public static LogicalEdges borderPadding(Box box, AvailableSize basis) {
        LogicalEdges fixed = box.sizing().borderPadding();
        return fixed == null ? border(box).plus(padding(box, basis)) : fixed;
    }

    /** Returns the sum of borders, paddings and margins, on the box's own axes. */
    public static LogicalEdges marginBorderPadding(Box box, AvailableSize basis) {
        return borderPadding(box, basis).plus(margin(box, basis, box.flow()));
    }

    /** Returns the margins on the axes of {@code flow}; {@code auto} margins are zero. */
    public static LogicalEdges margin(Box box, AvailableSize basis, WritingFlow flow) {
        LogicalEdges fixed = box.sizing().margin();
        if (fixed != null && (fixed == LogicalEdges.ZERO || isFlowOf(box, flow))) {
            return fixed;
        }
        ComputedStyle style = box.style();
        return flow.toLogical(
                new PhysicalEdges(
                        margin(style, MARGIN_TOP, basis),
                        margin(style, MARGIN_RIGHT, basis),
                        margin(style, MARGIN_BOTTOM, basis),
                        margin(style, MARGIN_LEFT, basis)));
    }

    private static boolean isFlowOf(Box box, WritingFlow flow) {
        return flow == box.flow() || flow.equals(box.flow());
    }

    /** Returns which margins are {@code auto}, on the axes of {@code flow}. */
    public static AutoMargins autoMargins(Box box, WritingFlow flow) {
        if (!box.sizing().hasAutoMargin()) {
            return AutoMargins.NONE;
        }
        ComputedStyle style = box.style();
        LogicalEdges marks =
                flow.toLogical(
                        new PhysicalEdges(
                                autoMark(style, MARGIN_TOP),
                                autoMark(style, MARGIN_RIGHT),
                                autoMark(style, MARGIN_BOTTOM),
                                autoMark(style, MARGIN_LEFT)));
        return new AutoMargins(
                marks.inlineStart() != 0,
                marks.inlineEnd() != 0,
                marks.blockStart() != 0,
                marks.blockEnd() != 0);
    }

    /** The sides whose margin is {@code auto}. */
    public record AutoMargins(
            boolean inlineStart, boolean inlineEnd, boolean blockStart, boolean blockEnd) {
        private static final AutoMargins NONE = new AutoMargins(false, false, false, false);
    }

    private static double padding(
            ComputedStyle style, Property<LengthPercentage> side, AvailableSize basis) {
        return Math.max(0, LengthResolution.resolveOrZero(style.get(side), basis));
    }

    private static double margin(
            ComputedStyle style, Property<LengthPercentageOrAuto> side, AvailableSize basis) {
        return style.get(side) instanceof LengthPercentage length
                ? LengthResolution.resolveOrZero(length, basis)
                : 0;
    }

    /**
     * Returns 1 if the margin is {@code auto}, else 0, so that {@code WritingFlow.toLogical} can
     * map it.
     */
    private static double autoMark(ComputedStyle style, Property<LengthPercentageOrAuto> side) {
        return style.get(side) == Auto.AUTO ? 1 : 0;
    }
}
