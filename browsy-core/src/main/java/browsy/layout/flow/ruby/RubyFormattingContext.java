package browsy.layout.flow.ruby;

import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.RubyColumnBox;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.ContentSizes;
import browsy.layout.context.FormattingContext;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutInput.AutoSize;
import browsy.layout.context.LayoutResult;
import browsy.layout.context.PendingPositioned;
import browsy.layout.flow.inline.boxes.AnnotationBox;
import browsy.layout.flow.inline.boxes.RubyExtent;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragment.PlacedFragment;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.LogicalOffset;
import browsy.layout.geometry.LogicalSize;
import java.util.ArrayList;
import java.util.List;

/**
 * Layout of ruby columns. Base and annotation are as wide as the wider of the two. The em box of
 * the annotation touches the em box of the base. The block size of the column is that of its base;
 * the annotation overflows it.
 *
 * @see <a href="https://drafts.csswg.org/css-ruby-1/#annotation-positioning">css-ruby-1</a>
 */
public final class RubyFormattingContext implements FormattingContext {

    @Override
    public LayoutResult layout(Box box, LayoutInput input, LayoutContext context) {
        RubyColumnBox column = (RubyColumnBox) box;
        double inline = contentSizes(box, input, context).max();
        LayoutInput part =
                input.withAvailableInline(AvailableSize.definite(inline))
                        .withInlineAuto(AutoSize.STRETCH);
        LayoutResult base = context.layout(column.base(), part);
        AnnotationBox annotationBox = new AnnotationBox(column.annotation());
        LogicalEdges margins = annotationBox.margins();
        LayoutResult laidOut = context.layout(column.annotation(), part);
        BoxFragment annotation = annotationBox.fitted(laidOut.fragment());
        LogicalSize baseSize = box.flow().toLogical(base.fragment().size());
        LogicalSize size = new LogicalSize(inline, baseSize.block());
        LogicalSize annotationSize = box.flow().toLogical(annotation.size());
        double baseline = baseline(base.fragment(), baseSize);
        double at =
                baseline
                        + annotationShift(column, base.fragment())
                        - baseline(annotation, annotationSize);
        List<PlacedFragment> parts = new ArrayList<>(2);
        parts.add(place(box, base.fragment(), LogicalOffset.ZERO, size));
        parts.add(place(box, annotation, new LogicalOffset(margins.inlineStart(), at), size));
        List<PendingPositioned> pending = new ArrayList<>(base.pending());
        pending.addAll(laidOut.pending());
        return new LayoutResult(
                new BoxFragment(box, box.flow().toPhysical(size), parts, baseline, baseline),
                pending);
    }

    /** Returns the first baseline of a part; its block end if it has none. */
    private static double baseline(BoxFragment part, LogicalSize size) {
        Double first = part.firstBaseline();
        return first == null ? size.block() : first;
    }

    /** Returns the block offset from the baseline of the base to the baseline of the annotation. */
    private static double annotationShift(RubyColumnBox column, BoxFragment base) {
        RubyExtent reach = RubyExtent.of(column, base);
        return reach.isOver() == column.flow().isLineFlipped()
                ? reach.baselines()
                : -reach.baselines();
    }

    /** Places a part at a flow-relative offset in a column of a size. */
    private static PlacedFragment place(
            Box column, BoxFragment part, LogicalOffset offset, LogicalSize size) {
        LogicalSize own = column.flow().toLogical(part.size());
        return new PlacedFragment(part, column.flow().toPhysical(offset, own, size));
    }

    @Override
    public ContentSizes contentSizes(Box box, LayoutInput input, LayoutContext context) {
        RubyColumnBox column = (RubyColumnBox) box;
        double max =
                Math.max(
                        widest(column.base(), input, context),
                        widest(column.annotation(), input, context)
                                + new AnnotationBox(column.annotation()).inlineEdges());
        return new ContentSizes(max, max);
    }

    private static double widest(BlockContainer part, LayoutInput input, LayoutContext context) {
        return context.contentSizes(part, input).max();
    }
}
