package browsy.layout.box;

import browsy.style.computed.ComputedStyle;
import java.util.List;
import org.jsoup.nodes.Element;

/**
 * A {@code <fieldset>} with a rendered legend.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/rendering.html#the-fieldset-and-legend-elements">HTML</a>
 */
public final class FieldsetBox extends Box {
    private final Box legend;
    private final Box content;

    /**
     * @param legend the rendered legend
     * @param content the anonymous content box with everything but the legend; its layout model is
     *     that of the fieldset's {@code display}
     */
    public FieldsetBox(ComputedStyle style, Element source, Box legend, Box content) {
        super(style, source, null);
        this.legend = legend;
        this.content = content;
    }

    public Box legend() {
        return legend;
    }

    public Box content() {
        return content;
    }

    @Override
    public List<Box> children() {
        return List.of(legend, content);
    }
}
