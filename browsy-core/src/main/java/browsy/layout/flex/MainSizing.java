package browsy.layout.flex;

import static browsy.style.property.BoxProperties.DISPLAY;
import static browsy.style.property.FlexProperties.FLEX_BASIS;
import static browsy.style.property.InternalProperties.EFFECTIVE_ZOOM;

import browsy.css.value.CalcSize;
import browsy.css.value.LengthPercentage;
import browsy.css.value.Size;
import browsy.css.value.SizeKeyword;
import browsy.css.value.box.Display;
import browsy.layout.box.Box;
import browsy.layout.box.Compression;
import browsy.layout.box.NaturalSize;
import browsy.layout.box.ReplacedBox;
import browsy.layout.box.SizeProperties;
import browsy.layout.box.TableBox;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.AxisConstraints;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutInput.AutoSize;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragment.PlacedFragment;
import browsy.layout.sizing.BlockSizing;
import browsy.layout.sizing.BoxEdges;
import browsy.layout.sizing.CalculatedSizes;
import browsy.layout.sizing.InlineSizing;
import browsy.layout.sizing.LengthResolution;
import browsy.layout.sizing.MinMax;
import browsy.layout.sizing.PreferredRatio;
import org.jspecify.annotations.Nullable;

/**
 * Computes the flex base size of an item, and its minimum and maximum main size, including the
 * automatic minimum size.
 *
 * @see <a href="https://drafts.csswg.org/css-flexbox-1/#algo-main-item">css-flexbox-1 9.2</a>
 */
final class MainSizing {
    private final ItemBox item;
    private final Box box;
    private final LayoutInput input;
    private final LayoutContext context;
    private boolean contentBased;

    private MainSizing(ItemBox item, LayoutInput input, LayoutContext context) {
        this.item = item;
        this.box = item.box();
        this.input = input;
        this.context = context;
    }

    /**
     * Computes the main sizes of an item.
     *
     * @param input the layout input of the item, on its own axes; the cross size is imposed if the
     *     item is stretched to a definite size
     */
    static MainSizes of(ItemBox item, LayoutInput input, LayoutContext context) {
        return new MainSizing(item, input, context).run();
    }

    /**
     * Computes the base size, then the maximum, then the minimum; a minimum of {@code auto} is the
     * automatic minimum size, which scroll containers and legacy boxes do not have.
     */
    private MainSizes run() {
        double base = flexBase();
        boolean baseIsContent = contentBased;
        SizeProperties properties = item.mainProperties();
        Double definiteMax = resolve(properties.maximum());
        double max = definiteMax == null ? Double.POSITIVE_INFINITY : definiteMax;
        double min = item.mainBorderPadding();
        Size minimum = properties.minimum();
        boolean hasAutomatic = !item.isScrollContainer() && !item.container().legacy();
        if (minimum instanceof CalcSize calculated && calculated.root() == SizeKeyword.AUTO) {
            double basis = hasAutomatic ? automaticMinimum(properties.preferred()) : min;
            min = Math.max(min, calculated(calculated, basis));
        } else if (minimum != SizeKeyword.AUTO) {
            Double definiteMin = resolve(minimum);
            min = definiteMin == null ? min : Math.max(min, definiteMin);
        } else if (hasAutomatic) {
            min = Math.max(min, Math.min(max, automaticMinimum(properties.preferred())));
        }
        if (box instanceof TableBox) {
            // No property makes a table smaller than its content.
            min = Math.max(min, item.isMainInline() ? ownMinContent() : contentBlock());
        }
        return new MainSizes(
                Math.max(base, item.mainBorderPadding()), min, Math.max(min, max), baseIsContent);
    }

    /**
     * The flex base size: from {@code flex-basis}, or else the preferred main size, or else the
     * content.
     */
    private double flexBase() {
        Size basis = box.style().get(FLEX_BASIS);
        if (basis instanceof CalcSize calculated
                && calculated.root() instanceof SizeKeyword keyword) {
            // The specification would apply the calculation here; browsers use the keyword.
            basis = keyword;
        }
        if (basis == SizeKeyword.AUTO) {
            basis = item.mainProperties().preferred();
        }
        if (basis instanceof CalcSize calculated && calculated.root() == SizeKeyword.AUTO) {
            return calculated(calculated, contentBase());
        }
        Double definite = basis == SizeKeyword.CONTENT ? null : resolve(basis);
        if (definite == null) {
            return contentBase();
        }
        return box instanceof TableBox && !item.isMainInline()
                ? definite + captionsBlock()
                : definite;
    }

    /**
     * The block size of the captions of a table, in CSS px. Size properties of a table apply to its
     * grid box, without captions.
     *
     * @see <a href="https://drafts.csswg.org/css-tables-3/#table-structure">css-tables-3 2.1</a>
     */
    private double captionsBlock() {
        if (box.children().stream().noneMatch(MainSizing::isCaption)) {
            return 0;
        }
        double sum = 0;
        for (PlacedFragment child : natural().children()) {
            if (child.fragment() instanceof BoxFragment caption && isCaption(caption.box())) {
                sum += box.flow().toLogical(caption.size()).block();
                AvailableSize basis = input.percentageEdges();
                sum += BoxEdges.margin(caption.box(), basis, box.flow()).blockSum();
            }
        }
        return sum;
    }

    private static boolean isCaption(Box child) {
        return child.style().get(DISPLAY) == Display.TABLE_CAPTION;
    }

    private double calculated(CalcSize size, double basis) {
        boolean inline = item.isMainInline();
        return CalculatedSizes.borderBox(
                box,
                size,
                basis,
                item.mainBorderPadding(),
                inline ? input.inline().percentageBasis() : input.block().percentageBasis());
    }

    /** The flex base size from the content. */
    private double contentBase() {
        contentBased = true;
        if (!item.isMainInline()) {
            return contentBlock();
        }
        if (item.container().legacy()) {
            return inline(SizeKeyword.FIT_CONTENT);
        }
        return inline(SizeKeyword.MAX_CONTENT);
    }

    /**
     * Resolves a size property of the main axis to border-box px; null if the size is automatic or
     * depends on an indefinite size.
     */
    private @Nullable Double resolve(Size size) {
        if (item.isMainInline()) {
            if (!(size instanceof LengthPercentage)
                    && size != SizeKeyword.AUTO
                    && size != SizeKeyword.NONE
                    && size != SizeKeyword.STRETCH) {
                contentBased = true;
            }
            return InlineSizing.resolve(box, input, size, context);
        }
        Double px = BlockSizing.resolve(box, input, size);
        if (px != null) {
            return px;
        }
        if (size == SizeKeyword.MIN_CONTENT
                || size == SizeKeyword.MAX_CONTENT
                || size == SizeKeyword.FIT_CONTENT) {
            contentBased = true;
            return contentBlock();
        }
        if (size instanceof CalcSize calculated && calculated.root() != null) {
            Double basis = resolve(calculated.root());
            return basis == null ? null : Double.valueOf(calculated(calculated, basis));
        }
        return null;
    }

    private double inline(SizeKeyword keyword) {
        if (fillsAvailable()) {
            return filledInline();
        }
        Double px = InlineSizing.resolve(box, input, keyword, context);
        return px == null ? 0 : px;
    }

    /**
     * Whether the item is a replaced element with an aspect ratio but no natural or preferred size,
     * which fills the available inline size.
     *
     * @see <a href="https://drafts.csswg.org/css-images-3/#default-sizing">css-images-3 4.3</a>
     */
    private boolean fillsAvailable() {
        return box instanceof ReplacedBox replaced
                && replaced.naturalSize().width() == null
                && replaced.naturalSize().height() == null
                && SizeProperties.inline(box).preferred() == SizeKeyword.AUTO
                && PreferredRatio.of(box) != null;
    }

    private double filledInline() {
        return box.flow().toLogical(context.layout(box, input).fragment().size()).inline();
    }

    /**
     * The content-based minimum size.
     *
     * @see <a href="https://drafts.csswg.org/css-flexbox-1/#min-size-auto">css-flexbox-1 4.5</a>
     */
    private double automaticMinimum(Size preferred) {
        boolean automatic =
                preferred == SizeKeyword.AUTO
                        || preferred instanceof CalcSize calculated
                                && calculated.root() == SizeKeyword.AUTO;
        Double specified = automatic ? null : specified(preferred);
        double content = item.isMainInline() ? inline(SizeKeyword.MIN_CONTENT) : contentBlock();
        if (item.isMainInline() && isCompressible(preferred)) {
            Double fixed = resolve(LengthResolution.minimum(preferred, AvailableSize.INDEFINITE));
            content = Math.max(item.borderPadding().inlineSum(), fixed == null ? 0 : fixed);
        }
        if (!(box instanceof ReplacedBox) && PreferredRatio.of(box) != null) {
            // An aspect ratio does not make the item smaller than its content.
            content = Math.max(content, item.isMainInline() ? ownMinContent() : boundedBlock());
        }
        return specified == null ? content : Math.min(specified, content);
    }

    /**
     * Returns the specified size suggestion; null if there is none. A percentage of an indefinite
     * block size and {@code stretch} in one give the size from the aspect ratio.
     */
    private @Nullable Double specified(Size preferred) {
        Double size = resolve(preferred);
        boolean ofRatio =
                size == null
                        && !item.isMainInline()
                        && (preferred instanceof LengthPercentage
                                || preferred == SizeKeyword.STRETCH)
                        && PreferredRatio.of(box) != null;
        return ofRatio ? Double.valueOf(contentBlock()) : size;
    }

    /**
     * Whether the item is a field that is compressible along the main axis: its content size and
     * the percentages in its preferred size count as zero.
     *
     * @see <a
     *     href="https://drafts.csswg.org/css-sizing-3/#replaced-percentage-min-contribution">css-sizing-3</a>
     */
    private boolean isCompressible(Size preferred) {
        return Compression.of(box) == Compression.FIELD && Compression.hasPercentage(preferred);
    }

    private double ownMinContent() {
        return InlineSizing.contentSizes(box, input, context).min();
    }

    /**
     * The border-box block size from the content, or from the inline size through an aspect ratio.
     */
    private double contentBlock() {
        PreferredRatio ratio = PreferredRatio.of(box);
        if (box instanceof ReplacedBox replaced) {
            return replacedBlock(replaced, ratio);
        }
        if (ratio != null) {
            double inlineSize = InlineSizing.borderBox(box, input, context);
            return ratio.blockFromInline(inlineSize, item.borderPadding());
        }
        return ownBlock();
    }

    /**
     * The block size of the content, clamped to the inline minimum and maximum transferred through
     * the aspect ratio.
     */
    private double boundedBlock() {
        PreferredRatio ratio = PreferredRatio.of(box);
        double size = ownBlock();
        if (ratio == null) {
            return size;
        }
        MinMax inline = InlineSizing.minMax(box, input, context);
        double max =
                Double.isInfinite(inline.max())
                        ? inline.max()
                        : ratio.blockFromInline(inline.max(), item.borderPadding());
        double min =
                inline.min() == 0 ? 0 : ratio.blockFromInline(inline.min(), item.borderPadding());
        return new MinMax(min, max).clamp(size);
    }

    private double ownBlock() {
        return box.flow().toLogical(natural().size()).block();
    }

    /** The fragment of the item with an automatic block size. */
    private BoxFragment natural() {
        LayoutInput measure = input.withImposedBlock(null).withBlockAuto(blockBehaviour());
        LayoutInput indefinite =
                new LayoutInput(
                        measure.inline(),
                        AxisConstraints.of(
                                measure.block().available(),
                                AvailableSize.INDEFINITE,
                                measure.block().auto()),
                        measure.percentageEdges());
        return context.layout(box, indefinite).fragment();
    }

    /**
     * The block behaviour for {@link #natural()}. An item without block size properties is laid out
     * with an input that other measurements use too, so that the cached result is shared.
     */
    private AutoSize blockBehaviour() {
        SizeProperties block = SizeProperties.block(box);
        boolean automatic =
                block.preferred() == SizeKeyword.AUTO
                        && block.minimum() == SizeKeyword.AUTO
                        && block.maximum() == SizeKeyword.NONE
                        && PreferredRatio.of(box) == null;
        return automatic ? AutoSize.FIT_CONTENT : AutoSize.INTRINSIC;
    }

    /**
     * The block size of a replaced element regardless of its block size properties: from its inline
     * size (imposed, preferred, natural, transferred from the natural block size, or available, in
     * this order) through the aspect ratio, or else its natural block size, or else 150 px (300 px
     * in vertical writing modes).
     */
    private double replacedBlock(ReplacedBox replaced, @Nullable PreferredRatio ratio) {
        NaturalSize natural = replaced.naturalSize();
        boolean horizontal = box.flow().isHorizontal();
        Double naturalInline = horizontal ? natural.width() : natural.height();
        Double naturalBlock = horizontal ? natural.height() : natural.width();
        Double fixed = input.inline().imposedBorderBox();
        Double preferred =
                InlineSizing.resolve(box, input, SizeProperties.inline(box).preferred(), context);
        MinMax bounds = InlineSizing.minMax(box, input, context);
        double edges = item.borderPadding().inlineSum();
        Double inlineSize = null;
        if (fixed != null) {
            inlineSize = fixed;
        } else if (preferred != null) {
            inlineSize = bounds.clamp(preferred);
        } else if (ratio != null && naturalInline != null) {
            inlineSize = bounds.clamp(naturalInline + edges);
        } else if (ratio != null && naturalBlock != null) {
            double block = naturalBlock + item.borderPadding().blockSum();
            inlineSize = bounds.clamp(ratio.inlineFromBlock(block, item.borderPadding()));
        } else if (fillsAvailable()) {
            inlineSize = filledInline();
        }
        if (ratio != null && inlineSize != null) {
            return ratio.blockFromInline(inlineSize, item.borderPadding());
        }
        double fallback = (horizontal ? 150 : 300) * box.style().get(EFFECTIVE_ZOOM);
        return (naturalBlock == null ? fallback : naturalBlock) + item.borderPadding().blockSum();
    }
}
