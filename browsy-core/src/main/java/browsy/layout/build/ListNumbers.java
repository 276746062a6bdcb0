package browsy.layout.build;

import java.util.OptionalInt;
import org.jsoup.nodes.Element;

/**
 * How HTML's attributes number list items.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/rendering.html#lists">html.spec.whatwg.org</a>
 */
final class ListNumbers {
    private ListNumbers() {}

    /** Whether an element's name alone can change the counter of list items. */
    static boolean isNumbered(Element element) {
        return switch (element.normalName()) {
            case "ul", "menu", "dir", "ol", "li" -> true;
            default -> false;
        };
    }

    /** What the list's counter starts from, one step before its first item; empty for no list. */
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

    /** By how much a list item counts on. */
    static int increment(Element item) {
        Element parent = item.parent();
        return parent != null && parent.normalName().equals("ol") && parent.hasAttr("reversed")
                ? -1
                : 1;
    }

    /** The number that a list item states for itself. */
    static OptionalInt value(Element item) {
        return item.normalName().equals("li") ? integer(item.attr("value")) : OptionalInt.empty();
    }

    /** HTML's rules for parsing integers. */
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
