package browsy.layout.flex;

import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutResult;
import browsy.layout.flex.FlexSolution.Line;
import browsy.layout.sizing.PreferredRatio;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the lines of a flex container and lays out its items at their flexed sizes.
 *
 * @see <a href="https://drafts.csswg.org/css-flexbox-1/#layout-algorithm">css-flexbox-1 9</a>
 */
final class FlexMeasure {
    private final FlexStyle style;
    private final FlexSpace space;
    private final MainBounds bounds;
    private final LayoutContext context;
    private final FlexSolver solver;
    private final ItemInputs inputs;

    /**
     * The container's main axis.
     *
     * @param size the inner main size
     * @param min its minimum where {@code size} is not definite
     * @param max its maximum where {@code size} is not definite
     */
    record MainBounds(AvailableSize size, double min, double max) {}

    FlexMeasure(
            FlexStyle style,
            FlexSpace space,
            MainBounds bounds,
            LayoutContext context,
            FlexSolver solver) {
        this.style = style;
        this.space = space;
        this.bounds = bounds;
        this.context = context;
        this.solver = solver;
        this.inputs = new ItemInputs(style, space.acrossLine(style), context);
    }

    FlexSpace space() {
        return space;
    }

    ItemInputs inputs() {
        return inputs;
    }

    /** The gap between items: percentages refer to the main size where that is definite. */
    double mainGap() {
        return style.mainGap(style.column() ? space.percentageBlock() : bounds.size());
    }

    List<FlexLine> lines(List<Box> boxes) {
        // 2-3. Determine the flex base size and hypothetical main size of each item.
        List<ItemBox> items = new ArrayList<>(boxes.size());
        List<MainSizes> sizes = new ArrayList<>(boxes.size());
        List<FlexItem> flexItems = new ArrayList<>(boxes.size());
        for (Box box : boxes) {
            ItemBox item = ItemBox.of(box, style, space.percentageInline());
            MainSizes size = MainSizing.of(item, inputs.forBase(item), context);
            items.add(item);
            sizes.add(size);
            flexItems.add(flexItem(item, size));
        }
        // 4-6. Determine the main size, collect items into lines, resolve the flexible lengths.
        FlexProblem problem =
                new FlexProblem(
                        bounds.size(),
                        bounds.min(),
                        bounds.max(),
                        mainGap(),
                        style.lineBreaking(),
                        flexItems);
        // 7-8. Determine the hypothetical cross size of each item and the cross size of each line.
        FlexSolution solution = solver.solve(problem);
        List<FlexLine> lines = new ArrayList<>(solution.lines().size());
        for (Line line : solution.lines()) {
            lines.add(FlexLine.of(measure(line, items, sizes)));
        }
        return lines;
    }

    static FlexItem flexItem(ItemBox item, MainSizes size) {
        double edges = item.mainBorderPadding();
        return new FlexItem(
                size.base() - edges,
                size.min() - edges,
                size.max() - edges,
                item.mainMargins() + edges,
                item.grow(),
                item.shrink());
    }

    private List<MeasuredItem> measure(Line line, List<ItemBox> items, List<MainSizes> sizes) {
        List<MeasuredItem> measured = new ArrayList<>(line.sizes().size());
        for (int i = line.first(); i < line.end(); i++) {
            ItemBox item = items.get(i);
            double main = line.sizes().get(i - line.first()) + item.mainBorderPadding();
            measured.add(measure(item, main, isMainDefinite(item, sizes.get(i))));
        }
        return measured;
    }

    private MeasuredItem measure(ItemBox item, double main, boolean definite) {
        LayoutInput input = inputs.forLayout(item, main, definite, AvailableSize.INDEFINITE);
        LayoutResult result = context.layout(item.box(), input);
        return new MeasuredItem(item, main, definite, result, item.baseline(result.fragment()));
    }

    /**
     * Whether children of the item may refer to its main size.
     *
     * @see <a href="https://drafts.csswg.org/css-flexbox-1/#definite-sizes">css-flexbox-1 9.8</a>
     */
    private boolean isMainDefinite(ItemBox item, MainSizes size) {
        return item.isMainInline()
                || !style.column()
                || space.block().isDefinite()
                || !size.contentBased()
                || PreferredRatio.of(item.box()) != null;
    }
}
