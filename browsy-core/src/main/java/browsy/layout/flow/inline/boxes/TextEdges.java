package browsy.layout.flow.inline.boxes;

import static browsy.style.property.TextProperties.TEXT_BOX_EDGE;

import browsy.css.value.inline.TextBoxEdge;
import browsy.css.value.inline.TextBoxEdge.Under;
import browsy.layout.box.BlockContainer;
import browsy.layout.flow.inline.items.EmBox;
import browsy.layout.flow.inline.items.FontHeight;
import browsy.layout.geometry.LayoutUnit;

/**
 * The text edges to which {@code text-box-trim} trims ({@code text-box-edge}).
 *
 * @see <a href="https://drafts.csswg.org/css-inline-3/#text-box-edge">css-inline-3</a>
 */
public final class TextEdges {
    private TextEdges() {}

    /** Returns the distances of the edges from the baseline of the lines of a block container. */
    public static FontHeight of(BlockContainer container) {
        return of(new InlineBoxState(null, container, EmBox.isCentral(container)));
    }

    /** Returns the distances of the edges from the baseline of an inline box. */
    public static FontHeight of(InlineBoxState box) {
        TextBoxEdge edge = box.style().get(TEXT_BOX_EDGE);
        // With a central baseline, the alphabetic baseline is below it by this distance.
        double baseline = box.glyphs.descent() - box.metrics.descent();
        double over =
                switch (edge.over()) {
                    case AUTO, TEXT -> box.glyphs.ascent();
                    case CAP -> LayoutUnit.round(box.metrics.capHeight()) - baseline;
                    case EX -> LayoutUnit.round(box.metrics.xHeight()) - baseline;
                };
        double under = edge.under() == Under.TEXT ? box.glyphs.descent() : baseline;
        return new FontHeight(over, under);
    }
}
