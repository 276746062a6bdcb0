package browsy.layout.flex;

import static browsy.style.property.BoxProperties.OVERFLOW_X;
import static browsy.style.property.BoxProperties.OVERFLOW_Y;

import browsy.css.value.CalcSize;
import browsy.css.value.Size;
import browsy.css.value.SizeKeyword;
import browsy.css.value.align.OverflowPosition;
import browsy.css.value.align.SelfAlignment;
import browsy.css.value.align.SelfPosition;
import browsy.layout.box.Box;
import browsy.layout.box.SizeProperties;
import browsy.layout.context.AvailableSize;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.geometry.PhysicalSize;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.sizing.AlignedBaseline;
import browsy.layout.sizing.BoxEdges;
import browsy.layout.sizing.BoxEdges.AutoMargins;
import org.jspecify.annotations.Nullable;

/**
 * A flex item with its margins, edges and alignment resolved on the main and cross axis.
 *
 * @param box the item
 * @param container the style of the container
 * @param margin the margins on the container's axes, with {@code auto} as zero
 * @param autoMargins the automatic margins, on the container's axes
 * @param borderPadding border plus padding, on the item's own axes
 */
record ItemBox(
        Box box,
        FlexStyle container,
        LogicalEdges margin,
        AutoMargins autoMargins,
        LogicalEdges borderPadding) {

    static ItemBox of(Box box, FlexStyle container, AvailableSize percentageEdges) {
        WritingFlow flow = container.flow();
        return new ItemBox(
                box,
                container,
                BoxEdges.margin(box, percentageEdges, flow),
                BoxEdges.autoMargins(box, flow),
                BoxEdges.borderPadding(box, percentageEdges));
    }

    boolean isOrthogonal() {
        return box.flow().isOrthogonalTo(container.flow());
    }

    /** Whether the item's own inline axis is the container's main axis. */
    boolean isMainInline() {
        return container.column() == isOrthogonal();
    }

    double mainBorderPadding() {
        return isMainInline() ? borderPadding.inlineSum() : borderPadding.blockSum();
    }

    double mainMarginStart() {
        return container.column() ? margin.blockStart() : margin.inlineStart();
    }

    double mainMarginEnd() {
        return container.column() ? margin.blockEnd() : margin.inlineEnd();
    }

    double mainMargins() {
        return mainMarginStart() + mainMarginEnd();
    }

    double crossMarginStart() {
        return container.column() ? margin.inlineStart() : margin.blockStart();
    }

    double crossMarginEnd() {
        return container.column() ? margin.inlineEnd() : margin.blockEnd();
    }

    double crossMargins() {
        return crossMarginStart() + crossMarginEnd();
    }

    boolean hasAutoMainStart() {
        return container.column() ? autoMargins.blockStart() : autoMargins.inlineStart();
    }

    boolean hasAutoMainEnd() {
        return container.column() ? autoMargins.blockEnd() : autoMargins.inlineEnd();
    }

    boolean hasAutoCrossStart() {
        return container.column() ? autoMargins.inlineStart() : autoMargins.blockStart();
    }

    boolean hasAutoCrossEnd() {
        return container.column() ? autoMargins.inlineEnd() : autoMargins.blockEnd();
    }

    /** The size properties along the main axis. */
    SizeProperties mainProperties() {
        return isMainInline() ? SizeProperties.inline(box) : SizeProperties.block(box);
    }

    /** The size properties along the cross axis. */
    SizeProperties crossProperties() {
        return isMainInline() ? SizeProperties.block(box) : SizeProperties.inline(box);
    }

    /** Converts a border-box size to the container's axes. */
    LogicalSize onContainerAxes(PhysicalSize size) {
        return container.flow().toLogical(size);
    }

    double crossSize(PhysicalSize size) {
        LogicalSize logical = onContainerAxes(size);
        return container.column() ? logical.inline() : logical.block();
    }

    double grow() {
        return container.grow(box.style());
    }

    double shrink() {
        return container.shrink(box.style());
    }

    boolean isScrollContainer() {
        return box.style().get(OVERFLOW_X).scrolls() || box.style().get(OVERFLOW_Y).scrolls();
    }

    /** The used {@code align-self}; never {@code auto} or {@code normal}. */
    SelfPosition alignment() {
        SelfPosition value = alignSelf().value();
        return value == SelfPosition.NORMAL || value == SelfPosition.AUTO
                ? SelfPosition.STRETCH
                : value;
    }

    boolean isSafelyAligned() {
        return alignSelf().overflow() == OverflowPosition.SAFE;
    }

    private SelfAlignment alignSelf() {
        return container.alignSelf(box.style());
    }

    /**
     * Whether the item is stretched to the cross size of its line: by the size {@code stretch}, or
     * by alignment, which {@code auto} margins prevent.
     */
    boolean isStretched() {
        Size preferred = crossProperties().preferred();
        return preferred == SizeKeyword.STRETCH
                || CalcSize.isAutomatic(preferred)
                        && alignment() == SelfPosition.STRETCH
                        && !hasAutoCrossStart()
                        && !hasAutoCrossEnd();
    }

    /**
     * Whether its minimum or maximum cross size is {@code stretch}, so that it depends on the line.
     */
    boolean hasStretchedBounds() {
        SizeProperties properties = crossProperties();
        return properties.minimum() == SizeKeyword.STRETCH
                || properties.maximum() == SizeKeyword.STRETCH;
    }

    /** The alignment baseline of the item, from its layout; null if it is not baseline-aligned. */
    @Nullable AlignedBaseline baseline(BoxFragment fragment) {
        boolean last = alignment() == SelfPosition.LAST_BASELINE;
        if ((!last && alignment() != SelfPosition.BASELINE)
                || hasAutoCrossStart()
                || hasAutoCrossEnd()) {
            return null;
        }
        return AlignedBaseline.of(
                container.box(),
                fragment,
                container.column(),
                last,
                container.wrapReversed(),
                crossMarginStart(),
                crossMarginEnd());
    }
}
