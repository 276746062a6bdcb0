package browsy.layout.box;

import browsy.style.computed.ComputedStyle;
import org.jsoup.nodes.Element;

/** Boxes in another style, around the same content. */
public final class RestyledBox {
    private RestyledBox() {}

    /** A box like another one that can be positioned; any other box is left as it is. */
    public static Box of(Box box, ComputedStyle style) {
        if (box instanceof BlockContainer block) {
            return block.withStyle(style);
        }
        if (box instanceof FlexBox flex) {
            return new FlexBox(style, flex.source(), flex.pseudo(), flex.children());
        }
        if (box instanceof GridBox grid) {
            return new GridBox(style, grid.source(), grid.pseudo(), grid.children());
        }
        if (box instanceof ReplacedBox replaced) {
            return new ReplacedBox(
                    style,
                    replaced.source(),
                    replaced.pseudo(),
                    replaced.naturalSize(),
                    replaced.innerLine());
        }
        if (box instanceof TableBox table) {
            return new TableBox(
                    style,
                    table.source(),
                    table.pseudo(),
                    table.children(),
                    table.percentagesCount());
        }
        if (box instanceof FieldsetBox fieldset && fieldset.source() instanceof Element source) {
            return new FieldsetBox(style, source, fieldset.legend(), fieldset.content());
        }
        return box;
    }
}
