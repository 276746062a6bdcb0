package browsy.layout.flow.inline.boxes;

import browsy.layout.box.BlockContainer;
import browsy.layout.context.AvailableSize;
import browsy.layout.flow.inline.items.EmBox;
import browsy.layout.flow.inline.items.FontHeight;
import browsy.layout.flow.inline.items.TextStyles;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.LogicalOffset;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.sizing.BoxEdges;

/**
 * The block-axis geometry of a ruby annotation box. Like an inline box, its block size is that of
 * its font plus border and padding, independent of its line height.
 *
 * @see <a href="https://drafts.csswg.org/css-ruby-1/#ruby-layout">css-ruby-1</a>
 */
public final class AnnotationBox {
    private static final AvailableSize NO_BASIS = AvailableSize.definite(0);

    private final BlockContainer box;
    private final WritingFlow flow;
    private final LogicalEdges edges;
    private final LogicalEdges margins;
    private final FontHeight text;

    public AnnotationBox(BlockContainer box) {
        this.box = box;
        this.flow = box.flow();
        this.edges = BoxEdges.borderPadding(box, NO_BASIS);
        this.margins = BoxEdges.margin(box, NO_BASIS, flow);
        this.text = FontHeight.of(TextStyles.metrics(box.style()), EmBox.isCentral(box));
    }

    /** Returns its margins. */
    public LogicalEdges margins() {
        return margins;
    }

    /** Returns the inline-axis sum of its borders, paddings and margins. */
    public double inlineEdges() {
        return edges.inlineSum() + margins.inlineSum();
    }

    /**
     * Returns its extent from its baseline: the em box of its text, or, if it has edges on the
     * block axis, the font height plus these edges.
     */
    public EmBox extent() {
        if (edges.blockSum() == 0 && margins.blockSum() == 0) {
            return EmBox.of(box);
        }
        double start = edges.blockStart() + margins.blockStart();
        double end = edges.blockEnd() + margins.blockEnd();
        boolean flipped = flow.isLineFlipped();
        return new EmBox(
                text.ascent() + (flipped ? end : start), text.descent() + (flipped ? start : end));
    }

    /** Returns the fragment with the block size of this box, its children moved to its baseline. */
    public BoxFragment fitted(BoxFragment laidOut) {
        LogicalSize size = flow.toLogical(laidOut.size());
        LogicalSize own = new LogicalSize(size.inline(), text.height() + edges.blockSum());
        double baseline =
                edges.blockStart() + (flow.isLineFlipped() ? text.descent() : text.ascent());
        Double first = laidOut.firstBaseline();
        double moved = first == null ? 0 : baseline - first;
        return laidOut.withChildrenMovedBy(flow.toPhysical(new LogicalOffset(0, moved), size, own))
                .withSize(flow.toPhysical(own))
                .withBaselines(baseline, baseline, baseline);
    }
}
