package browsy.style.hint;

import static browsy.style.property.EffectProperties.TRANSFORM;

import browsy.css.parse.ParseMode;
import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.CssParser;
import browsy.css.value.transform.Transform;
import browsy.style.property.DeclarationParser;
import browsy.style.property.PropertyValue;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.jspecify.annotations.Nullable;

/**
 * The presentation attributes of SVG elements in HTML that affect boxes.
 *
 * @see <a href="https://svgwg.org/svg2-draft/styling.html#PresentationAttributes">SVG 2</a>
 */
public final class SvgHints {
    private static final String SVG = "svg";

    /** The attributes of the outermost {@code svg} elements only. */
    private static final List<String> OF_GRAPHICS = List.of("width", "height", "overflow");

    /** The attribute of the elements inside. */
    private static final String TRANSFORMING = "transform";

    private static final List<String> OF_ALL =
            List.of(
                    "display",
                    "visibility",
                    "opacity",
                    "font-size",
                    "font-family",
                    "font-style",
                    "font-weight",
                    "letter-spacing",
                    "text-anchor",
                    "dominant-baseline");

    private SvgHints() {}

    /** Whether an attribute (name in lower case) is one of them. */
    public static boolean isHint(String attribute) {
        return OF_ALL.contains(attribute)
                || OF_GRAPHICS.contains(attribute)
                || attribute.equals(TRANSFORMING);
    }

    /** The declarations that the attributes of an element of SVG stand for. */
    public static List<PropertyValue> of(Element element) {
        if (element.attributesSize() == 0) {
            return List.of();
        }
        HintCollector hints = new HintCollector();
        addAll(OF_ALL, element, hints);
        if (isGraphic(element)) {
            addAll(OF_GRAPHICS, element, hints);
        } else {
            addTransform(element.attr(TRANSFORMING).strip(), hints);
        }
        return List.copyOf(hints.values());
    }

    private static boolean isGraphic(Element element) {
        Element parent = element.parent();
        return element.normalName().equals(SVG)
                && (parent == null
                        || !parent.tag().namespace().equals(Parser.NamespaceSvg)
                        || parent.normalName().equals("foreignobject"));
    }

    private static void addAll(List<String> names, Element element, HintCollector hints) {
        for (String name : names) {
            String value = element.attr(name).strip();
            if (!value.isEmpty()) {
                hints.addAll(parse(name, value));
            }
        }
    }

    private static void addTransform(String value, HintCollector hints) {
        if (!value.isEmpty()) {
            Transform transform = TransformAttribute.parse(value);
            if (transform == null) {
                hints.addAll(parse(TRANSFORMING, value));
            } else {
                hints.set(TRANSFORM, transform);
            }
        }
    }

    private static @Nullable List<PropertyValue> parse(String name, String value) {
        List<ComponentValue> parsed = CssParser.parseComponentValues(value);
        // Lengths without a unit are valid, as in quirks mode.
        return DeclarationParser.parse(name, parsed, ParseMode.QUIRKS);
    }
}
