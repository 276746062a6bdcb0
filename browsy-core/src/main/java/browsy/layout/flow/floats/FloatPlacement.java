package browsy.layout.flow.floats;

import browsy.layout.box.Box;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutInput.AutoSize;
import browsy.layout.context.LayoutResult;
import browsy.layout.flow.input.OrthogonalInput;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.geometry.PhysicalSize;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.shape.FloatShape;
import browsy.layout.sizing.BoxEdges;
import org.jspecify.annotations.Nullable;

/**
 * Layout and placement of floats: {@link #measure} lays out a float, and {@link #place} adds it to
 * the {@link FloatContext} at a position by the rules for floats.
 */
public final class FloatPlacement {
    private FloatPlacement() {}

    /**
     * A placed float.
     *
     * @param box the floating box
     * @param layout the layout result of the box
     * @param lineOffset line-left edge of its border box in the block formatting context
     * @param blockOffset block-start edge of its border box in the block formatting context
     */
    public record Placed(Box box, LayoutResult layout, double lineOffset, double blockOffset) {}

    /**
     * A float that is laid out but not placed.
     *
     * @param box the floating box
     * @param layout the layout result of the box
     * @param margins its margins on the axes of its containing block
     * @param size of its border box on the axes of its containing block
     * @param side the side to which it floats
     * @param shape its float area for line boxes; null for its margin box
     */
    public record Measured(
            Box box,
            LayoutResult layout,
            LogicalEdges margins,
            LogicalSize size,
            FloatSide side,
            @Nullable FloatShape shape) {
        /** Returns the inline size of the margin box. */
        public double marginBoxInline() {
            return size.inline() + margins.inlineSum();
        }
    }

    /**
     * Lays out a float. An {@code auto} inline size is shrink-to-fit.
     *
     * @see <a href="https://www.w3.org/TR/CSS22/visudet.html#float-width">CSS 2.2, 10.3.5</a>
     * @param container the containing block
     * @param input the constraints for the children of the containing block
     */
    public static Measured measure(
            Box box, Box container, LayoutInput input, LayoutContext context) {
        WritingFlow flow = container.flow();
        LayoutResult layout =
                context.layout(
                        box,
                        OrthogonalInput.of(input, container, box.flow(), context)
                                .withInlineAuto(AutoSize.FIT_CONTENT));
        LogicalEdges margins = BoxEdges.margin(box, input.percentageEdges(), flow);
        PhysicalSize size = layout.fragment().size();
        return new Measured(
                box,
                layout,
                margins,
                flow.toLogical(size),
                FloatSide.of(box, flow.direction()),
                FloatShape.of(
                        box,
                        flow,
                        flow.toPhysical(margins),
                        size,
                        input.percentageEdges(),
                        context));
    }

    /**
     * Places a float below the floats that it clears.
     *
     * @see <a href="https://www.w3.org/TR/CSS22/visuren.html#float-position">CSS 2.2, 9.5.1</a>
     * @see <a href="https://www.w3.org/TR/CSS22/visuren.html#flow-control">CSS 2.2, 9.5.2</a>
     * @param flow writing mode and direction of its containing block
     * @param span the content box of its containing block
     * @param origin the minimum block start of its margin box
     * @param floats the floats of the block formatting context; the float is added
     */
    public static Placed place(
            Measured measured,
            WritingFlow flow,
            LineSpan span,
            double origin,
            FloatContext floats) {
        double cleared =
                floats.clearance(FloatSides.cleared(measured.box.style(), flow.direction()));
        LogicalEdges margins = measured.margins;
        Opportunity place =
                floats.place(
                        measured.side,
                        span,
                        Math.max(origin, cleared),
                        measured.marginBoxInline(),
                        measured.size.block() + margins.blockSum(),
                        measured.shape);
        return new Placed(
                measured.box,
                measured.layout,
                place.span().left() + flow.lineLeft(margins),
                place.block() + margins.blockStart());
    }
}
