package browsy.layout.replaced;

import static browsy.style.property.TextProperties.TEXT_ORIENTATION;

import browsy.css.value.writing.TextOrientation;
import browsy.css.value.writing.WritingMode;
import browsy.html.TreeElement;
import browsy.layout.box.Box;
import browsy.layout.box.GraphicContents;
import browsy.layout.box.InnerLine;
import browsy.layout.box.ReplacedBox;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.ContentSizes;
import browsy.layout.context.FormattingContext;
import browsy.layout.context.ImposedSize;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutResult;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragment.PlacedFragment;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.geometry.PhysicalSize;
import browsy.layout.sizing.BoxEdges;
import browsy.layout.sizing.GraphicContentBox;
import browsy.layout.svg.SvgGraphics;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Layout of replaced elements and of form controls without inner boxes. Their fragment has no
 * children, except those of HTML in graphics.
 *
 * @see <a href="https://www.w3.org/TR/CSS22/visudet.html#inline-replaced-width">CSS 2.2</a>
 */
public final class ReplacedFormattingContext implements FormattingContext {

    @Override
    public LayoutResult layout(Box box, LayoutInput input, LayoutContext context) {
        ReplacedBox replaced = (ReplacedBox) box;
        LogicalSize size = new ReplacedSizing(replaced, input).borderBox();
        Double baseline = baseline(replaced, input, size);
        PhysicalSize borderBox = box.flow().toPhysical(size);
        return new LayoutResult(
                new BoxFragment(
                        box, borderBox, foreign(replaced, borderBox, context), baseline, baseline),
                List.of());
    }

    /**
     * Lays out the HTML in a graphic. The fragments are at the origin of the coordinates in which
     * the graphic places them.
     */
    private static List<PlacedFragment> foreign(
            ReplacedBox box, PhysicalSize borderBox, LayoutContext context) {
        GraphicContents graphic = box.graphic();
        if (graphic == null || graphic.foreignObjects().isEmpty()) {
            return List.of();
        }
        PhysicalSize content = GraphicContentBox.of(box, borderBox).size();
        List<PlacedFragment> placed = new ArrayList<>(graphic.foreignObjects().size());
        for (Box foreign : graphic.foreignObjects()) {
            TreeElement element =
                    foreign.source() instanceof Element source
                            ? context.document().elements().get(source)
                            : null;
            if (element != null) {
                PhysicalSize size =
                        SvgGraphics.foreignObject(
                                context.document(), element, graphic.svg(), content);
                LogicalSize imposed = foreign.flow().toLogical(size);
                LayoutInput input =
                        LayoutInput.inContainingBlock(
                                        AvailableSize.definite(imposed.inline()),
                                        AvailableSize.definite(imposed.block()))
                                .withImposedInline(imposed.inline())
                                .withImposedBlock(ImposedSize.definite(imposed.block()));
                placed.add(
                        new PlacedFragment(
                                context.layout(foreign, input).fragment(), PhysicalOffset.ZERO));
            }
        }
        return placed;
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
