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
 * Used border-box sizes along the inline axis.
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

    /** The border-box inline size of a box that is given this input. */
    public static double borderBox(Box box, LayoutInput input, LayoutContext context) {
        return new InlineSizing(box, input, context).borderBox();
    }

    /**
     * The same where what the content asks for is known.
     *
     * @param content the border-box sizes that the content asks for
     */
    public static double borderBox(
            Box box, LayoutInput input, LayoutContext context, ContentSizes content) {
        InlineSizing sizing = new InlineSizing(box, input, context);
        sizing.content = content;
        return sizing.borderBox();
    }

    /** The bounds that {@code min-*} and {@code max-*} put on the border-box inline size. */
    public static MinMax minMax(Box box, LayoutInput input, LayoutContext context) {
        return new InlineSizing(box, input, context).minMax();
    }

    /**
     * The border-box inline size that a size property asks for; null where it is {@code auto},
     * {@code none} or a percentage of an indefinite size.
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
        // No property makes a table narrower than its columns.
        return box instanceof TableBox ? Math.max(used, contentSizes().min()) : used;
    }

    /**
     * Whether the automatic minimum counts: where the ratio gives the inline size. NB: in browsers
     * positioned boxes hold their content even where the style gives both sizes.
     *
     * @param size what the aspect ratio gives in place of the inline size; null where it does not
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

    /** The border-box size that {@code auto} means without an aspect ratio. */
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
        // Where both axes stretch, the ratio gives way.
        boolean bothStretch = isAuto && stretches() && !isContentBased();
        return bothStretch ? null : BlockSizing.definiteBlock(box, input);
    }

    /** The bounds of the block axis, seen through the aspect ratio. */
    private MinMax withTransferred(MinMax bounds) {
        PreferredRatio ratio = PreferredRatio.of(box);
        if (ratio == null) {
            return bounds;
        }
        MinMax block = BlockSizing.bounds(box, input);
        double min = block.min() == 0 ? 0 : ratio.inlineFromBlock(block.min(), edges);
        double max =
                Double.isInfinite(block.max())
                        ? block.max()
                        : ratio.inlineFromBlock(block.max(), edges);
        // A transferred bound gives way to a bound of this axis.
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
                resolve(Lengths.minimum(properties.minimum(), input.inline().percentageBasis()));
        Double max = resolve(properties.maximum());
        return new MinMax(min == null ? 0 : min, max == null ? Double.POSITIVE_INFINITY : max);
    }

    private @Nullable Double resolve(Size size) {
        if (size instanceof LengthPercentage length) {
            Double px = Lengths.resolve(length, input.inline().percentageBasis());
            if (px == null) {
                return null;
            }
            return box.style().get(BOX_SIZING) == BoxSizing.BORDER_BOX
                    ? Math.max(px, edges.inlineSum())
                    : Math.max(
                            px + edges.inlineSum() - Gutter.of(box).inlineSum(), edges.inlineSum());
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

    /** The border-box size that just fills what is available. */
    private double room() {
        double margins = BoxEdges.margin(box, input.percentageEdges(), box.flow()).inlineSum();
        return Math.max(input.inline().available().orElse(0) - margins, edges.inlineSum());
    }

    /** Border-box sizes; with an aspect ratio, a definite block size decides them. */
    private ContentSizes contentSizes() {
        if (content == null) {
            Double fromRatio = fromRatio();
            content =
                    fromRatio == null ? ownContentSizes() : new ContentSizes(fromRatio, fromRatio);
        }
        return content;
    }

    /** Of the content itself, within the bounds of the block axis seen through an aspect ratio. */
    private ContentSizes ownContentSizes() {
        ContentSizes own = context.contentSizes(box, input).plus(edges.inlineSum());
        MinMax transferred = withTransferred(MinMax.NONE);
        return new ContentSizes(transferred.clamp(own.min()), transferred.clamp(own.max()));
    }

    /**
     * The border-box intrinsic sizes of the content, whatever a definite block size and an aspect
     * ratio would make of them.
     */
    public static ContentSizes contentSizes(Box box, LayoutInput input, LayoutContext context) {
        return new InlineSizing(box, input, context).ownContentSizes();
    }
}
