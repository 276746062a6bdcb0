package browsy.layout.flex;

import browsy.layout.box.Box;
import browsy.layout.box.StretchDependence;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.ContentSizes;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.flex.FlexMeasure.MainBounds;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.sizing.BlockSizing;
import browsy.layout.sizing.BoxEdges;
import browsy.layout.sizing.InlineSizing;
import browsy.layout.sizing.IntrinsicContributions;
import browsy.layout.sizing.PreferredRatio;
import java.util.List;

/**
 * The intrinsic inline sizes of a flex container. For rows this is not the algorithm of the
 * specification, which no browser implements, but the one that browsers agree on: the sum of the
 * items' contributions, where an item that cannot flex from its definite base size towards its
 * contribution counts with the base size.
 *
 * @see <a href="https://drafts.csswg.org/css-flexbox-1/#intrinsic-sizes">css-flexbox-1 9.9</a>
 */
final class FlexIntrinsicSizes {
    private final Box box;
    private final FlexStyle style;
    private final LayoutContext context;
    private final FlexSolver solver;
    private final FlexSpace space;
    private final ItemInputs inputs;
    private final MainBounds blockBounds;

    FlexIntrinsicSizes(Box box, LayoutInput input, LayoutContext context, FlexSolver solver) {
        this.box = box;
        this.style = FlexStyle.of(box);
        this.context = context;
        this.solver = solver;
        LogicalEdges edges = BoxEdges.borderPadding(box, input.percentageEdges());
        Double definite = BlockSizing.definite(box, input, 0);
        AvailableSize block =
                definite == null || PreferredRatio.of(box) != null
                        ? AvailableSize.INDEFINITE
                        : AvailableSize.definite(definite - edges.blockSum());
        this.space = FlexSpace.of(AvailableSize.INDEFINITE, block);
        this.inputs = new ItemInputs(style, space.acrossLine(style), context);
        this.blockBounds = FlexLayout.blockBounds(box, input, block, edges);
    }

    ContentSizes compute() {
        List<Box> boxes = FlexItems.inOrder(box, style);
        if (boxes.isEmpty()) {
            return ContentSizes.ZERO;
        }
        ContentSizes sizes;
        if (!style.column()) {
            sizes = row(boxes);
        } else {
            sizes = style.wraps() ? wrappedColumn(boxes) : column(boxes);
        }
        double min = Math.max(0, sizes.min());
        return new ContentSizes(min, Math.max(min, sizes.max()));
    }

    private ContentSizes row(List<Box> boxes) {
        double min = 0;
        double largest = 0;
        double[] max = new double[boxes.size()];
        for (int i = 0; i < max.length; i++) {
            ItemBox item = ItemBox.of(boxes.get(i), style, AvailableSize.INDEFINITE);
            MainSizes main = MainSizing.of(item, inputs.forBase(item), context);
            ContentSizes itemSizes = contribution(item);
            double margins = item.mainMargins();
            largest = Math.max(largest, itemSizes.min() + margins);
            min += flexed(itemSizes.min(), item, main) + margins;
            max[i] = flexed(itemSizes.max(), item, main) + margins;
        }
        double gap = style.mainGap(AvailableSize.INDEFINITE);
        return new ContentSizes(
                style.wraps() ? largest : min + gap * (max.length - 1), longestLine(max, gap));
    }

    /**
     * The size of the longest line if all items are on one line, or balanced over {@code
     * flex-line-count} lines.
     */
    private double longestLine(double[] sizes, double gap) {
        double longest = Double.NEGATIVE_INFINITY;
        int start = 0;
        for (int end :
                BalancedFlexLines.ends(
                        sizes, Double.POSITIVE_INFINITY, gap, style.lineBreaking().leastLines())) {
            double line = gap * (end - start - 1);
            for (int i = start; i < end; i++) {
                line += sizes[i];
            }
            longest = Math.max(longest, line);
            start = end;
        }
        return longest;
    }

    /**
     * The contribution of an item, or its hypothetical size if the item cannot flex from its
     * definite base size towards the contribution.
     */
    private static double flexed(double contribution, ItemBox item, MainSizes main) {
        boolean isStuck =
                (contribution > main.base() && item.grow() == 0)
                        || (contribution < main.base() && item.shrink() == 0);
        return isStuck && !main.contentBased() ? main.hypothetical() : contribution;
    }

    private ContentSizes column(List<Box> boxes) {
        ContentSizes sizes = ContentSizes.ZERO;
        for (Box child : boxes) {
            ItemBox item = ItemBox.of(child, style, AvailableSize.INDEFINITE);
            sizes = sizes.encompass(contribution(item).plus(item.crossMargins()));
        }
        return sizes;
    }

    /**
     * The border-box contributions of an item along the container's inline axis. A definite cross
     * size of the item affects them through an aspect ratio.
     */
    private ContentSizes contribution(ItemBox item) {
        LayoutInput input = inputs.forBase(item);
        boolean hasCrossSize =
                item.isOrthogonal() ? input.inline().isImposed() : input.block().isImposed();
        if (hasCrossSize && PreferredRatio.of(item.box()) != null) {
            double size =
                    item.isOrthogonal()
                            ? block(item.box(), input)
                            : InlineSizing.borderBox(item.box(), input, context);
            ContentSizes sizes = new ContentSizes(size, size);
            return item.isOrthogonal()
                    ? sizes
                    : IntrinsicContributions.compressed(item.box(), sizes, input, context);
        }
        if (hasCrossSize && !item.isOrthogonal() && StretchDependence.of(item.box())) {
            return new ContentSizes(
                    inline(item.box(), input, AvailableSize.MIN_CONTENT),
                    inline(item.box(), input, AvailableSize.MAX_CONTENT));
        }
        return IntrinsicContributions.borderBox(item.box(), box, space.percentageBlock(), context);
    }

    private double inline(Box item, LayoutInput input, AvailableSize available) {
        return InlineSizing.borderBox(item, input.withAvailableInline(available), context);
    }

    private double block(Box item, LayoutInput input) {
        return item.flow().toLogical(context.layout(item, input).fragment().size()).block();
    }

    /**
     * The sizes of a column container that wraps: the max-content size is the sum of the columns,
     * each as wide as its largest contribution. As in browsers, a width that results from a flexed
     * height through an aspect ratio does not count.
     */
    private ContentSizes wrappedColumn(List<Box> boxes) {
        ContentSizes largest = column(boxes);
        FlexSpace measured = FlexSpace.of(AvailableSize.definite(largest.max()), space.block());
        List<FlexLine> lines =
                new FlexMeasure(style, measured, blockBounds, context, solver).lines(boxes);
        double max = style.crossGap(AvailableSize.INDEFINITE) * (lines.size() - 1);
        for (FlexLine line : lines) {
            max += column(line.items().stream().map(item -> item.item().box()).toList()).max();
        }
        return new ContentSizes(largest.min(), max);
    }
}
