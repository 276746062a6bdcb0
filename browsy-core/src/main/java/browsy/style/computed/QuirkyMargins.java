package browsy.style.computed;

import static browsy.style.property.BoxProperties.MARGIN_BOTTOM;
import static browsy.style.property.BoxProperties.MARGIN_LEFT;
import static browsy.style.property.BoxProperties.MARGIN_RIGHT;
import static browsy.style.property.BoxProperties.MARGIN_TOP;
import static browsy.style.property.TextProperties.WRITING_MODE;

import browsy.style.property.DefaultMargins;
import browsy.style.property.Property;
import java.util.Set;

/**
 * Determines the default margins that collapse away in quirks mode.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/rendering.html#margin-collapsing-quirks">HTML,
 *     margin collapsing quirks</a>
 */
final class QuirkyMargins {
    private static final Set<String> ELEMENTS =
            Set.of(
                    "blockquote",
                    "dir",
                    "dl",
                    "form",
                    "h1",
                    "h2",
                    "h3",
                    "h4",
                    "h5",
                    "h6",
                    "listing",
                    "menu",
                    "ol",
                    "p",
                    "plaintext",
                    "pre",
                    "ul",
                    "xmp");

    /** The elements whose end margin collapses away as well, as in browsers. */
    private static final Set<String> ENDING = Set.of("listing", "p", "plaintext", "pre", "xmp");

    private QuirkyMargins() {}

    static DefaultMargins of(StyleBuilder style, String tag, CascadedValues cascaded) {
        if (!ELEMENTS.contains(tag)) {
            return DefaultMargins.NONE;
        }
        boolean end = ENDING.contains(tag);
        return switch (style.get(WRITING_MODE)) {
            case HORIZONTAL_TB -> margins(cascaded, MARGIN_TOP, MARGIN_BOTTOM, end);
            case VERTICAL_LR, SIDEWAYS_LR -> margins(cascaded, MARGIN_LEFT, MARGIN_RIGHT, end);
            default -> margins(cascaded, MARGIN_RIGHT, MARGIN_LEFT, end);
        };
    }

    /** The margins that come from the user agent stylesheet. */
    private static DefaultMargins margins(
            CascadedValues cascaded, Property<?> start, Property<?> end, boolean atEnd) {
        return DefaultMargins.of(cascaded.isDefault(start), atEnd && cascaded.isDefault(end));
    }
}
