package browsy.html;

import org.jsoup.nodes.Element;

/**
 * The summary of {@code details}: the first {@code summary} among its children.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/interactive-elements.html#the-summary-element">HTML,
 *     4.11.2</a>
 */
public final class DetailsSummary {
    private DetailsSummary() {}

    /** Whether an element is the summary of its parent. */
    public static boolean is(Element element) {
        Element details = element.parent();
        if (!element.nameIs("summary") || details == null || !details.nameIs("details")) {
            return false;
        }
        Element before = element.previousElementSibling();
        while (before != null && !before.nameIs("summary")) {
            before = before.previousElementSibling();
        }
        return before == null;
    }
}
