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
 * Breaks the items of a flex container into lines, and lays out each item at its flexed main size.
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
     * The inner main size of the container and its bounds, in CSS px.
     *
     * @param size the inner main size; indefinite if the content decides it
     * @param min the minimum of an indefinite size
     * @param max the maximum of an indefinite size; infinite if there is none
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

    /** The gap between items. Percentages refer to the main size if that is definite. */
    double mainGap() {
        return style.mainGap(style.column() ? space.percentageBlock() : bounds.size());
    }

    /**
     * Returns the lines with measured items: sizes the items, lets the solver break and flex the
     * lines, and lays out each item at its flexed size. The numbers are the steps of the
     * specification's algorithm.
     */
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
        FlexSolution solution = solver.solve(problem);
        // 7-8. Determine the hypothetical cross size of each item and the cross size of each line.
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
     * Whether the main size of an item is definite, so that its children's percentages can refer to
     * it.
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
