package browsy.layout.replaced;

import static browsy.style.property.BoxProperties.ASPECT_RATIO;
import static browsy.style.property.BoxProperties.BOX_SIZING;
import static browsy.style.property.BoxProperties.CONTAIN_INTRINSIC_HEIGHT;
import static browsy.style.property.BoxProperties.CONTAIN_INTRINSIC_WIDTH;
import static browsy.style.property.InternalProperties.EFFECTIVE_ZOOM;

import browsy.css.value.CalcSize;
import browsy.css.value.FitContent;
import browsy.css.value.LengthPercentage;
import browsy.css.value.Size;
import browsy.css.value.SizeKeyword;
import browsy.css.value.box.BoxSizing;
import browsy.layout.box.Compression;
import browsy.layout.box.NaturalSize;
import browsy.layout.box.ReplacedBox;
import browsy.layout.box.SizeProperties;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutInput.AutoSize;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.sizing.BlockSizing;
import browsy.layout.sizing.BoxEdges;
import browsy.layout.sizing.CalculatedSizes;
import browsy.layout.sizing.LengthResolution;
import browsy.layout.sizing.MinMax;
import browsy.layout.sizing.PreferredRatio;
import browsy.layout.sizing.SizeContainment;
import org.jspecify.annotations.Nullable;

/**
 * Computes the used size of a replaced box from its natural size, its preferred aspect ratio and
 * its size properties. All sizes are border-box sizes on the box's own axes, in CSS px.
 *
 * @see <a href="https://www.w3.org/TR/CSS22/visudet.html#inline-replaced-width">CSS 2.2, 10.3.2</a>
 * @see <a href="https://www.w3.org/TR/CSS22/visudet.html#min-max-widths">CSS 2.2, 10.4</a>
 * @see <a href="https://drafts.csswg.org/css-sizing-4/#aspect-ratio">css-sizing-4</a>
 */
final class ReplacedSizing {
    private static final double DEFAULT_WIDTH = 300;
    private static final double DEFAULT_HEIGHT = 150;

    private final ReplacedBox box;
    private final LayoutInput input;
    private final LogicalEdges edges;
    private final @Nullable PreferredRatio ratio;
    private final @Nullable Double naturalInline;
    private final @Nullable Double naturalBlock;

    ReplacedSizing(ReplacedBox box, LayoutInput input) {
        this.box = box;
        this.input = input;
        this.edges = BoxEdges.borderPadding(box, input.percentageEdges());
        boolean horizontal = box.flow().isHorizontal();
        NaturalSize natural = box.naturalSize();
        Double inline = horizontal ? natural.width() : natural.height();
        Double block = horizontal ? natural.height() : natural.width();
        boolean contained = SizeContainment.ofInline(box);
        this.ratio =
                contained && !box.isControl()
                        ? PreferredRatio.ofStyle(box)
                        : PreferredRatio.of(box);
        this.naturalInline = contained ? containedNaturalSize(box, horizontal, inline) : inline;
        this.naturalBlock =
                SizeContainment.ofBlock(box)
                        ? containedNaturalSize(box, !horizontal, block)
                        : block;
    }

    /**
     * Returns the natural size under size containment: the explicit intrinsic size, or 0. A form
     * control without an explicit intrinsic size keeps its natural size, because that size does not
     * depend on content.
     *
     * @param width whether the physical axis is the horizontal one
     * @see <a
     *     href="https://drafts.csswg.org/css-sizing-4/#intrinsic-size-override">css-sizing-4</a>
     */
    private static @Nullable Double containedNaturalSize(
            ReplacedBox box, boolean width, @Nullable Double natural) {
        double px =
                box.style().get(width ? CONTAIN_INTRINSIC_WIDTH : CONTAIN_INTRINSIC_HEIGHT).px();
        return px < 0 && box.isControl() ? natural : Double.valueOf(Math.max(0, px));
    }

    /**
     * Returns the used border-box size. If both sizes are automatic, the constraint table of CSS
     * 2.2, 10.4 applies. If one is specified, the other comes from the aspect ratio or the natural
     * size. Bounds are applied to every size that the input does not impose.
     */
    LogicalSize borderBox() {
        Double inline = specifiedInline();
        Double block = specifiedBlock();
        if (inline == null && block == null) {
            return bothAutomatic();
        }
        if (inline == null) {
            double clamped = blockBounds().clamp(block == null ? 0 : block);
            double imposed = input.block().isImposed() ? atLeastEdges(block) : clamped;
            double used = ratio == null ? naturalInlineOrDefault() : inlineFor(imposed);
            return size(inlineBounds().clamp(used), imposed);
        }
        double usedInline =
                input.inline().isImposed()
                        ? Math.max(inline, edges.inlineSum())
                        : inlineBounds().clamp(inline);
        if (block == null) {
            double used = ratio == null ? naturalBlockOrDefault() : blockFor(usedInline);
            return size(usedInline, blockBounds().clamp(used));
        }
        return size(
                usedInline,
                input.block().isImposed() ? atLeastEdges(block) : blockBounds().clamp(block));
    }

    /**
     * Returns the border-box inline size as if {@code width}, {@code min-width} and {@code
     * max-width} had their initial values.
     */
    double automaticInline() {
        Double block = specifiedBlock();
        if (block != null && ratio != null) {
            return inlineFor(blockBounds().clamp(block));
        }
        return natural().inline();
    }

    private boolean hasPercentageInline() {
        return SizeProperties.inline(box).preferred() instanceof LengthPercentage length
                && length.hasPercentage();
    }

    private double atLeastEdges(@Nullable Double block) {
        return Math.max(block == null ? 0 : block, edges.blockSum());
    }

    private LogicalSize size(double inline, double block) {
        return new LogicalSize(
                Math.max(inline, edges.inlineSum()), Math.max(block, edges.blockSum()));
    }

    /**
     * Returns the size if both sizes are {@code auto}: a violated minimum or maximum of one axis
     * changes the size of the other axis through the ratio (table in CSS 2.2, 10.4).
     */
    private LogicalSize bothAutomatic() {
        LogicalSize natural = natural();
        MinMax inline = inlineBounds();
        MinMax block = blockBounds();
        if (ratio == null) {
            return size(inline.clamp(natural.inline()), block.clamp(natural.block()));
        }
        double w = natural.inline();
        double h = natural.block();
        boolean tooWide = w > inline.max();
        boolean tooNarrow = w < inline.min();
        boolean tooHigh = h > block.max();
        boolean tooLow = h < block.min();
        if (tooWide && tooHigh) {
            boolean inlineBinds = blockFor(inline.max()) <= block.max();
            return inlineBinds ? byInline(inline.max(), block) : byBlock(block.max(), inline);
        }
        if (tooNarrow && tooLow) {
            boolean inlineBinds = blockFor(inline.min()) >= block.min();
            return inlineBinds ? byInline(inline.min(), block) : byBlock(block.min(), inline);
        }
        if (tooWide && tooLow || tooNarrow && tooHigh) {
            return size(inline.clamp(w), block.clamp(h));
        }
        if (tooWide || tooNarrow) {
            return byInline(inline.clamp(w), block);
        }
        return tooHigh || tooLow ? byBlock(block.clamp(h), inline) : size(w, h);
    }

    private LogicalSize byInline(double inline, MinMax block) {
        return size(inline, block.clamp(blockFor(inline)));
    }

    private LogicalSize byBlock(double block, MinMax inline) {
        return size(inline.clamp(inlineFor(block)), block);
    }

    /** Returns the border-box size as if no size property were set. */
    private LogicalSize natural() {
        if (ratio == null) {
            return new LogicalSize(naturalInlineOrDefault(), naturalBlockOrDefault());
        }
        if (naturalInline != null) {
            double inline = naturalInline + edges.inlineSum();
            boolean keepsRatio = naturalBlock == null || !hasNaturalRatio();
            return new LogicalSize(inline, keepsRatio ? blockFor(inline) : naturalBlockOrDefault());
        }
        if (naturalBlock != null) {
            double block = naturalBlock + edges.blockSum();
            return new LogicalSize(inlineFor(block), block);
        }
        if (input.inline().available() == AvailableSize.MAX_CONTENT && hasPercentageInline()) {
            double inline = naturalInlineOrDefault();
            return new LogicalSize(inline, blockFor(inline));
        }
        // With a ratio but no natural size, the box fills the available inline size.
        double margins = BoxEdges.margin(box, input.percentageEdges(), box.flow()).inlineSum();
        double inline = Math.max(input.inline().available().orElse(0) - margins, edges.inlineSum());
        return new LogicalSize(inline, blockFor(inline));
    }

    /** Tests whether the used ratio is that of the natural width and height. */
    private boolean hasNaturalRatio() {
        return box.naturalSize().ratio() != null && box.style().get(ASPECT_RATIO).auto();
    }

    private double naturalInlineOrDefault() {
        double fallback = defaultSize(box.flow().isHorizontal());
        return (naturalInline == null ? fallback : naturalInline) + edges.inlineSum();
    }

    private double defaultSize(boolean width) {
        return (width ? DEFAULT_WIDTH : DEFAULT_HEIGHT) * box.style().get(EFFECTIVE_ZOOM);
    }

    private double naturalBlockOrDefault() {
        double fallback = defaultSize(!box.flow().isHorizontal());
        return (naturalBlock == null ? fallback : naturalBlock) + edges.blockSum();
    }

    private double inlineFor(double block) {
        return ratio == null ? naturalInlineOrDefault() : ratio.inlineFromBlock(block, edges);
    }

    private double blockFor(double inline) {
        return ratio == null ? naturalBlockOrDefault() : ratio.blockFromInline(inline, edges);
    }

    private @Nullable Double specifiedInline() {
        if (input.inline().isImposed()) {
            return input.inline().imposedBorderBox();
        }
        Double size = inlineSize(SizeProperties.inline(box).preferred());
        return size == null && fillsInsets(input.inline().auto()) ? stretched() : size;
    }

    private @Nullable Double specifiedBlock() {
        if (input.block().isImposed()) {
            return input.block().imposedBorderBox();
        }
        Size preferred =
                fillsInsets(input.block().auto())
                                && SizeProperties.block(box).preferred() == SizeKeyword.AUTO
                        ? SizeKeyword.STRETCH
                        : SizeProperties.block(box).preferred();
        return BlockSizing.resolve(box, input, preferred);
    }

    /** Tests whether a positioned box stretches between two insets. */
    private boolean fillsInsets(AutoSize auto) {
        return auto == AutoSize.STRETCH && box.isAbsolutelyPositioned();
    }

    private MinMax inlineBounds() {
        SizeProperties properties = SizeProperties.inline(box);
        Size least =
                LengthResolution.minimum(properties.minimum(), input.inline().percentageBasis());
        return MinMax.of(inlineBound(least), inlineBound(properties.maximum()));
    }

    /**
     * Resolves a minimum or maximum inline size. In browsers a content keyword has no effect if the
     * box has a ratio but no natural or specified size, because its content size would depend on
     * the available size.
     */
    private @Nullable Double inlineBound(Size size) {
        boolean ofContent = size instanceof SizeKeyword && size != SizeKeyword.STRETCH;
        boolean unknown = ratio != null && naturalInline == null && naturalBlock == null;
        return ofContent && unknown && specifiedBlock() == null ? null : inlineSize(size);
    }

    private MinMax blockBounds() {
        SizeProperties properties = SizeProperties.block(box);
        Size least =
                LengthResolution.minimum(properties.minimum(), input.block().percentageBasis());
        return MinMax.of(blockBound(least), blockBound(properties.maximum()));
    }

    /**
     * Resolves a minimum or maximum block size. A content keyword resolves to the size that the
     * ratio derives from a specified inline size, or to the natural size.
     */
    private @Nullable Double blockBound(Size size) {
        boolean ofContent =
                size == SizeKeyword.MIN_CONTENT
                        || size == SizeKeyword.MAX_CONTENT
                        || size == SizeKeyword.FIT_CONTENT
                        || size instanceof FitContent;
        if (!ofContent) {
            return BlockSizing.resolve(box, input, size);
        }
        Size preferred = SizeProperties.inline(box).preferred();
        Double inline = preferred instanceof LengthPercentage ? inlineSize(preferred) : null;
        return ratio == null || inline == null ? natural().block() : blockFor(inline);
    }

    /**
     * Resolves the value of an inline size property to a border-box size; null for {@code auto},
     * {@code none} and percentages of an indefinite size. Content keywords resolve to the automatic
     * size.
     */
    private @Nullable Double inlineSize(Size size) {
        if (size instanceof LengthPercentage length) {
            Double px = LengthResolution.resolve(length, input.inline().percentageBasis());
            if (px == null) {
                return null;
            }
            return box.style().get(BOX_SIZING) == BoxSizing.BORDER_BOX
                    ? Math.max(px, edges.inlineSum())
                    : Math.max(px, 0) + edges.inlineSum();
        }
        if (size instanceof FitContent) {
            return automaticInline();
        }
        if (size instanceof CalcSize calculated) {
            Size root = calculated.root();
            Double basis =
                    root == null
                            ? Double.valueOf(edges.inlineSum())
                            : root == SizeKeyword.AUTO ? automaticInline() : inlineSize(root);
            return basis == null
                    ? null
                    : Double.valueOf(
                            CalculatedSizes.borderBox(
                                    box,
                                    calculated,
                                    basis,
                                    edges.inlineSum(),
                                    input.inline().percentageBasis()));
        }
        return switch ((SizeKeyword) size) {
            case MIN_CONTENT ->
                    isCompressedField() ? edges.inlineSum() : Double.valueOf(automaticInline());
            case MAX_CONTENT, FIT_CONTENT, CONTENT -> Double.valueOf(automaticInline());
            case STRETCH -> stretched();
            case AUTO, NONE -> null;
        };
    }

    /**
     * Whether the box is a form field that a percentage in its size properties makes compressible.
     */
    private boolean isCompressedField() {
        return Compression.of(box) == Compression.FIELD && Compression.appliesTo(box);
    }

    private @Nullable Double stretched() {
        if (!(input.inline().available() instanceof AvailableSize.Definite definite)) {
            return null;
        }
        double margins = BoxEdges.margin(box, input.percentageEdges(), box.flow()).inlineSum();
        return Math.max(definite.px() - margins, edges.inlineSum());
    }
}
