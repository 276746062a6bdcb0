package browsy.layout.multicol;

import static browsy.style.property.ColumnProperties.COLUMN_FILL;

import browsy.css.value.fragmentation.ColumnFill;
import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutResult;
import browsy.layout.context.TextTrim;
import browsy.layout.fragmentation.ColumnBreaker;
import browsy.layout.fragmentation.Fragmenter;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.sizing.BoxEdges;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * A multi-column container with a given inline size: its flow thread, laid out as one column, and
 * its spanners.
 */
final class ColumnContainer {
    private final Box box;
    private final LayoutContext context;
    private final LogicalEdges edges;
    private final ColumnGeometry geometry;
    private final double inlineSize;
    private final AvailableSize percentageBlock;
    private final ColumnTrim trim;
    private final LayoutResult thread;
    private final Fragmenter fragmenter;
    private final Map<Box, Spanner> spanners = new IdentityHashMap<>();

    /**
     * The layout of a column spanner. All lengths are CSS px.
     *
     * @param layout the result of its layout
     * @param inlineOffset the offset of its border box from the content box of the container
     * @param marginStart the block-start margin
     * @param marginEnd the block-end margin
     */
    record Spanner(
            LayoutResult layout, double inlineOffset, double marginStart, double marginEnd) {}

    /**
     * @param borderInline the inline size of the border box, in CSS px
     * @param percentageEdges the percentage basis of its padding
     * @param percentageBlock the percentage basis of block sizes in it
     * @param trim the ends that boxes around the container trim
     * @param nested breaks multi-column containers in the content
     */
    ColumnContainer(
            Box box,
            LayoutContext context,
            double borderInline,
            AvailableSize percentageEdges,
            AvailableSize percentageBlock,
            TextTrim trim,
            ColumnBreaker nested) {
        this.box = box;
        this.context = context;
        this.edges = BoxEdges.borderPadding(box, percentageEdges);
        this.inlineSize = Math.max(0, borderInline - edges.inlineSum());
        this.percentageBlock = percentageBlock;
        this.geometry = ColumnGeometry.of(box.style(), inlineSize);
        this.trim = ColumnTrim.of(box, trim, edges);
        this.thread =
                context.layout(
                        box.children().get(0),
                        LayoutInput.inContainingBlock(
                                        AvailableSize.definite(geometry.width()), percentageBlock)
                                .withTextTrim(this.trim.ofThread()));
        this.fragmenter = new Fragmenter(box.flow(), nested);
    }

    Box box() {
        return box;
    }

    /** The inline size of the content box, in CSS px. */
    double inlineSize() {
        return inlineSize;
    }

    ColumnGeometry geometry() {
        return geometry;
    }

    /** The layout of the flow thread as one column. */
    LayoutResult thread() {
        return thread;
    }

    Fragmenter fragmenter() {
        return fragmenter;
    }

    ColumnTrim trim() {
        return trim;
    }

    boolean balances() {
        return box.style().get(COLUMN_FILL) == ColumnFill.BALANCE;
    }

    /** Returns a spanner, laid out as a block in the content box of the container. */
    Spanner spanner(Box spanner) {
        return spanners.computeIfAbsent(spanner, this::layOutSpanner);
    }

    private Spanner layOutSpanner(Box spanner) {
        AvailableSize inline = AvailableSize.definite(inlineSize);
        LayoutResult layout =
                context.layout(
                        spanner,
                        LayoutInput.inContainingBlock(inline, percentageBlock)
                                .withTextTrim(trim.ofSpanner(spanner)));
        LogicalEdges margins = BoxEdges.margin(spanner, inline, box.flow());
        BoxEdges.AutoMargins auto = BoxEdges.autoMargins(spanner, box.flow());
        double size = box.flow().toLogical(layout.fragment().size()).inline();
        double free = Math.max(0, inlineSize - size - margins.inlineSum());
        double offset = margins.inlineStart();
        if (auto.inlineStart()) {
            offset += auto.inlineEnd() ? free / 2 : free;
        }
        return new Spanner(layout, offset, margins.blockStart(), margins.blockEnd());
    }
}
