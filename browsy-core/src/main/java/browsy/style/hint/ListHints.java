package browsy.style.hint;

import static browsy.style.property.ContentProperties.LIST_STYLE_TYPE;

import browsy.css.value.content.ListStyleType;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The presentational hints of lists and list items by their {@code type} attribute. Layout itself
 * reads the attributes for counting ({@code start}, {@code value}, {@code reversed}).
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/rendering.html#lists">HTML</a>
 */
final class ListHints {

    private ListHints() {}

    static void of(Element list, HintCollector hints) {
        String type = list.attr("type").strip();
        String style = style(type);
        if (type.equalsIgnoreCase("none") && (list.nameIs("ul") || list.nameIs("li"))) {
            hints.set(LIST_STYLE_TYPE, ListStyleType.None.NONE);
        } else if (style != null) {
            hints.set(LIST_STYLE_TYPE, new ListStyleType.CounterStyle(style));
        }
    }

    /**
     * The list style for a {@code type}; null if there is none. Only words are case-insensitive.
     */
    private static @Nullable String style(String type) {
        return switch (type) {
            case "1" -> "decimal";
            case "a" -> "lower-alpha";
            case "A" -> "upper-alpha";
            case "i" -> "lower-roman";
            case "I" -> "upper-roman";
            default ->
                    type.equalsIgnoreCase("disc")
                            ? "disc"
                            : type.equalsIgnoreCase("circle")
                                    ? "circle"
                                    : type.equalsIgnoreCase("square") ? "square" : null;
        };
    }
}
