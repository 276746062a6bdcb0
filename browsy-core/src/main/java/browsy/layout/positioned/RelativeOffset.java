package browsy.layout.positioned;

import static browsy.style.property.BoxProperties.BOTTOM;
import static browsy.style.property.BoxProperties.LEFT;
import static browsy.style.property.BoxProperties.RIGHT;
import static browsy.style.property.BoxProperties.TOP;

import browsy.css.value.LengthPercentage;
import browsy.css.value.LengthPercentageOrAuto;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.InlineBox;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.LayoutInput;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.sizing.LengthResolution;
import org.jspecify.annotations.Nullable;

/**
 * Offsets of {@code position: relative}.
 *
 * @see <a href="https://drafts.csswg.org/css-position-3/#relpos-insets">css-position-3</a>
 */
public final class RelativeOffset {
    private RelativeOffset() {}

    /**
     * Returns the offset of a box; zero if it is not relatively positioned.
     *
     * @param container writing mode and direction of the containing block
     * @param input the constraints of the children of the containing block, on its axes
     */
    public static PhysicalOffset of(Box box, WritingFlow container, LayoutInput input) {
        if (!box.sizing().isRelativelyPositioned()) {
            return PhysicalOffset.ZERO;
        }
        boolean horizontal = container.isHorizontal();
        AvailableSize width =
                horizontal ? input.inline().percentageBasis() : input.block().percentageBasis();
        AvailableSize height =
                horizontal ? input.block().percentageBasis() : input.inline().percentageBasis();
        boolean rightWins = horizontal ? container.isInlineReversed() : container.isBlockReversed();
        boolean bottomWins = !horizontal && container.isInlineReversed();
        double x = along(box.style().get(LEFT), box.style().get(RIGHT), width, rightWins);
        double y = along(box.style().get(TOP), box.style().get(BOTTOM), height, bottomWins);
        return x == 0 && y == 0 ? PhysicalOffset.ZERO : new PhysicalOffset(x, y);
    }

    /**
     * Returns the offset of a block; a block that splits an inline box moves with the inline box.
     */
    public static PhysicalOffset ofBlock(Box box, WritingFlow container, LayoutInput input) {
        InlineBox inline = box instanceof BlockContainer block ? block.splitInline() : null;
        return of(inline == null ? box : inline, container, input);
    }

    /**
     * Returns the offset on one axis.
     *
     * @param highWins whether the high inset takes precedence if both are set
     */
    private static double along(
            LengthPercentageOrAuto low,
            LengthPercentageOrAuto high,
            AvailableSize basis,
            boolean highWins) {
        Double fromLow = resolve(low, basis);
        Double fromHigh = resolve(high, basis);
        if (fromHigh != null && (highWins || fromLow == null)) {
            return -fromHigh;
        }
        return fromLow == null ? 0 : fromLow;
    }

    private static @Nullable Double resolve(LengthPercentageOrAuto inset, AvailableSize basis) {
        return inset instanceof LengthPercentage length
                ? LengthResolution.resolve(length, basis)
                : null;
    }
}
