package browsy.layout.box.table;

import browsy.layout.box.Box;
import org.jsoup.nodes.Element;

/**
 * Parses the {@code span}, {@code colspan} and {@code rowspan} attributes of table cells and
 * columns.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/tables.html#attributes-common-to-td-and-th-elements">HTML</a>
 */
final class Spans {
    private static final int NONE = -1;

    private Spans() {}

    /** The value of a span attribute, at most {@code max}; 1 if it is missing, invalid or 0. */
    static int attribute(Box box, String name, int max) {
        int value = parse(box, name);
        return value <= 0 ? 1 : Math.min(value, max);
    }

    /** The row span of a cell, at most {@code rowsLeft}; 0 in the attribute means all rows left. */
    static int rowSpan(Box cell, int rowsLeft) {
        int value = parse(cell, "rowspan");
        if (value == 0) {
            return rowsLeft;
        }
        return value == NONE ? 1 : Math.min(value, rowsLeft);
    }

    private static int parse(Box box, String name) {
        if (!(box.source() instanceof Element element) || box.pseudo() != null) {
            return NONE;
        }
        String text = element.attr(name).strip();
        int start = text.startsWith("+") ? 1 : 0;
        int end = start;
        int value = 0;
        while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
            value = Math.min(value * 10 + (text.charAt(end) - '0'), 100_000);
            end++;
        }
        return end == start ? NONE : value;
    }
}
