package browsy.layout.flow.ruby;

import static browsy.style.property.TextProperties.RUBY_POSITION;

import browsy.css.value.RubyPosition;
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
import browsy.layout.flow.inline.EmBox;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragment.PlacedFragment;
import browsy.layout.geometry.LogicalOffset;
import browsy.layout.geometry.LogicalSize;
import java.util.ArrayList;
import java.util.List;

/**
 * Lays out a ruby column: both parts are as wide as the wider of them, and the annotation touches
 * the em box of the base. The column is as high as the line of its base; the annotation sticks out.
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
        LayoutResult annotation = context.layout(column.annotation(), part);
        LogicalSize baseSize = box.flow().toLogical(base.fragment().size());
        LogicalSize size = new LogicalSize(inline, baseSize.block());
        LogicalSize annotationSize = box.flow().toLogical(annotation.fragment().size());
        Double first = base.fragment().firstBaseline();
        double baseline = first == null ? baseSize.block() : first;
        EmBox em = EmBox.of(column.base());
        boolean under = box.style().get(RUBY_POSITION) == RubyPosition.UNDER;
        double at =
                under ? baseline + em.descent() : baseline - em.ascent() - annotationSize.block();
        List<PlacedFragment> parts = new ArrayList<>(2);
        parts.add(place(box, base, 0, size));
        parts.add(place(box, annotation, at, size));
        List<PendingPositioned> pending = new ArrayList<>(base.pending());
        pending.addAll(annotation.pending());
        return new LayoutResult(
                new BoxFragment(box, box.flow().toPhysical(size), parts, baseline, baseline),
                pending);
    }

    private static PlacedFragment place(
            Box column, LayoutResult part, double block, LogicalSize size) {
        LogicalSize own = column.flow().toLogical(part.fragment().size());
        return new PlacedFragment(
                part.fragment(), column.flow().toPhysical(new LogicalOffset(0, block), own, size));
    }

    @Override
    public ContentSizes contentSizes(Box box, LayoutInput input, LayoutContext context) {
        RubyColumnBox column = (RubyColumnBox) box;
        double max =
                Math.max(
                        widest(column.base(), input, context),
                        widest(column.annotation(), input, context));
        return new ContentSizes(max, max);
    }

    private static double widest(BlockContainer part, LayoutInput input, LayoutContext context) {
        return context.contentSizes(part, input).max();
    }
}
