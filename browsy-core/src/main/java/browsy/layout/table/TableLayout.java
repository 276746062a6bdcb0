package browsy.layout.table;

import static browsy.style.property.TableProperties.CAPTION_SIDE;

import browsy.css.value.SizeKeyword;
import browsy.css.value.table.CaptionSide;
import browsy.layout.box.Box;
import browsy.layout.box.SizeProperties;
import browsy.layout.box.TableBox;
import browsy.layout.box.table.TableSection;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.AxisConstraints;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutInput.AutoSize;
import browsy.layout.context.LayoutResult;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.LogicalOffset;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.sizing.BlockSizing;
import browsy.layout.sizing.BoxEdges;
import browsy.layout.sizing.OrthogonalAvailableSize;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * Lays out one table with a known inline size.
 *
 * <ol>
 *   <li>Lay out the captions, with the width of the table.
 *   <li>Measure the rows of all row groups.
 *   <li>Distribute a larger specified height to row groups and rows.
 *   <li>Build the fragments: top captions, grid, bottom captions.
 * </ol>
 */
final class TableLayout {
    private final TableBox table;
    private final LayoutInput input;
    private final LayoutContext context;
    private final TableSizes sizes;
    private final WritingFlow flow;
    private final LogicalEdges edges;
    private final double fullInline;
    private final double inline;
    private final TableColumns columns;
    private final CellLayout cellLayout;
    private final RowSizer rowSizer;
    private final double spacing;

    /**
     * Prepares the layout.
     *
     * @param fullInline the border-box inline size before the width of collapsed columns is
     *     subtracted
     */
    TableLayout(
            TableBox table,
            LayoutInput input,
            LayoutContext context,
            TableSizes sizes,
            double fullInline) {
        this.table = table;
        this.input = input;
        this.context = context;
        this.sizes = sizes;
        this.flow = table.flow();
        this.edges = sizes.edges();
        this.fullInline = fullInline;
        this.inline = fullInline - sizes.collapsedWidth(fullInline);
        this.columns = sizes.columns(fullInline);
        double content = fullInline - edges.inlineSum();
        this.cellLayout = new CellLayout(flow, content, hasSpecifiedBlock(table), context);
        this.spacing = sizes.hasColumns() ? sizes.spacing().block() : 0;
        TableColumns measured = sizes.hasCollapsed() ? sizes.columnsOfRows(fullInline) : columns;
        this.rowSizer =
                new RowSizer(flow, measured, spacing, content, cellLayout, context.isQuirksMode());
    }

    LayoutResult layout() {
        List<Caption> top = captions(CaptionSide.TOP);
        List<Caption> bottom = captions(CaptionSide.BOTTOM);
        double captionBlock = block(top) + block(bottom);
        List<SectionLayout> sections = sections();
        double natural = gridBlock(sections, SectionLayout::block);
        // In quirks mode a table without row groups has no height in browsers.
        boolean hasNoHeight = sections.isEmpty() && context.isQuirksMode();
        double specified = hasNoHeight ? natural : specifiedGrid(natural, captionBlock);
        if (specified > natural || BlockSizing.definite(table, input, inlineOfRatio()) != null) {
            distribute(sections, specified);
        }
        double grid =
                Math.max(
                        gridBlock(sections, SectionLayout::shownBlock),
                        specified - collapsedBlock(sections));
        LogicalSize size = new LogicalSize(inline, grid + captionBlock);
        TableFragments fragments =
                new TableFragments(table, context, columns, sizes, cellLayout, rowSizer, size);
        placeCaptions(fragments, top, 0);
        double gridStart = block(top);
        // A size that the parent imposes, such as by stretching, is not a percentage basis.
        fragments.placeGrid(sections, gridStart, hasSpecifiedBlock(table));
        placeCaptions(fragments, bottom, gridStart + grid);
        return fragments.result();
    }

    private static boolean hasSpecifiedBlock(TableBox table) {
        return SizeProperties.block(table).preferred() != SizeKeyword.AUTO;
    }

    /**
     * A caption that has been laid out, with its used margins and border-box size on the axes of
     * the table.
     */
    private record Caption(LayoutResult result, LogicalEdges margin, LogicalSize size) {
        double block() {
            return margin.blockSum() + size.block();
        }
    }

    private List<Caption> captions(CaptionSide side) {
        List<Caption> captions = new ArrayList<>();
        for (Box box : sizes.grid().captions()) {
            if (box.style().get(CAPTION_SIDE) == side) {
                captions.add(caption(box));
            }
        }
        return captions;
    }

    private Caption caption(Box box) {
        AvailableSize available = AvailableSize.definite(inline);
        LayoutInput input =
                box.flow().isOrthogonalTo(flow)
                        ? orthogonal(available)
                        : LayoutInput.inContainingBlock(available, AvailableSize.INDEFINITE);
        LayoutResult result = context.layout(box, input);
        LogicalSize size = flow.toLogical(result.fragment().size());
        LogicalEdges margin = BoxEdges.margin(box, available, flow);
        BoxEdges.AutoMargins auto = BoxEdges.autoMargins(box, flow);
        double room = Math.max(0, inline - size.inline() - margin.inlineSum());
        double start = 0;
        if (auto.inlineStart()) {
            start = auto.inlineEnd() ? room / 2 : room;
        }
        return new Caption(result, margin.plus(new LogicalEdges(start, room - start, 0, 0)), size);
    }

    /**
     * Returns the constraints of a caption whose inline axis is the table's block axis: it is
     * stretched along the table's inline axis.
     */
    private LayoutInput orthogonal(AvailableSize available) {
        return new LayoutInput(
                AxisConstraints.fitContent(
                        AvailableSize.definite(OrthogonalAvailableSize.ofWindow(flow, context)),
                        AvailableSize.INDEFINITE),
                AxisConstraints.of(available, available, AutoSize.STRETCH),
                available);
    }

    private static double block(List<Caption> captions) {
        double sum = 0;
        for (Caption caption : captions) {
            sum += caption.block();
        }
        return sum;
    }

    private static void placeCaptions(
            TableFragments fragments, List<Caption> captions, double start) {
        double block = start;
        for (Caption caption : captions) {
            LogicalEdges margin = caption.margin();
            fragments.place(
                    caption.result(),
                    new LogicalOffset(margin.inlineStart(), block + margin.blockStart()));
            block += caption.block();
        }
    }

    private List<SectionLayout> sections() {
        List<SectionLayout> layouts = new ArrayList<>();
        for (TableSection section : sizes.grid().sections()) {
            double height = rowSizer.fixedHeight(section.box());
            SectionLayout layout =
                    new SectionLayout(
                            section,
                            rowSizer.rows(section),
                            spacing,
                            height > 0,
                            rowSizer.percentHeight(section.box()));
            layout.growTo(height);
            layouts.add(layout);
        }
        return layouts;
    }

    /** Returns the border-box block size of the table grid, without captions. */
    private double gridBlock(
            List<SectionLayout> sections, ToDoubleFunction<SectionLayout> sectionBlock) {
        double sum = 0;
        int spaced = 0;
        for (SectionLayout section : sections) {
            sum += sectionBlock.applyAsDouble(section);
            spaced += section.isEmpty() ? 0 : 1;
        }
        return edges.blockSum() + sum + (spaced == 0 ? 0 : spacing * (spaced + 1));
    }

    /** Returns the height that collapsed rows subtract from a table with a specified height. */
    private double collapsedBlock(List<SectionLayout> sections) {
        int rows = 0;
        for (SectionLayout section : sections) {
            rows += section.rows().size();
        }
        double sum = 0;
        for (SectionLayout section : sections) {
            sum += section.collapsedBlock(rows > 1 ? spacing : 0);
        }
        return sum;
    }

    /**
     * Returns the border-box block size of the grid that the size properties specify.
     *
     * @param natural the size that the content requires
     */
    private double specifiedGrid(double natural, double captionBlock) {
        Double fixed = input.block().imposedBorderBox();
        return fixed == null
                ? BlockSizing.borderBox(table, input, inlineOfRatio(), natural)
                : fixed - captionBlock;
    }

    /**
     * Returns the inline size from which an aspect ratio derives the block size. Chromium takes the
     * border-box size of a table without its edges here, whatever {@code box-sizing} says.
     */
    private double inlineOfRatio() {
        return fullInline - edges.inlineSum();
    }

    private void distribute(List<SectionLayout> sections, double grid) {
        double between = sizes.spacing().block() * (sections.size() + 1);
        double shared = grid - edges.blockSum() - between;
        SectionDistribution.grow(sections, shared);
    }
}
