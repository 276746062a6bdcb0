package browsy.layout.positioned;

import static browsy.style.property.AlignProperties.ALIGN_SELF;
import static browsy.style.property.AlignProperties.JUSTIFY_SELF;
import static browsy.style.property.BoxProperties.BOTTOM;
import static browsy.style.property.BoxProperties.LEFT;
import static browsy.style.property.BoxProperties.MARGIN_BOTTOM;
import static browsy.style.property.BoxProperties.MARGIN_LEFT;
import static browsy.style.property.BoxProperties.MARGIN_RIGHT;
import static browsy.style.property.BoxProperties.MARGIN_TOP;
import static browsy.style.property.BoxProperties.RIGHT;
import static browsy.style.property.BoxProperties.TOP;

import browsy.css.value.LengthPercentage;
import browsy.css.value.LengthPercentageOrAuto;
import browsy.css.value.Size;
import browsy.css.value.SizeKeyword;
import browsy.css.value.align.OverflowPosition;
import browsy.css.value.align.SelfAlignment;
import browsy.css.value.align.SelfPosition;
import browsy.layout.box.Box;
import browsy.layout.box.ReplacedBox;
import browsy.layout.box.SizeProperties;
import browsy.layout.box.TableBox;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.AxisConstraints;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutInput.AutoSize;
import browsy.layout.context.LayoutResult;
import browsy.layout.context.PendingPositioned;
import browsy.layout.context.StaticPosition;
import browsy.layout.context.StaticPosition.Alignment;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.geometry.PhysicalRect;
import browsy.layout.geometry.PhysicalSize;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.positioned.PositionedAxis.Edge;
import browsy.layout.positioned.PositionedAxis.StaticPlace;
import browsy.layout.sizing.InlineSizing;
import browsy.layout.sizing.LengthResolution;
import browsy.layout.sizing.PreferredRatio;
import browsy.style.property.Property;
import org.jspecify.annotations.Nullable;

/**
 * Layout and placement of one absolutely positioned box.
 *
 * <p>Each physical axis is described by a {@link PositionedAxis}: insets, margins, static position
 * and alignment. The inset-modified containing block gives the available size; the layout gives the
 * used size; the axes then compute the offset. Sizes are computed on the axes of the writing mode
 * of the box, insets and the static position on physical axes.
 *
 * @see <a href="https://drafts.csswg.org/css-position-3/#abspos-layout">css-position-3</a>
 */
final class PositionedBox {
    private final PendingPositioned pending;
    private final Box box;
    private final PhysicalRect container;
    private final WritingFlow containerFlow;
    private final @Nullable DefaultAnchor anchored;

    /**
     * A placed box.
     *
     * @param layout the layout result
     * @param offset of its border box in the fragment of the containing block
     * @param fits whether its margin box is within the inset-modified containing block
     */
    record Placed(LayoutResult layout, PhysicalOffset offset, boolean fits) {}

    /**
     * Creates the placement of a box.
     *
     * @param pending the box with its static position
     * @param container the containing block, in the coordinates of the static position
     * @param containerFlow its writing mode and direction
     * @param anchored the effects of its default anchor; null without one
     */
    PositionedBox(
            PendingPositioned pending,
            PhysicalRect container,
            WritingFlow containerFlow,
            @Nullable DefaultAnchor anchored) {
        this.anchored = anchored;
        this.pending = pending;
        this.box = pending.box();
        this.container = container;
        this.containerFlow = containerFlow;
    }

    /** Lays out the box and computes its offset. */
    Placed place(LayoutContext context) {
        PositionedAxis x = axis(true);
        PositionedAxis y = axis(false);
        LayoutResult layout = context.layout(box, input(x, y, context));
        PhysicalSize size = layout.fragment().size();
        double left = x.offset(size.width());
        double top = y.offset(size.height());
        return new Placed(
                layout,
                new PhysicalOffset(container.x() + left, container.y() + top),
                x.fits(left, size.width()) && y.fits(top, size.height()));
    }

    /** Returns the width of the inset-modified containing block, without layout. */
    double width() {
        return axis(true).available().orElse(0);
    }

    /** Returns the height of the inset-modified containing block, without layout. */
    double height() {
        return axis(false).available().orElse(0);
    }

    /**
     * Returns the constraints of the box. Tables that stretch and boxes with an aspect ratio get a
     * fixed inline size.
     */
    private LayoutInput input(PositionedAxis x, PositionedAxis y, LayoutContext context) {
        boolean horizontal = box.flow().isHorizontal();
        PositionedAxis inline = horizontal ? x : y;
        PositionedAxis block = horizontal ? y : x;
        boolean stretches = stretchesBlock(inline, block);
        LayoutInput input = input(inline, block, stretches);
        if (box instanceof TableBox && isInlineStretched(inline, block)) {
            // The columns of a table may need more than the space between the insets.
            double own = InlineSizing.borderBox(box, input, context);
            return input.withImposedInline(Math.max(own, inline.room()));
        }
        boolean ratioIsStronger =
                stretches && !isStretched(block) && PreferredRatio.of(box) != null;
        if (!ratioIsStronger || box instanceof ReplacedBox) {
            return input;
        }
        // The insets decide the inline size, and the aspect ratio then decides the block size.
        double inlineSize = InlineSizing.borderBox(box, input, context);
        return input(inline, block, false).withImposedInline(inlineSize);
    }

    /** Returns the constraints without a fixed inline size. */
    private LayoutInput input(PositionedAxis inline, PositionedAxis block, boolean stretchesBlock) {
        return new LayoutInput(
                AxisConstraints.of(
                        available(inline),
                        AvailableSize.definite(inline.container()),
                        stretchesInline(inline, block) ? AutoSize.STRETCH : AutoSize.FIT_CONTENT),
                AxisConstraints.of(
                        block.available(),
                        AvailableSize.definite(block.container()),
                        stretchesBlock ? AutoSize.STRETCH : AutoSize.FIT_CONTENT),
                edgeBasis());
    }

    /** Whether an {@code auto} inline size fills the inset-modified containing block. */
    private boolean isInlineStretched(PositionedAxis inline, PositionedAxis block) {
        return stretchesInline(inline, block)
                && SizeProperties.inline(box).preferred() == SizeKeyword.AUTO;
    }

    /**
     * Returns the available inline size. In Chromium that of a table is at most the size of the
     * containing block.
     */
    private AvailableSize available(PositionedAxis inline) {
        AvailableSize available = inline.available();
        return box instanceof TableBox
                        && available instanceof AvailableSize.Definite room
                        && room.px() > inline.container()
                ? AvailableSize.definite(inline.container())
                : available;
    }

    /**
     * Whether the inline size fills the inset-modified containing block. With an aspect ratio it
     * does not if only the block axis is {@code stretch}.
     *
     * @see <a href="https://drafts.csswg.org/css-position-3/#abspos-auto-size">css-position-3</a>
     */
    private boolean stretchesInline(PositionedAxis inline, PositionedAxis block) {
        boolean onlyBlock = fills(block) && isStretched(block) && !isStretched(inline);
        return fills(inline) && (PreferredRatio.of(box) == null || !onlyBlock);
    }

    /**
     * Whether the block size fills the inset-modified containing block. If the inline size is
     * known, an aspect ratio takes precedence over insets, but {@code stretch} takes precedence
     * over both.
     */
    private boolean stretchesBlock(PositionedAxis inline, PositionedAxis block) {
        Size preferred = SizeProperties.inline(box).preferred();
        boolean inlineKnown =
                preferred == SizeKeyword.AUTO
                        ? fills(inline)
                        : !(preferred instanceof SizeKeyword) || preferred == SizeKeyword.STRETCH;
        return fills(block)
                && (PreferredRatio.of(box) == null || !inlineKnown || isStretched(block));
    }

    /**
     * Whether an {@code auto} size fills the space between the insets. Tables and replaced elements
     * other than controls only do so with {@code stretch}.
     */
    private boolean fills(PositionedAxis axis) {
        boolean hasOwnSize =
                box instanceof TableBox
                        || box instanceof ReplacedBox picture && !picture.isControl();
        return axis.stretches() && (!hasOwnSize || isStretched(axis));
    }

    /** Whether self-alignment on an axis is {@code stretch}. */
    private boolean isStretched(PositionedAxis axis) {
        return property(axis.inlineAxis()).value() == SelfPosition.STRETCH;
    }

    /** Returns the percentage basis of margins and paddings. */
    private AvailableSize edgeBasis() {
        return AvailableSize.definite(
                containerFlow.isHorizontal() ? container.width() : container.height());
    }

    private PositionedAxis axis(boolean horizontal) {
        boolean inlineAxis = containerFlow.isHorizontal() == horizontal;
        Property<LengthPercentageOrAuto> start = horizontal ? LEFT : TOP;
        Property<LengthPercentageOrAuto> end = horizontal ? RIGHT : BOTTOM;
        double size = horizontal ? container.width() : container.height();
        double from = horizontal ? container.x() : container.y();
        Double center = null;
        double before = 0;
        double after = size;
        if (anchored != null) {
            PhysicalRect whole = anchored.whole();
            center = anchored.center(horizontal, property(inlineAxis).value(), from);
            before = (horizontal ? whole.x() : whole.y()) - from;
            after = (horizontal ? whole.right() : whole.bottom()) - from;
        }
        return new PositionedAxis(
                size,
                inset(start, end, size, inlineAxis),
                inset(end, start, size, inlineAxis),
                margin(box.style().get(horizontal ? MARGIN_LEFT : MARGIN_TOP), inlineAxis),
                margin(box.style().get(horizontal ? MARGIN_RIGHT : MARGIN_BOTTOM), inlineAxis),
                staticPlace(horizontal),
                containerFlow.isReversed(horizontal),
                inlineAxis,
                alignment(inlineAxis),
                property(inlineAxis).value() == SelfPosition.STRETCH,
                overflow(inlineAxis),
                center,
                before,
                after);
    }

    /**
     * Returns an inset; null for {@code auto}. If the box is aligned, {@code auto} may be zero; but
     * a single {@code auto} inset stays {@code auto} with normal alignment.
     */
    private @Nullable Double inset(
            Property<LengthPercentageOrAuto> inset,
            Property<LengthPercentageOrAuto> opposite,
            double basis,
            boolean containerInlineAxis) {
        if (box.style().get(inset) instanceof LengthPercentage length) {
            return LengthResolution.resolve(length, new AvailableSize.Definite(basis));
        }
        SelfPosition alignment = property(containerInlineAxis).value();
        boolean isNormal = alignment == SelfPosition.AUTO || alignment == SelfPosition.NORMAL;
        return isNormal && box.style().get(opposite) instanceof LengthPercentage
                ? null
                : automatic(containerInlineAxis);
    }

    private @Nullable Double margin(LengthPercentageOrAuto margin, boolean containerInlineAxis) {
        return margin instanceof LengthPercentage length
                ? LengthResolution.resolve(length, edgeBasis())
                : automatic(containerInlineAxis);
    }

    /** Returns the value of {@code auto}: zero if an anchor determines the position, else null. */
    private @Nullable Double automatic(boolean containerInlineAxis) {
        SelfPosition alignment = property(containerInlineAxis).value();
        return anchored != null && anchored.hasNoAuto(alignment) ? Double.valueOf(0) : null;
    }

    /**
     * Returns the static position on a physical axis. Its flow-relative edges refer to the flow of
     * the static position.
     */
    private StaticPlace staticPlace(boolean horizontal) {
        StaticPosition position = pending.staticPosition();
        WritingFlow parent = position.flow();
        boolean inlineAxis = parent.isHorizontal() == horizontal;
        Alignment alignment = inlineAxis ? position.inline() : position.block();
        boolean reversed = inlineAxis ? parent.isInlineReversed() : parent.isBlockReversed();
        Edge start = Edge.LOW.mirrored(reversed);
        Edge edge =
                switch (alignment.edge()) {
                    case START -> start;
                    case CENTER -> Edge.CENTER;
                    case END -> Edge.HIGH.mirrored(reversed);
                };
        PhysicalRect rect = position.rect();
        double low = horizontal ? rect.x() - container.x() : rect.y() - container.y();
        double size = horizontal ? rect.width() : rect.height();
        double at =
                switch (edge) {
                    case LOW -> low;
                    case CENTER -> low + size / 2;
                    case HIGH -> low + size;
                };
        return new StaticPlace(at, edge, alignment.safe() ? start : null);
    }

    /** Returns the self-alignment on an axis of the containing block. */
    private SelfAlignment property(boolean containerInlineAxis) {
        return box.style().get(containerInlineAxis ? JUSTIFY_SELF : ALIGN_SELF);
    }

    private OverflowPosition overflow(boolean containerInlineAxis) {
        return property(containerInlineAxis).overflow();
    }

    /** Returns the self-alignment of the box; null if the insets decide. */
    private @Nullable Edge alignment(boolean containerInlineAxis) {
        boolean horizontal = containerInlineAxis == containerFlow.isHorizontal();
        boolean reversed = containerFlow.isReversed(horizontal);
        boolean selfReversed = box.flow().isReversed(horizontal);
        return switch (property(containerInlineAxis).value()) {
            case AUTO, NORMAL -> anchored == null ? null : anchored.alignment(horizontal);
            case STRETCH -> null;
            case START, FLEX_START, BASELINE -> Edge.LOW.mirrored(reversed);
            case END, FLEX_END, LAST_BASELINE -> Edge.HIGH.mirrored(reversed);
            case SELF_START -> Edge.LOW.mirrored(selfReversed);
            case SELF_END -> Edge.HIGH.mirrored(selfReversed);
            case CENTER, ANCHOR_CENTER -> Edge.CENTER;
            case LEFT -> containerInlineAxis ? Edge.LOW : Edge.LOW.mirrored(reversed);
            case RIGHT -> containerInlineAxis ? Edge.HIGH : Edge.LOW.mirrored(reversed);
        };
    }
}
