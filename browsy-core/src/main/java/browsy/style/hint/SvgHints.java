package browsy.style.hint;

import browsy.css.parse.ParseMode;
import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.CssParser;
import browsy.style.property.DeclarationParser;
import browsy.style.property.PropertyValue;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Element;

/**
 * The presentation attributes of an {@code <svg>} element in HTML that affect its box.
 *
 * @see <a href="https://svgwg.org/svg2-draft/styling.html#PresentationAttributes">SVG 2</a>
 */
public final class SvgHints {
    private static final List<String> ATTRIBUTES =
            List.of("width", "height", "display", "visibility", "overflow", "opacity", "font-size");

    private SvgHints() {}

    /** Whether an attribute (name in lower case) is one of them. */
    public static boolean isHint(String attribute) {
        return ATTRIBUTES.contains(attribute);
    }

    /** The declarations that the attributes of an {@code <svg>} element stand for. */
    public static List<PropertyValue> of(Element svg) {
        List<PropertyValue> hints = new ArrayList<>();
        for (String name : ATTRIBUTES) {
            String value = svg.attr(name).strip();
            if (!value.isEmpty()) {
                List<ComponentValue> parsed = CssParser.parseComponentValues(value);
                // Lengths without a unit are valid, as in quirks mode.
                List<PropertyValue> declared =
                        DeclarationParser.parse(name, parsed, ParseMode.QUIRKS);
                if (declared != null) {
                    hints.addAll(declared);
                }
            }
        }
        return List.copyOf(hints);
    }
}
