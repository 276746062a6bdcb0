package browsy.layout.control;

import static browsy.style.property.TextProperties.TEXT_ALIGN;

import browsy.layout.box.Box;
import browsy.layout.box.FieldsetBox;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.AxisConstraints;
import browsy.layout.context.ContentSizes;
import browsy.layout.context.FormattingContext;
import browsy.layout.context.ImposedSize;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutInput.AutoSize;
import browsy.layout.context.LayoutResult;
import browsy.layout.context.PendingPositioned;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragment.PlacedFragment;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.LogicalOffset;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.geometry.PhysicalRect;
import browsy.layout.geometry.PhysicalSize;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.positioned.ContainingBlocks;
import browsy.layout.positioned.RelativeOffset;
import browsy.layout.sizing.BlockSizing;
import browsy.layout.sizing.BoxEdges;
import browsy.layout.sizing.InlineSizing;
import browsy.layout.sizing.IntrinsicContributions;
import browsy.layout.sizing.SizeContainment;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The layout algorithm of a fieldset with a rendered legend. The legend is centered in the
 * block-start border, above the content box; a legend that is higher than the border pushes the
 * content down.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/rendering.html#the-fieldset-and-legend-elements">HTML</a>
 */
public final class FieldsetFormattingContext implements FormattingContext {

    /**
     * Lays out a fieldset in these steps: lay out the legend, shrunk to fit; lay out the content
     * box below it; compute the block size; lay out the content again if an imposed block size
     * leaves it more room; place both.
     */
    @Override
    public LayoutResult layout(Box box, LayoutInput input, LayoutContext context) {
        FieldsetBox fieldset = (FieldsetBox) box;
        WritingFlow flow = box.flow();
        LogicalEdges border = BoxEdges.border(box);
        LogicalEdges padding = BoxEdges.padding(box, input.percentageEdges());
        double inline = InlineSizing.borderBox(box, input, context);
        double contentInline = inline - border.inlineSum() - padding.inlineSum();

        // The legend, centered in the block-start border.
        AvailableSize available = AvailableSize.definite(contentInline);
        Double definite = BlockSizing.definite(box, input, inline);
        double edgesBlock = border.blockSum() + padding.blockSum();
        AvailableSize percentages =
                definite == null
                        ? AvailableSize.INDEFINITE
                        : AvailableSize.definite(Math.max(0, definite - edgesBlock));
        LayoutResult legend =
                context.layout(
                        fieldset.legend(),
                        LayoutInput.inContainingBlock(available, percentages)
                                .withInlineAuto(AutoSize.FIT_CONTENT));
        LogicalSize legendSize = flow.toLogical(legend.fragment().size());
        LogicalEdges legendMargin = BoxEdges.margin(fieldset.legend(), available, flow);
        double legendStart = Math.max(0, (border.blockStart() - legendSize.block()) / 2);
        double contentStart =
                Math.max(
                        border.blockStart(),
                        legendStart + legendSize.block() + legendMargin.blockEnd());

        // The content, below the border and the legend.
        double around = contentStart + border.blockEnd();
        LayoutResult content =
                layoutContent(
                        fieldset,
                        inline - border.inlineSum(),
                        definite == null ? null : Double.valueOf(definite - around),
                        input.percentageEdges(),
                        context);
        // The block size of the fieldset.
        double contentBlock = flow.toLogical(content.fragment().size()).block();
        LogicalEdges edges = BoxEdges.borderPadding(box, input.percentageEdges());
        double automatic = SizeContainment.contentBlock(box, contentBlock + around, edges);
        // The legend and the padding fit in the box even if the specified block size is smaller.
        double block =
                Math.max(
                        BlockSizing.borderBox(box, input, inline, automatic),
                        SizeContainment.ofBlock(box) ? 0 : around + padding.blockSum());
        // A block size that results from a minimum does not resize the content.
        boolean isImposed = input.block().isImposed();
        if (definite == null && isImposed && block > contentBlock + around) {
            content =
                    layoutContent(
                            fieldset,
                            inline - border.inlineSum(),
                            block - around,
                            input.percentageEdges(),
                            context);
        }

        // Place legend and content.
        LogicalSize size = new LogicalSize(inline, block);
        Parts parts = new Parts(flow, size);
        double legendOffset =
                border.inlineStart()
                        + padding.inlineStart()
                        + alignment(
                                fieldset.legend(), flow, legendSize, legendMargin, contentInline);
        parts.add(legend, new LogicalOffset(legendOffset, legendStart));
        parts.addContent(content, new LogicalOffset(border.inlineStart(), contentStart), fieldset);
        Double baseline = content.fragment().firstBaseline();
        Double lastBaseline = content.fragment().lastBaseline();
        return new LayoutResult(
                new BoxFragment(
                        box,
                        flow.toPhysical(size),
                        parts.children,
                        baseline == null ? null : Double.valueOf(baseline + contentStart),
                        lastBaseline == null ? null : Double.valueOf(lastBaseline + contentStart)),
                parts.pending);
    }

    @Override
    public ContentSizes contentSizes(Box box, LayoutInput input, LayoutContext context) {
        FieldsetBox fieldset = (FieldsetBox) box;
        AvailableSize basis = input.block().percentageBasis();
        return context.contentSizes(fieldset.content(), input)
                .encompass(
                        IntrinsicContributions.marginBox(fieldset.legend(), box, basis, context));
    }

    private static LayoutResult layoutContent(
            FieldsetBox fieldset,
            double inline,
            @Nullable Double block,
            AvailableSize percentageEdges,
            LayoutContext context) {
        AvailableSize available = AvailableSize.definite(inline);
        LayoutInput input =
                new LayoutInput(
                        new AxisConstraints(
                                available,
                                available,
                                ImposedSize.definite(inline),
                                AutoSize.STRETCH),
                        new AxisConstraints(
                                AvailableSize.INDEFINITE,
                                AvailableSize.INDEFINITE,
                                block == null ? null : ImposedSize.definite(Math.max(0, block)),
                                AutoSize.FIT_CONTENT),
                        percentageEdges);
        return context.layout(fieldset.content(), input);
    }

    /**
     * The distance of the legend's border box from the inline start of the content box. A legend is
     * aligned by {@code text-align}, unlike any other block. In Chromium, that alignment counts
     * both of its margins again.
     */
    private static double alignment(
            Box legend,
            WritingFlow fieldset,
            LogicalSize size,
            LogicalEdges margin,
            double available) {
        double room = Math.max(0, available - size.inline() - margin.inlineSum());
        double atEnd = room + margin.inlineStart();
        BoxEdges.AutoMargins auto = BoxEdges.autoMargins(legend, fieldset);
        double shift = 0;
        if (auto.inlineStart()) {
            shift = auto.inlineEnd() ? room / 2 : room;
        } else if (!auto.inlineEnd()) {
            boolean reversed = fieldset.isInlineReversed();
            shift =
                    switch (legend.style().get(TEXT_ALIGN)) {
                        case CENTER -> (room + margin.inlineSum()) / 2;
                        case RIGHT -> reversed ? 0 : atEnd;
                        case LEFT -> reversed ? atEnd : 0;
                        default -> 0;
                    };
        }
        return margin.inlineStart() + shift;
    }

    /** Collects the placed fragments of legend and content, and their pending positioned boxes. */
    private static final class Parts {
        private static final LayoutInput UNCONSTRAINED =
                LayoutInput.inContainingBlock(AvailableSize.INDEFINITE, AvailableSize.INDEFINITE);

        private final List<PlacedFragment> children = new ArrayList<>();
        private final List<PendingPositioned> pending = new ArrayList<>();
        private final WritingFlow flow;
        private final LogicalSize size;

        Parts(WritingFlow flow, LogicalSize size) {
            this.flow = flow;
            this.size = size;
        }

        void add(LayoutResult part, LogicalOffset offset) {
            PhysicalOffset physical = place(part, offset);
            for (PendingPositioned positioned : part.pending()) {
                pending.add(positioned.movedBy(physical));
            }
        }

        /**
         * Adds the content. If the fieldset is the containing block of a positioned box, the
         * containing block is the area of the content box only, as in Chromium.
         */
        void addContent(LayoutResult content, LogicalOffset offset, FieldsetBox fieldset) {
            PhysicalOffset physical = place(content, offset);
            PhysicalSize extent = content.fragment().size();
            PhysicalRect area =
                    new PhysicalRect(physical.x(), physical.y(), extent.width(), extent.height());
            for (PendingPositioned positioned : content.pending()) {
                PendingPositioned moved = positioned.movedBy(physical);
                pending.add(
                        ContainingBlocks.contains(fieldset, moved.box())
                                ? moved.inArea(area)
                                : moved);
            }
        }

        private PhysicalOffset place(LayoutResult part, LogicalOffset offset) {
            LogicalSize partSize = flow.toLogical(part.fragment().size());
            PhysicalOffset physical =
                    flow.toPhysical(offset, partSize, size)
                            .plus(RelativeOffset.of(part.fragment().box(), flow, UNCONSTRAINED));
            children.add(new PlacedFragment(part.fragment(), physical));
            return physical;
        }
    }
}
