package browsy.layout.sizing;

import static browsy.style.property.BoxProperties.BOX_SIZING;

import browsy.css.value.CalcSize;
import browsy.css.value.LengthPercentage;
import browsy.css.value.Size;
import browsy.css.value.SizeKeyword;
import browsy.css.value.box.BoxSizing;
import browsy.layout.box.Box;
import browsy.layout.box.ReplacedBox;
import browsy.layout.box.SizeProperties;
import browsy.layout.box.TableBox;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.ImposedSize;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutInput.AutoSize;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.LogicalSize;
import org.jspecify.annotations.Nullable;

/**
 * Resolves the block-axis size properties of a box to used sizes. All sizes are border-box sizes in
 * CSS px. The order is: a size imposed by the input, the preferred size or stretching, the aspect
 * ratio, the content; then the minimum and maximum.
 *
 * @see <a href="https://drafts.csswg.org/css-sizing-3/">css-sizing-3</a>
 */
public final class BlockSizing {
    private BlockSizing() {}

    /** Tests whether only the content determines the size, which is the common case. */
    private static boolean isAutomatic(Box box, LayoutInput input) {
        return !input.block().isImposed()
                && (!input.block().auto().isStretching() || !input.block().available().isDefinite())
                && box.sizing().isBlockAutomatic()
                && !(box instanceof ReplacedBox);
    }

    /**
     * Returns the used border-box block size.
     *
     * @param inlineSize the used border-box inline size
     * @param automatic the border-box block size of the content
     */
    public static double borderBox(
            Box box, LayoutInput input, double inlineSize, double automatic) {
        LogicalEdges edges = BoxEdges.borderPadding(box, input.percentageEdges());
        ImposedSize imposed = input.block().imposed();
        if (imposed != null) {
            return Math.max(imposed.borderBox(), edges.blockSum());
        }
        if (input.block().auto().isIntrinsic() || isAutomatic(box, input)) {
            return Math.max(automatic, edges.blockSum());
        }
        Double definite = definiteBeforeMinMax(box, input, inlineSize);
        double size = definite == null ? fromContent(box, input, automatic) : definite;
        if (input.block().auto() == AutoSize.STRETCH_AT_LEAST) {
            size = Math.max(size, automatic);
        }
        return Math.max(minMax(box, input, inlineSize, automatic).clamp(size), edges.blockSum());
    }

    /**
     * Returns the border-box block size if it is definite before the content is laid out; null if
     * it depends on the content.
     *
     * @param inlineSize the used border-box inline size
     */
    public static @Nullable Double definite(Box box, LayoutInput input, double inlineSize) {
        if (isAutomatic(box, input)) {
            return null;
        }
        LogicalEdges edges = BoxEdges.borderPadding(box, input.percentageEdges());
        ImposedSize imposed = input.block().imposed();
        if (imposed != null) {
            return imposed.isDefinite() ? Math.max(imposed.borderBox(), edges.blockSum()) : null;
        }
        if (input.block().auto().isIntrinsic()) {
            return null;
        }
        Double size = definiteBeforeMinMax(box, input, inlineSize);
        if (size == null) {
            return null;
        }
        return Math.max(minMax(box, input, inlineSize, size).clamp(size), edges.blockSum());
    }

    /**
     * Returns the percentage basis for block sizes of children: the content-box block size,
     * indefinite if it depends on the content.
     *
     * @param inlineSize the used border-box inline size
     */
    public static AvailableSize childPercentageBasis(
            Box box, LayoutInput input, double inlineSize) {
        Double definite = definite(box, input, inlineSize);
        if (definite == null) {
            return AvailableSize.INDEFINITE;
        }
        LogicalEdges edges = BoxEdges.borderPadding(box, input.percentageEdges());
        return AvailableSize.definite(definite - edges.blockSum());
    }

    /**
     * Returns the percentage basis for block sizes of children before the inline size is known. A
     * size that comes from an aspect ratio is indefinite here.
     */
    public static AvailableSize childPercentageBasis(Box box, LayoutInput input) {
        Double definite = definiteBlock(box, input);
        if (definite == null) {
            return AvailableSize.INDEFINITE;
        }
        LogicalEdges edges = BoxEdges.borderPadding(box, input.percentageEdges());
        return AvailableSize.definite(Math.max(0, definite - edges.blockSum()));
    }

    /**
     * Returns the border-box block size if it is definite without an inline size, that is, without
     * an aspect ratio; null otherwise.
     */
    static @Nullable Double definiteBlock(Box box, LayoutInput input) {
        if (isAutomatic(box, input)) {
            return null;
        }
        ImposedSize imposed = input.block().imposed();
        if (imposed != null) {
            return imposed.isDefinite() ? Double.valueOf(imposed.borderBox()) : null;
        }
        Double size = input.block().auto().isIntrinsic() ? null : definiteWithoutRatio(box, input);
        return size == null ? null : Double.valueOf(bounds(box, input).clamp(size));
    }

    /**
     * Returns the minimum and maximum that do not depend on the content; keywords for content sizes
     * are ignored.
     */
    static MinMax bounds(Box box, LayoutInput input) {
        SizeProperties block = SizeProperties.block(box);
        Double min =
                resolve(
                        box,
                        input,
                        LengthResolution.minimum(block.minimum(), input.block().percentageBasis()));
        Double max = resolve(box, input, block.maximum());
        return MinMax.of(min, max);
    }

    /**
     * Returns the minimum and maximum of the block axis. If a bound is a content size, the box is
     * laid out to measure its content.
     */
    public static MinMax bounds(Box box, LayoutInput input, LayoutContext context) {
        SizeProperties block = SizeProperties.block(box);
        MinMax lengths = bounds(box, input);
        boolean atLeastContent = isContentBased(block.minimum());
        boolean atMostContent = isContentBased(block.maximum());
        if (!atLeastContent && !atMostContent) {
            return lengths;
        }
        LayoutInput free = input.withImposedBlock(null).withBlockAuto(AutoSize.INTRINSIC);
        LogicalSize size = box.flow().toLogical(context.layout(box, free).fragment().size());
        Double ofRatio = fromRatio(box, input, size.inline());
        double content = ofRatio == null ? size.block() : ofRatio;
        return new MinMax(
                atLeastContent ? content : lengths.min(), atMostContent ? content : lengths.max());
    }

    /**
     * Returns the minimum and maximum of the content-box size by the size properties alone, without
     * the size of the content.
     *
     * @param edges the borders and paddings
     */
    public static MinMax contentMinMax(Box box, LayoutInput input, LogicalEdges edges) {
        SizeProperties properties = SizeProperties.block(box);
        Size minimum =
                LengthResolution.minimum(properties.minimum(), input.block().percentageBasis());
        Double min = resolve(box, input, minimum);
        Double max = resolve(box, input, properties.maximum());
        double least = min == null ? 0 : Math.max(0, min - edges.blockSum());
        return new MinMax(
                least,
                max == null ? Double.POSITIVE_INFINITY : Math.max(least, max - edges.blockSum()));
    }

    private static @Nullable Double definiteBeforeMinMax(
            Box box, LayoutInput input, double inlineSize) {
        Double size = definiteWithoutRatio(box, input);
        if (size != null) {
            return size;
        }
        Size preferred = SizeProperties.block(box).preferred();
        if (preferred instanceof CalcSize calculated && calculated.root() == SizeKeyword.AUTO) {
            Double basis = definiteAutomatic(box, input, inlineSize);
            return basis == null ? null : calculated(box, input, calculated, basis);
        }
        if (behavesAsAuto(box)) {
            return definiteAutomatic(box, input, inlineSize);
        }
        return isContentBased(preferred) ? fromRatio(box, input, inlineSize) : null;
    }

    /**
     * Returns the size that {@code auto} computes to by stretching or aspect ratio; null if the
     * content determines it.
     */
    private static @Nullable Double definiteAutomatic(
            Box box, LayoutInput input, double inlineSize) {
        if (input.block().auto().isStretching() && input.block().available().isDefinite()) {
            return stretched(box, input);
        }
        return fromRatio(box, input, inlineSize);
    }

    private static @Nullable Double fromRatio(Box box, LayoutInput input, double inlineSize) {
        PreferredRatio ratio = PreferredRatio.of(box);
        return ratio == null
                ? null
                : ratio.blockFromInline(
                        inlineSize, BoxEdges.borderPadding(box, input.percentageEdges()));
    }

    /**
     * Returns the border-box block size from the preferred size or from stretching, before the
     * minimum and maximum; null if neither gives one.
     */
    private static @Nullable Double definiteWithoutRatio(Box box, LayoutInput input) {
        Double size = resolve(box, input, SizeProperties.block(box).preferred());
        if (size != null) {
            return size;
        }
        return behavesAsAuto(box)
                        && input.block().auto().isStretching()
                        && input.block().available().isDefinite()
                ? Double.valueOf(stretched(box, input))
                : null;
    }

    private static boolean behavesAsAuto(Box box) {
        Size preferred = SizeProperties.block(box).preferred();
        return preferred == SizeKeyword.AUTO
                || preferred == SizeKeyword.STRETCH
                || preferred instanceof LengthPercentage;
    }

    /**
     * Resolves the value of a size property to a border-box size; null if it depends on the content
     * or is a percentage of an indefinite size.
     */
    public static @Nullable Double resolve(Box box, LayoutInput input, Size size) {
        if (size == SizeKeyword.AUTO || size == SizeKeyword.NONE) {
            return null;
        }
        LogicalEdges edges = BoxEdges.borderPadding(box, input.percentageEdges());
        if (size instanceof LengthPercentage length) {
            Double px = LengthResolution.resolve(length, input.block().percentageBasis());
            if (px == null) {
                return null;
            }
            boolean ofBorderBox = box.style().get(BOX_SIZING) == BoxSizing.BORDER_BOX;
            return ofBorderBox
                    ? Math.max(px, edges.blockSum())
                    : Math.max(px, 0) + edges.blockSum();
        }
        if (size == SizeKeyword.STRETCH && input.block().available().isDefinite()) {
            return stretched(box, input);
        }
        if (size instanceof CalcSize calculated) {
            Size root = calculated.root();
            Double basis =
                    root == null ? Double.valueOf(edges.blockSum()) : resolve(box, input, root);
            return basis == null ? null : calculated(box, input, calculated, basis);
        }
        return null;
    }

    /**
     * Returns the border-box size of a box whose preferred size depends on the content.
     *
     * @param content the border-box block size of the content
     */
    private static double fromContent(Box box, LayoutInput input, double content) {
        return SizeProperties.block(box).preferred() instanceof CalcSize calculated
                ? calculated(box, input, calculated, content)
                : content;
    }

    private static double calculated(Box box, LayoutInput input, CalcSize size, double basis) {
        double edges = BoxEdges.borderPadding(box, input.percentageEdges()).blockSum();
        return CalculatedSizes.borderBox(box, size, basis, edges, input.block().percentageBasis());
    }

    private static double stretched(Box box, LayoutInput input) {
        LogicalEdges edges = BoxEdges.borderPadding(box, input.percentageEdges());
        double margins = BoxEdges.margin(box, input.percentageEdges(), box.flow()).blockSum();
        return Math.max(input.block().available().orElse(0) - margins, edges.blockSum());
    }

    /**
     * Returns the minimum and maximum of the border-box block size. Lengths are resolved; keywords
     * for content sizes use the size from the aspect ratio or the content; {@code calc-size()} is
     * applied to the content.
     *
     * @param inlineSize the used border-box inline size
     * @param automatic the border-box block size of the content
     */
    public static MinMax minMax(Box box, LayoutInput input, double inlineSize, double automatic) {
        SizeProperties properties = SizeProperties.block(box);
        Double min =
                resolve(
                        box,
                        input,
                        LengthResolution.minimum(
                                properties.minimum(), input.block().percentageBasis()));
        Double max = resolve(box, input, properties.maximum());
        Double content = fromRatio(box, input, inlineSize);
        double intrinsic = content == null ? automatic : content;
        // A maximum by content does not apply to tables: in browsers a table is at least as high as
        // its height property.
        if (max == null && isContentBased(properties.maximum()) && !(box instanceof TableBox)) {
            max = intrinsic;
        }
        // The minimum: a length, a content keyword, calc-size(), or the automatic minimum.
        double least = min == null ? 0 : min;
        if (min == null && isContentBased(properties.minimum())) {
            least = intrinsic;
        }
        if (min == null && properties.minimum() instanceof CalcSize calculated) {
            boolean contentBased =
                    calculated.root() != SizeKeyword.AUTO
                            || isRatioDependent(box, input) && AutomaticMinimum.applies(box);
            double edges = BoxEdges.borderPadding(box, input.percentageEdges()).blockSum();
            least = calculated(box, input, calculated, contentBased ? automatic : edges);
        }
        if (min == null && isAtLeastContent(box, input)) {
            least = max == null ? automatic : Math.min(automatic, max);
        }
        // The maximum: a length or content keyword, or calc-size().
        double most = max == null ? Double.POSITIVE_INFINITY : max;
        if (max == null && properties.maximum() instanceof CalcSize calculated) {
            most = calculated(box, input, calculated, automatic);
        }
        return new MinMax(least, most);
    }

    /**
     * Tests whether the block size comes from an aspect ratio and is subject to the content-based
     * automatic minimum.
     *
     * @see <a href="https://drafts.csswg.org/css-sizing-4/#aspect-ratio-minimum">css-sizing-4</a>
     */
    public static boolean isAtLeastContent(Box box, LayoutInput input) {
        return SizeProperties.block(box).minimum() == SizeKeyword.AUTO
                && isRatioDependent(box, input)
                && AutomaticMinimum.applies(box);
    }

    /**
     * Tests whether the block size comes from an aspect ratio. A percentage and {@code stretch}
     * count as specified sizes even if what they refer to is indefinite.
     */
    private static boolean isRatioDependent(Box box, LayoutInput input) {
        Size preferred = SizeProperties.block(box).preferred();
        return PreferredRatio.of(box) != null
                && !(preferred instanceof LengthPercentage)
                && preferred != SizeKeyword.STRETCH
                && resolve(box, input, preferred) == null
                && !(input.block().auto().isStretching() && input.block().available().isDefinite());
    }

    private static boolean isContentBased(Size size) {
        return size == SizeKeyword.MIN_CONTENT
                || size == SizeKeyword.MAX_CONTENT
                || size == SizeKeyword.FIT_CONTENT;
    }
}
