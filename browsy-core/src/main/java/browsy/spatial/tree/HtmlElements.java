package browsy.spatial.tree;

import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.jspecify.annotations.Nullable;

/** Properties of HTML elements that depend only on their markup. */
public final class HtmlElements {

    private HtmlElements() {}

    /** The first child element with a tag name, null if there is none. */
    public static @Nullable Element firstChild(Element parent, String tag) {
        for (Element child = parent.firstElementChild();
                child != null;
                child = child.nextElementSibling()) {
            if (child.normalName().equals(tag)) {
                return child;
            }
        }
        return null;
    }

    /** Whether an element is a button, an input, a select or a textarea. */
    public static boolean isControl(Element element) {
        return switch (element.normalName()) {
            case "button", "input", "select", "textarea" -> true;
            default -> false;
        };
    }

    /**
     * Whether an element is labelable.
     *
     * @see <a href="https://html.spec.whatwg.org/multipage/forms.html#category-label">HTML</a>
     */
    public static boolean isLabelable(Element element) {
        return switch (element.normalName()) {
            case "button", "meter", "output", "progress", "select", "textarea" -> true;
            case "input" -> !AttributeValues.keyword(element, "type").equals("hidden");
            default -> element.normalName().indexOf('-') > 0;
        };
    }

    /** Whether an element is an {@code input} that is a button. */
    public static boolean isButtonInput(Element element) {
        if (!element.normalName().equals("input")) {
            return false;
        }
        return switch (AttributeValues.keyword(element, "type")) {
            case "submit", "button", "reset", "image" -> true;
            default -> false;
        };
    }

    /** Tests whether an SVG element has a non-empty {@code title} child. */
    public static boolean hasTitle(Element svg) {
        Element title = firstChild(svg, "title");
        return title != null && title.hasText();
    }

    /** Whether an element is in the SVG namespace. */
    public static boolean isSvg(Element element) {
        return element.tag().namespace().equals(Parser.NamespaceSvg);
    }
}
