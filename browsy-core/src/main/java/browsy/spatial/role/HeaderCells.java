package browsy.spatial.role;

import java.util.IdentityHashMap;
import java.util.Map;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether a header cell without {@code scope} is the header of its row or of its column.
 *
 * <p>A data cell without child nodes is no evidence: it is often the corner between the headers of
 * the rows and those of the columns. The rules and their order are those of Chromium.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/tables.html#header-and-data-cell-semantics">HTML</a>
 */
final class HeaderCells {

    /** The results of {@link #beginsOrEndsWithData}, which each header of a row asks for. */
    private final Map<Element, Boolean> rows = new IdentityHashMap<>();

    /** Whether a {@code th} without {@code scope} is the header of its row, not of its column. */
    boolean isOfRow(Element cell) {
        Node previous = cell.previousSibling();
        Node next = cell.nextSibling();
        if (isHeader(previous) && isHeader(next)) {
            return false;
        }
        if (isFilled(previous) || isFilled(next)) {
            return true;
        }
        Element row = cell.parent();
        return row != null
                && row.normalName().equals("tr")
                && rows.computeIfAbsent(row, HeaderCells::beginsOrEndsWithData);
    }

    /** Whether one of the first two or last two cells of a row is a data cell with content. */
    private static boolean beginsOrEndsWithData(Element row) {
        Element first = row.firstElementChild();
        Element last = row.lastElementChild();
        return isFilled(first)
                || isFilled(last)
                || (first != null && isFilled(first.nextElementSibling()))
                || (last != null && isFilled(last.previousElementSibling()));
    }

    private static boolean isHeader(@Nullable Node cell) {
        return cell instanceof Element element && element.normalName().equals("th");
    }

    private static boolean isFilled(@Nullable Node cell) {
        return cell instanceof Element element
                && element.normalName().equals("td")
                && element.childNodeSize() > 0;
    }
}
