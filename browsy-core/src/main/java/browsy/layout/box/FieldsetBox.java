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
     * @param content the anonymous box with everything but the legend, laid out by the fieldset's
     *     display
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
