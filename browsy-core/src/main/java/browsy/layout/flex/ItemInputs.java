package browsy.layout.flex;

import browsy.css.value.CalcSize;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.ImposedSize;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutInput.AutoSize;
import browsy.layout.sizing.BlockSizing;
import browsy.layout.sizing.InlineSizing;
import browsy.layout.sizing.MinMax;

/** Creates the layout inputs with which flex items are measured and laid out. */
final class ItemInputs {
    private final FlexStyle style;
    private final FlexSpace space;
    private final LayoutContext context;

    ItemInputs(FlexStyle style, FlexSpace space, LayoutContext context) {
        this.style = style;
        this.space = space;
        this.context = context;
    }

    /**
     * The input for the flex base size: no main size is imposed. In a single-line container, the
     * definite cross size of a stretched item is imposed.
     *
     * @see <a href="https://drafts.csswg.org/css-flexbox-1/#definite-sizes">css-flexbox-1 9.8</a>
     */
    LayoutInput forBase(ItemBox item) {
        LayoutInput input = space.inputFor(item.box(), style.box(), context);
        AvailableSize cross = space.cross(style);
        if (style.wraps() || !item.isStretched() || !cross.isDefinite()) {
            return input;
        }
        return stretched(item, input, cross.orElse(0));
    }

    /**
     * The input for layout at the flexed size.
     *
     * @param main the border-box main size, in CSS px
     * @param mainDefinite whether percentages of the item's children may refer to the main size
     * @param lineCross the cross size of the line, for a stretched item; indefinite before it is
     *     known
     */
    LayoutInput forLayout(
            ItemBox item, double main, boolean mainDefinite, AvailableSize lineCross) {
        LayoutInput input =
                space.withCross(style, lineCross.isDefinite() ? lineCross : space.cross(style))
                        .inputFor(item.box(), style.box(), context);
        input =
                item.isMainInline()
                        ? input.withImposedInline(main)
                        : input.withImposedBlock(new ImposedSize(main, mainDefinite));
        AvailableSize cross = lineCross;
        if (!cross.isDefinite() && !style.wraps()) {
            cross = space.cross(style);
        }
        return item.isStretched() && cross.isDefinite()
                ? stretched(item, input, cross.orElse(0))
                : input;
    }

    private LayoutInput stretched(ItemBox item, LayoutInput input, double cross) {
        if (item.crossProperties().preferred() instanceof CalcSize) {
            // calc-size() computes with the stretched size, so that size is not imposed.
            return item.isMainInline()
                    ? input.withBlockAuto(AutoSize.STRETCH)
                    : input.withInlineAuto(AutoSize.STRETCH);
        }
        if (item.isMainInline()) {
            double size = cross - item.crossMargins();
            MinMax bounds = BlockSizing.bounds(item.box(), input, context);
            return input.withImposedBlock(
                    ImposedSize.definite(
                            Math.max(bounds.clamp(size), item.borderPadding().blockSum())));
        }
        // The size is imposed, because stretching has priority over an aspect ratio.
        MinMax bounds = InlineSizing.minMax(item.box(), input, context);
        return input.withImposedInline(bounds.clamp(cross - item.crossMargins()));
    }
}
