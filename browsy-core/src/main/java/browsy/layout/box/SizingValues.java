package browsy.layout.box;

import static browsy.style.property.AlignProperties.ALIGN_SELF;
import static browsy.style.property.AlignProperties.JUSTIFY_SELF;
import static browsy.style.property.AnchorProperties.POSITION_AREA;
import static browsy.style.property.AnchorProperties.POSITION_TRY_FALLBACKS;
import static browsy.style.property.BoxProperties.ASPECT_RATIO;
import static browsy.style.property.BoxProperties.FLOAT;
import static browsy.style.property.BoxProperties.MARGIN_BOTTOM;
import static browsy.style.property.BoxProperties.MARGIN_LEFT;
import static browsy.style.property.BoxProperties.MARGIN_RIGHT;
import static browsy.style.property.BoxProperties.MARGIN_TOP;
import static browsy.style.property.BoxProperties.PADDING_BOTTOM;
import static browsy.style.property.BoxProperties.PADDING_LEFT;
import static browsy.style.property.BoxProperties.PADDING_RIGHT;
import static browsy.style.property.BoxProperties.PADDING_TOP;
import static browsy.style.property.BoxProperties.POSITION;
import static browsy.style.property.BoxProperties.SCROLLBAR_GUTTER;

import browsy.css.value.Auto;
import browsy.css.value.Length;
import browsy.css.value.LengthPercentage;
import browsy.css.value.LengthPercentageOrAuto;
import browsy.css.value.Size;
import browsy.css.value.SizeKeyword;
import browsy.css.value.align.SelfPosition;
import browsy.css.value.box.Float;
import browsy.css.value.box.ScrollbarGutter;
import browsy.css.value.position.Position;
import browsy.css.value.position.PositionArea;
import browsy.layout.geometry.LayoutUnit;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.PhysicalEdges;
import browsy.layout.geometry.WritingFlow;
import browsy.style.computed.AnchoredValues;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.Property;
import org.jspecify.annotations.Nullable;

/**
 * The values of a style that position and size a box, on the axes of its own writing mode. Layout
 * reads them many times for each box, so they are computed once for each style.
 */
public final class SizingValues {
    private final WritingFlow flow;
    private final boolean absolutelyPositioned;
    private final boolean relativelyPositioned;
    private final boolean anchored;
    private final boolean floating;
    private final LogicalEdges border;
    private final @Nullable LogicalEdges borderPadding;
    private final @Nullable LogicalEdges margin;
    private final boolean autoMargin;
    private final SizeProperties inline;
    private final SizeProperties block;
    private final boolean ratio;
    private final boolean blockRelative;
    private final PlacementValues placement;
    private final FlowRootValues flowRoot;
    private final ContainmentValues containment;

    SizingValues(ComputedStyle style) {
        this.flow = WritingFlow.of(style);
        Position position = style.get(POSITION);
        this.absolutelyPositioned = position == Position.ABSOLUTE || position == Position.FIXED;
        this.relativelyPositioned = position == Position.RELATIVE;
        this.anchored = absolutelyPositioned && isAnchored(style);
        this.floating = style.get(FLOAT) != Float.NONE && !absolutelyPositioned;
        this.border =
                flow.toLogical(
                        new PhysicalEdges(
                                style.borderTop(),
                                style.borderRight(),
                                style.borderBottom(),
                                style.borderLeft()));
        this.borderPadding = borderPadding(style, flow, border);
        this.margin = margin(style, flow);
        this.autoMargin =
                style.get(MARGIN_TOP) == Auto.AUTO
                        || style.get(MARGIN_RIGHT) == Auto.AUTO
                        || style.get(MARGIN_BOTTOM) == Auto.AUTO
                        || style.get(MARGIN_LEFT) == Auto.AUTO;
        this.inline = SizeProperties.inline(style, flow);
        this.block = SizeProperties.block(style, flow);
        this.ratio = style.get(ASPECT_RATIO).ratio() > 0;
        this.blockRelative =
                isRelative(block.preferred())
                        || isRelative(block.minimum())
                        || isRelative(block.maximum());
        this.placement = PlacementValues.of(style);
        this.flowRoot = FlowRootValues.of(style);
        this.containment = ContainmentValues.of(style);
    }

    /** Whether the position or size of the box depends on anchors. */
    public boolean usesAnchors() {
        return anchored;
    }

    WritingFlow flow() {
        return flow;
    }

    boolean isAbsolutelyPositioned() {
        return absolutelyPositioned;
    }

    /** Whether {@code position} is {@code relative}. */
    public boolean isRelativelyPositioned() {
        return relativelyPositioned;
    }

    boolean isFloating() {
        return floating;
    }

    PlacementValues placement() {
        return placement;
    }

    /** The values that make a block container establish an independent formatting context. */
    public FlowRootValues flowRoot() {
        return flowRoot;
    }

    /** The axes with size containment. */
    public ContainmentValues containment() {
        return containment;
    }

    public LogicalEdges border() {
        return border;
    }

    /** The sum of border and padding; null if it depends on a percentage or a scroll bar gutter. */
    public @Nullable LogicalEdges borderPadding() {
        return borderPadding;
    }

    /** The margins, with {@code auto} as zero; null if a margin has a percentage. */
    public @Nullable LogicalEdges margin() {
        return margin;
    }

    public boolean hasAutoMargin() {
        return autoMargin;
    }

    public SizeProperties inline() {
        return inline;
    }

    public SizeProperties block() {
        return block;
    }

    /**
     * Whether the inline size is automatic: neither a size property of the inline axis nor {@code
     * aspect-ratio} affects it.
     */
    public boolean isInlineAutomatic() {
        return !ratio && isAutomatic(inline);
    }

    /**
     * Whether the block size is automatic: neither a size property of the block axis nor {@code
     * aspect-ratio} affects it.
     */
    public boolean isBlockAutomatic() {
        return !ratio && isAutomatic(block);
    }

    /** Whether a size property of the block axis may depend on the size of the containing block. */
    boolean isBlockRelative() {
        return blockRelative;
    }

    /**
     * Whether a size property of the block axis other than {@code stretch} may depend on the size
     * of the containing block.
     */
    boolean isBlockRelativeWithoutStretch() {
        return blockRelative
                && (isRelativeWithoutStretch(block.preferred())
                        || isRelativeWithoutStretch(block.minimum())
                        || isRelativeWithoutStretch(block.maximum()));
    }

    private static boolean isRelativeWithoutStretch(Size size) {
        return size != SizeKeyword.STRETCH && isRelative(size);
    }

    private static boolean isAnchored(ComputedStyle style) {
        return AnchoredValues.anyIn(style)
                || style.get(POSITION_AREA) != PositionArea.Whole.NONE
                || !style.get(POSITION_TRY_FALLBACKS).list().isEmpty()
                || style.get(ALIGN_SELF).value() == SelfPosition.ANCHOR_CENTER
                || style.get(JUSTIFY_SELF).value() == SelfPosition.ANCHOR_CENTER;
    }

    private static boolean isRelative(Size size) {
        return size instanceof LengthPercentage length
                ? length.hasPercentage()
                : !(size instanceof SizeKeyword) || size == SizeKeyword.STRETCH;
    }

    private static boolean isAutomatic(SizeProperties size) {
        return size.preferred() == SizeKeyword.AUTO
                && size.maximum() == SizeKeyword.NONE
                && (size.minimum() == SizeKeyword.AUTO || isZero(size.minimum()));
    }

    private static boolean isZero(Size size) {
        return size instanceof Length length && length.px() == 0;
    }

    private static @Nullable LogicalEdges borderPadding(
            ComputedStyle style, WritingFlow flow, LogicalEdges border) {
        if (style.get(SCROLLBAR_GUTTER) != ScrollbarGutter.AUTO
                || style.get(PADDING_TOP).hasPercentage()
                || style.get(PADDING_RIGHT).hasPercentage()
                || style.get(PADDING_BOTTOM).hasPercentage()
                || style.get(PADDING_LEFT).hasPercentage()) {
            return null;
        }
        return border.plus(
                flow.toLogical(
                        new PhysicalEdges(
                                padding(style, PADDING_TOP),
                                padding(style, PADDING_RIGHT),
                                padding(style, PADDING_BOTTOM),
                                padding(style, PADDING_LEFT))));
    }

    private static double padding(ComputedStyle style, Property<LengthPercentage> side) {
        return Math.max(0, LayoutUnit.truncate(style.get(side).resolve(0)));
    }

    private static @Nullable LogicalEdges margin(ComputedStyle style, WritingFlow flow) {
        LengthPercentageOrAuto top = style.get(MARGIN_TOP);
        LengthPercentageOrAuto right = style.get(MARGIN_RIGHT);
        LengthPercentageOrAuto bottom = style.get(MARGIN_BOTTOM);
        LengthPercentageOrAuto left = style.get(MARGIN_LEFT);
        if (hasPercentage(top)
                || hasPercentage(right)
                || hasPercentage(bottom)
                || hasPercentage(left)) {
            return null;
        }
        return flow.toLogical(
                new PhysicalEdges(margin(top), margin(right), margin(bottom), margin(left)));
    }

    private static boolean hasPercentage(LengthPercentageOrAuto side) {
        return side instanceof LengthPercentage length && length.hasPercentage();
    }

    private static double margin(LengthPercentageOrAuto side) {
        return side instanceof LengthPercentage length ? LayoutUnit.truncate(length.resolve(0)) : 0;
    }
}
