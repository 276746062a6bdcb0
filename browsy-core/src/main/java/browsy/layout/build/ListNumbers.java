package browsy.layout.build;

import java.util.OptionalInt;
import org.jsoup.nodes.Element;

/**
 * The effects of HTML elements and attributes on the {@code list-item} counter.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/rendering.html#lists">html.spec.whatwg.org</a>
 */
final class ListNumbers {
    private ListNumbers() {}

    /** Whether elements of this name can change the counter without any style. */
    static boolean isNumbered(Element element) {
        return switch (element.normalName()) {
            case "ul", "menu", "dir", "ol", "li" -> true;
            default -> false;
        };
    }

    /**
     * The value to which a list resets the counter, one step before the number of its first item;
     * empty if the element is no list.
     */
    static OptionalInt start(Element element) {
        switch (element.normalName()) {
            case "ul":
            case "menu":
            case "dir":
                return OptionalInt.of(0);
            case "ol":
                int step = element.hasAttr("reversed") ? -1 : 1;
                OptionalInt start = integer(element.attr("start"));
                if (start.isPresent()) {
                    return OptionalInt.of(start.getAsInt() - step);
                }
                return OptionalInt.of(step > 0 ? 0 : items(element) + 1);
            default:
                return OptionalInt.empty();
        }
    }

    private static int items(Element list) {
        int items = 0;
        for (Element child : list.children()) {
            if (child.normalName().equals("li")) {
                items++;
            }
        }
        return items;
    }

    /** The increment of the counter at a list item: -1 in a reversed list, else 1. */
    static int increment(Element item) {
        Element parent = item.parent();
        return parent != null && parent.normalName().equals("ol") && parent.hasAttr("reversed")
                ? -1
                : 1;
    }

    /** The number in the {@code value} attribute of a list item; empty if there is none. */
    static OptionalInt value(Element item) {
        return item.normalName().equals("li") ? integer(item.attr("value")) : OptionalInt.empty();
    }

    /** Parses an integer by HTML's rules; empty if the text is invalid or out of range. */
    private static OptionalInt integer(String text) {
        String trimmed = text.strip();
        int end = 0;
        while (end < trimmed.length()
                && (trimmed.charAt(end) >= '0' && trimmed.charAt(end) <= '9'
                        || (end == 0 && (trimmed.charAt(0) == '-' || trimmed.charAt(0) == '+')))) {
            end++;
        }
        if (end == 0) {
            return OptionalInt.empty();
        }
        try {
            return OptionalInt.of(Integer.parseInt(trimmed.substring(0, end)));
        } catch (NumberFormatException notANumber) {
            return OptionalInt.empty();
        }
    }
}
