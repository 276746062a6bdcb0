package browsy.layout.sizing;

import static browsy.style.property.BoxProperties.BOX_SIZING;

import browsy.css.value.CalcSize;
import browsy.css.value.FitContent;
import browsy.css.value.LengthPercentage;
import browsy.css.value.Size;
import browsy.css.value.SizeKeyword;
import browsy.css.value.box.BoxSizing;
import browsy.layout.box.Box;
import browsy.layout.box.ReplacedBox;
import browsy.layout.box.SizeProperties;
import browsy.layout.box.TableBox;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.ContentSizes;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutInput.AutoSize;
import browsy.layout.geometry.LogicalEdges;
import org.jspecify.annotations.Nullable;

/**
 * Resolves the inline-axis size properties of a box to used sizes. All sizes are border-box sizes
 * in CSS px. The order is: a size imposed by the input, the preferred size, the aspect ratio with a
 * definite block size, the automatic size (stretch or shrink-to-fit); then the minimum and maximum.
 * Content sizes are computed only if they are needed.
 *
 * @see <a href="https://drafts.csswg.org/css-sizing-3/">css-sizing-3</a>
 */
public final class InlineSizing {
    private final Box box;
    private final LayoutInput input;
    private final LayoutContext context;
    private final LogicalEdges edges;
    private final SizeProperties properties;
    private @Nullable ContentSizes content;

    private InlineSizing(Box box, LayoutInput input, LayoutContext context) {
        this.box = box;
        this.input = input;
        this.context = context;
        this.edges = BoxEdges.borderPadding(box, input.percentageEdges());
        this.properties = SizeProperties.inline(box);
    }

    /** Returns the used border-box inline size of a box under the given constraints. */
    public static double borderBox(Box box, LayoutInput input, LayoutContext context) {
        return new InlineSizing(box, input, context).borderBox();
    }

    /**
     * Returns the used border-box inline size of a box whose content sizes are already known.
     *
     * @param content the min-content and max-content sizes of the border box
     */
    public static double borderBox(
            Box box, LayoutInput input, LayoutContext context, ContentSizes content) {
        InlineSizing sizing = new InlineSizing(box, input, context);
        sizing.content = content;
        return sizing.borderBox();
    }

    /**
     * Returns the bounds that {@code min-*} and {@code max-*} set for the border-box inline size.
     */
    public static MinMax minMax(Box box, LayoutInput input, LayoutContext context) {
        return new InlineSizing(box, input, context).minMax();
    }

    /**
     * Resolves the value of a size property to a border-box inline size; null if it is {@code
     * auto}, {@code none}, a percentage of an indefinite size, or {@code stretch} in an indefinite
     * available size.
     */
    public static @Nullable Double resolve(
            Box box, LayoutInput input, Size size, LayoutContext context) {
        return new InlineSizing(box, input, context).resolve(size);
    }

    private double borderBox() {
        Double fixed = input.inline().imposedBorderBox();
        if (fixed != null) {
            return Math.max(fixed, edges.inlineSum());
        }
        if (box.sizing().isInlineAutomatic()
                && !(box instanceof ReplacedBox)
                && !(box instanceof TableBox)) {
            return Math.max(automatic(), edges.inlineSum());
        }
        Double preferred = resolve(properties.preferred());
        double size;
        MinMax bounds = minMax();
        Double fromRatio = preferred == null || isContentBased() ? fromRatio() : null;
        if (preferred != null) {
            size = preferred;
        } else if (fromRatio == null) {
            size = automatic();
            bounds = withTransferred(bounds);
        } else {
            size = fromRatio;
        }
        if (holdsContent(fromRatio)) {
            bounds = bounds.intersect(automaticMinimum(bounds));
        }
        double used = Math.max(bounds.clamp(size), edges.inlineSum());
        // No size property makes a table narrower than the min-content size of its columns.
        return box instanceof TableBox ? Math.max(used, contentSizes().min()) : used;
    }

    /**
     * Tests whether the content-based automatic minimum applies: if the inline size comes from the
     * aspect ratio. In browsers it applies to absolutely positioned boxes even if the style sets
     * both sizes.
     *
     * @param size the inline size from the aspect ratio; null if the ratio does not determine it
     */
    private boolean holdsContent(@Nullable Double size) {
        return size != null || box.isAbsolutelyPositioned() && fromRatio() != null;
    }

    private boolean isContentBased() {
        Size size = properties.preferred();
        return size == SizeKeyword.MIN_CONTENT
                || size == SizeKeyword.MAX_CONTENT
                || size == SizeKeyword.FIT_CONTENT;
    }

    /** Returns the border-box size of {@code auto} without an aspect ratio. */
    private double automatic() {
        if (input.inline().available() == AvailableSize.MIN_CONTENT) {
            return contentSizes().min();
        }
        if (!input.inline().available().isDefinite()) {
            return contentSizes().max();
        }
        boolean stretches = input.inline().auto() == AutoSize.STRETCH && !(box instanceof TableBox);
        return stretches ? room() : contentSizes().shrinkToFit(room());
    }

    private boolean stretches() {
        return input.inline().auto() == AutoSize.STRETCH && input.inline().available().isDefinite();
    }

    private @Nullable Double fromRatio() {
        PreferredRatio ratio = PreferredRatio.of(box);
        if (ratio == null) {
            return null;
        }
        Double block = definiteBlock();
        return block == null ? null : ratio.inlineFromBlock(block, edges);
    }

    private @Nullable Double definiteBlock() {
        Double fixed = input.block().imposedBorderBox();
        if (fixed != null) {
            return fixed;
        }
        boolean isAuto =
                BlockSizing.resolve(box, input, SizeProperties.block(box).preferred()) == null;
        // If both axes stretch, the aspect ratio does not apply.
        boolean bothStretch = isAuto && stretches() && !isContentBased();
        return bothStretch ? null : BlockSizing.definiteBlock(box, input);
    }

    /** Intersects the bounds with those of the block axis transferred through the aspect ratio. */
    private MinMax withTransferred(MinMax bounds) {
        PreferredRatio ratio = PreferredRatio.of(box);
        if (ratio == null) {
            return bounds;
        }
        MinMax block = BlockSizing.bounds(box, input);
        // The border box is not lower than its edges.
        double least = ratio.ofBorderBox() ? edges.blockSum() : 0;
        double min = Math.max(block.min(), least);
        min = min == 0 ? 0 : ratio.inlineFromBlock(min, edges);
        double max =
                Double.isInfinite(block.max())
                        ? block.max()
                        : ratio.inlineFromBlock(block.max(), edges);
        // A transferred bound yields to a bound of this axis.
        return new MinMax(
                Math.max(bounds.min(), Math.min(min, bounds.max())),
                Math.min(bounds.max(), Math.max(max, bounds.min())));
    }

    private MinMax automaticMinimum(MinMax bounds) {
        if (properties.minimum() != SizeKeyword.AUTO || !AutomaticMinimum.applies(box)) {
            return MinMax.NONE;
        }
        double content = context.contentSizes(box, input).min() + edges.inlineSum();
        return new MinMax(Math.min(content, bounds.max()), Double.POSITIVE_INFINITY);
    }

    private MinMax minMax() {
        Double min =
                resolve(
                        LengthResolution.minimum(
                                properties.minimum(), input.inline().percentageBasis()));
        Double max = resolve(properties.maximum());
        return MinMax.of(min, max);
    }

    private @Nullable Double resolve(Size size) {
        if (size instanceof LengthPercentage length) {
            Double px = LengthResolution.resolve(length, input.inline().percentageBasis());
            if (px == null) {
                return null;
            }
            return box.style().get(BOX_SIZING) == BoxSizing.BORDER_BOX
                    ? Math.max(px, edges.inlineSum())
                    : Math.max(
                            px + edges.inlineSum() - ScrollbarGutterSpace.of(box).inlineSum(),
                            edges.inlineSum());
        }
        if (size instanceof FitContent fit) {
            Double limit = resolve(fit.limit());
            return limit == null ? fitContent() : Double.valueOf(contentSizes().shrinkToFit(limit));
        }
        if (size instanceof CalcSize calculated) {
            return resolve(calculated);
        }
        return switch ((SizeKeyword) size) {
            case MIN_CONTENT -> Double.valueOf(contentSizes().min());
            case MAX_CONTENT, CONTENT -> Double.valueOf(contentSizes().max());
            case FIT_CONTENT -> Double.valueOf(fitContent());
            case STRETCH -> input.inline().available().isDefinite() ? room() : null;
            case AUTO, NONE -> null;
        };
    }

    private @Nullable Double resolve(CalcSize size) {
        Size root = size.root();
        Double basis;
        if (root == null) {
            basis = edges.inlineSum();
        } else if (root != SizeKeyword.AUTO) {
            basis = resolve(root);
        } else {
            basis = size == properties.minimum() ? automaticMinimum() : automaticOrFromRatio();
        }
        return basis == null
                ? null
                : Double.valueOf(
                        CalculatedSizes.borderBox(
                                box,
                                size,
                                basis,
                                edges.inlineSum(),
                                input.inline().percentageBasis()));
    }

    private double automaticOrFromRatio() {
        Double fromRatio = fromRatio();
        return fromRatio == null ? automatic() : fromRatio;
    }

    private double automaticMinimum() {
        boolean contentBased = fromRatio() != null && AutomaticMinimum.applies(box);
        return contentBased ? contentSizes().min() : edges.inlineSum();
    }

    private double fitContent() {
        if (input.inline().available() == AvailableSize.MIN_CONTENT) {
            return contentSizes().min();
        }
        return input.inline().available().isDefinite()
                ? contentSizes().shrinkToFit(room())
                : contentSizes().max();
    }

    /** Returns the border-box size that fills the available inline size. */
    private double room() {
        double margins = BoxEdges.margin(box, input.percentageEdges(), box.flow()).inlineSum();
        return Math.max(input.inline().available().orElse(0) - margins, edges.inlineSum());
    }

    /**
     * Returns the content sizes of the border box; both equal the size from the aspect ratio if the
     * block size is definite.
     */
    private ContentSizes contentSizes() {
        if (content == null) {
            Double fromRatio = fromRatio();
            content =
                    fromRatio == null ? ownContentSizes() : new ContentSizes(fromRatio, fromRatio);
        }
        return content;
    }

    /**
     * Returns the border-box sizes of the content, clamped by the block-axis bounds transferred
     * through the aspect ratio.
     */
    private ContentSizes ownContentSizes() {
        ContentSizes own = context.contentSizes(box, input).plus(edges.inlineSum());
        MinMax transferred = withTransferred(MinMax.NONE);
        return new ContentSizes(transferred.clamp(own.min()), transferred.clamp(own.max()));
    }

    /**
     * Returns the border-box content sizes of a box, ignoring a size that the aspect ratio derives
     * from a definite block size.
     */
    public static ContentSizes contentSizes(Box box, LayoutInput input, LayoutContext context) {
        return new InlineSizing(box, input, context).ownContentSizes();
    }
}
