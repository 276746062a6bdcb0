package browsy.layout.sizing;

import browsy.css.value.Size;
import browsy.layout.box.Box;
import browsy.layout.box.Compression;
import browsy.layout.box.ReplacedBox;
import browsy.layout.box.SizeProperties;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.AxisConstraints;
import browsy.layout.context.ContentSizes;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutInput.AutoSize;
import browsy.layout.geometry.PhysicalSize;

/**
 * Computes intrinsic size contributions: the min-content and max-content size of a child along an
 * axis of its container, with the child's size properties, borders, paddings and margins applied.
 *
 * @see <a href="https://drafts.csswg.org/css-sizing-3/#intrinsic-contribution">css-sizing-3</a>
 */
public final class IntrinsicContributions {
    private IntrinsicContributions() {}

    /**
     * Returns the contributions of the margin box to the container's inline axis.
     *
     * @param percentageBlock the percentage basis for the child's size along the container's block
     *     axis
     */
    public static ContentSizes marginBox(
            Box child, Box container, AvailableSize percentageBlock, LayoutContext context) {
        double margins =
                BoxEdges.margin(child, AvailableSize.INDEFINITE, container.flow()).inlineSum();
        ContentSizes border = borderBox(child, container, percentageBlock, context);
        return new ContentSizes(
                Math.max(0, border.min() + margins), Math.max(0, border.max() + margins));
    }

    /**
     * Returns the contributions of the border box to the container's inline axis.
     *
     * @param percentageBlock the percentage basis for the child's size along the container's block
     *     axis
     */
    public static ContentSizes borderBox(
            Box child, Box container, AvailableSize percentageBlock, LayoutContext context) {
        if (!child.flow().isOrthogonalTo(container.flow())) {
            return parallel(child, percentageBlock, context);
        }
        AvailableSize room =
                percentageBlock.isDefinite()
                        ? percentageBlock
                        : AvailableSize.definite(OrthogonalAvailableSize.of(container, context));
        return orthogonal(child, room, percentageBlock, context);
    }

    /**
     * Returns the contributions of the border box along the child's own inline axis. If a
     * percentage makes the child compressible (replaced elements and form fields), its content does
     * not count for the min-content contribution.
     */
    public static ContentSizes parallel(
            Box child, AvailableSize percentageBlock, LayoutContext context) {
        return parallel(
                child,
                LayoutInput.inContainingBlock(AvailableSize.INDEFINITE, percentageBlock)
                        .withInlineAuto(AutoSize.FIT_CONTENT),
                context);
    }

    /**
     * Returns the same contributions under constraints of the child's own.
     *
     * @param input the constraints; the available inline size does not matter
     */
    public static ContentSizes parallel(Box child, LayoutInput input, LayoutContext context) {
        double min = resolve(child, input, AvailableSize.MIN_CONTENT, context);
        double max = resolve(child, input, AvailableSize.MAX_CONTENT, context);
        return compressed(child, new ContentSizes(min, max), input, context);
    }

    /**
     * Returns contributions after compression: the content of a compressible child does not count
     * for its min-content contribution.
     *
     * @param sizes the contributions along the child's own inline axis, with its content
     */
    public static ContentSizes compressed(
            Box child, ContentSizes sizes, LayoutInput input, LayoutContext context) {
        double min = sizes.min();
        if (Compression.appliesTo(child)) {
            double least = InlineSizing.minMax(child, input, context).min();
            double edges = BoxEdges.borderPadding(child, input.percentageEdges()).inlineSum();
            min = Math.max(Math.max(least, edges), fixed(child, input, context));
        }
        return new ContentSizes(min, Math.max(min, sizes.max()));
    }

    /**
     * Returns the contributions of the border box along the child's block axis. Both are equal, and
     * computing them takes a layout of the child.
     *
     * @param room the available inline size of the child
     */
    public static ContentSizes orthogonal(
            Box child, AvailableSize room, AvailableSize percentageInline, LayoutContext context) {
        LayoutInput input =
                new LayoutInput(
                        AxisConstraints.fitContent(room, percentageInline),
                        AxisConstraints.indefinite(),
                        AvailableSize.INDEFINITE);
        PhysicalSize size = context.layout(child, input).fragment().size();
        double block = child.flow().toLogical(size).block();
        return new ContentSizes(block, block);
    }

    private static double resolve(
            Box child, LayoutInput input, AvailableSize available, LayoutContext context) {
        LayoutInput constrained = input.withAvailableInline(available);
        if (child instanceof ReplacedBox) {
            PhysicalSize size = context.layout(child, constrained).fragment().size();
            return child.flow().toLogical(size).inline();
        }
        return InlineSizing.borderBox(child, constrained, context);
    }

    /**
     * Returns the preferred inline size of a form field with percentages resolved against zero; 0
     * for other boxes and if the size is not a length.
     */
    private static double fixed(Box child, LayoutInput input, LayoutContext context) {
        if (Compression.of(child) != Compression.FIELD) {
            return 0;
        }
        Size preferred = SizeProperties.inline(child).preferred();
        Size least = LengthResolution.minimum(preferred, AvailableSize.INDEFINITE);
        Double size = InlineSizing.resolve(child, input, least, context);
        return size == null ? 0 : size;
    }
}
