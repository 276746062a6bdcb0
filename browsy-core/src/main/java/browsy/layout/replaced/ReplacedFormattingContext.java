package browsy.layout.replaced;

import static browsy.style.property.TextProperties.TEXT_ORIENTATION;

import browsy.css.value.writing.TextOrientation;
import browsy.css.value.writing.WritingMode;
import browsy.layout.box.Box;
import browsy.layout.box.InnerLine;
import browsy.layout.box.ReplacedBox;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.ContentSizes;
import browsy.layout.context.FormattingContext;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutResult;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.sizing.BoxEdges;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Layout of replaced elements and of form controls without inner boxes. Their fragment has no
 * children.
 *
 * @see <a href="https://www.w3.org/TR/CSS22/visudet.html#inline-replaced-width">CSS 2.2</a>
 */
public final class ReplacedFormattingContext implements FormattingContext {

    @Override
    public LayoutResult layout(Box box, LayoutInput input, LayoutContext context) {
        ReplacedBox replaced = (ReplacedBox) box;
        LogicalSize size = new ReplacedSizing(replaced, input).borderBox();
        Double baseline = baseline(replaced, input, size);
        return new LayoutResult(
                new BoxFragment(box, box.flow().toPhysical(size), List.of(), baseline, baseline),
                List.of());
    }

    @Override
    public ContentSizes contentSizes(Box box, LayoutInput input, LayoutContext context) {
        ReplacedBox replaced = (ReplacedBox) box;
        LogicalEdges edges = BoxEdges.borderPadding(box, input.percentageEdges());
        LayoutInput unconstrained = input.withAvailableInline(AvailableSize.MAX_CONTENT);
        double inline =
                new ReplacedSizing(replaced, unconstrained).automaticInline() - edges.inlineSum();
        return new ContentSizes(inline, inline);
    }

    private static @Nullable Double baseline(ReplacedBox box, LayoutInput input, LogicalSize size) {
        InnerLine line = box.innerLine();
        if (line == null) {
            return null;
        }
        boolean central = isCentral(box);
        if (line.place() == InnerLine.Place.BOTTOM) {
            return central ? size.block() / 2 : size.block();
        }
        LogicalEdges edges = BoxEdges.borderPadding(box, input.percentageEdges());
        double content = size.block() - edges.blockSum();
        return edges.blockStart()
                + (central
                        ? line.centreIn(content, box.flow().isLineFlipped())
                        : line.baselineIn(content));
    }

    /** Tests whether the box has a central baseline, as upright vertical text has. */
    private static boolean isCentral(ReplacedBox box) {
        WritingMode mode = box.flow().mode();
        return (mode == WritingMode.VERTICAL_LR || mode == WritingMode.VERTICAL_RL)
                && box.style().get(TEXT_ORIENTATION) != TextOrientation.SIDEWAYS;
    }
}
