package browsy.layout.natural;

import static browsy.style.property.BoxProperties.BOX_SIZING;
import static browsy.style.property.BoxProperties.MARGIN_BOTTOM;
import static browsy.style.property.BoxProperties.MARGIN_LEFT;
import static browsy.style.property.BoxProperties.MARGIN_RIGHT;
import static browsy.style.property.BoxProperties.MARGIN_TOP;
import static browsy.style.property.BoxProperties.PADDING_BOTTOM;
import static browsy.style.property.BoxProperties.PADDING_LEFT;
import static browsy.style.property.BoxProperties.PADDING_RIGHT;
import static browsy.style.property.BoxProperties.PADDING_TOP;

import browsy.css.value.LengthPercentage;
import browsy.css.value.LengthPercentageOrAuto;
import browsy.css.value.Size;
import browsy.css.value.box.BoxSizing;
import browsy.layout.box.SizeProperties;
import browsy.layout.context.AvailableSize;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.PhysicalEdges;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.sizing.LengthResolution;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.Property;

/**
 * Edges and block size of a control or of a pseudo-element in it, on its own axes, in CSS px.
 * Percentages count as 0.
 */
final class ControlPart {
    private final ComputedStyle style;
    private final SizeProperties block;
    private final LogicalEdges margin;

    /** Widths of border plus padding. */
    private final LogicalEdges edges;

    ControlPart(ComputedStyle style) {
        WritingFlow flow = WritingFlow.of(style);
        this.style = style;
        this.block = SizeProperties.block(style, flow);
        this.margin =
                flow.toLogical(
                        new PhysicalEdges(
                                margin(MARGIN_TOP),
                                margin(MARGIN_RIGHT),
                                margin(MARGIN_BOTTOM),
                                margin(MARGIN_LEFT)));
        this.edges =
                flow.toLogical(
                        new PhysicalEdges(
                                style.borderTop() + padding(PADDING_TOP),
                                style.borderRight() + padding(PADDING_RIGHT),
                                style.borderBottom() + padding(PADDING_BOTTOM),
                                style.borderLeft() + padding(PADDING_LEFT)));
    }

    /** Returns the sum of the block-axis margins. */
    double blockMargins() {
        return margin.blockSum();
    }

    /** Returns the sum of the inline-axis margins. */
    double inlineMargins() {
        return margin.inlineSum();
    }

    /** Returns the sum of margin, border and padding at the block start. */
    double blockStart() {
        return margin.blockStart() + edges.blockStart();
    }

    /** Returns the sum of margins, borders and paddings on the inline axis. */
    double inlineEdges() {
        return margin.inlineSum() + edges.inlineSum();
    }

    /**
     * Returns the block size of the content box.
     *
     * @param content block size of the content
     */
    double contentBlock(double content) {
        double size = isLength(block.preferred()) ? content(block.preferred()) : content;
        if (isLength(block.maximum())) {
            size = Math.min(size, content(block.maximum()));
        }
        return isLength(block.minimum()) ? Math.max(size, content(block.minimum())) : size;
    }

    /**
     * Returns the block size of the margin box.
     *
     * @param content block size of the content
     */
    double outerBlock(double content) {
        return blockMargins() + edges.blockSum() + contentBlock(content);
    }

    private static boolean isLength(Size size) {
        return size instanceof LengthPercentage length && !length.hasPercentage();
    }

    /** Converts a size property to a content-box size. */
    private double content(Size value) {
        double size =
                value instanceof LengthPercentage length
                        ? LengthResolution.resolveOrZero(length, AvailableSize.INDEFINITE)
                        : 0;
        boolean borderBox = style.get(BOX_SIZING) == BoxSizing.BORDER_BOX;
        return Math.max(0, borderBox ? size - edges.blockSum() : size);
    }

    private double padding(Property<LengthPercentage> property) {
        return LengthResolution.resolveOrZero(style.get(property), AvailableSize.INDEFINITE);
    }

    private double margin(Property<LengthPercentageOrAuto> property) {
        return style.get(property) instanceof LengthPercentage length
                ? LengthResolution.resolveOrZero(length, AvailableSize.INDEFINITE)
                : 0;
    }
}
