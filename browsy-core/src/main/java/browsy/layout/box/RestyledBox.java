package browsy.layout.box;

import browsy.style.computed.ComputedStyle;
import org.jsoup.nodes.Element;

/** Copies boxes with another style. */
public final class RestyledBox {
    private RestyledBox() {}

    /**
     * Returns a copy of a box in another style and with the same content. Returns the box itself if
     * it is of a class that cannot be absolutely positioned.
     */
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
