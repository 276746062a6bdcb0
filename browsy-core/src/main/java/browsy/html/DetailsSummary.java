package browsy.html;

import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The summary of {@code details}: the first {@code summary} among its children.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/interactive-elements.html#the-summary-element">HTML,
 *     4.11.2</a>
 */
public final class DetailsSummary {
    private DetailsSummary() {}

    /** Returns the {@code details} of which an element is the summary; null if it is none. */
    public static @Nullable Element detailsOf(Element element) {
        Element details = element.parent();
        if (!element.nameIs("summary") || details == null || !details.nameIs("details")) {
            return null;
        }
        Element before = element.previousElementSibling();
        while (before != null && !before.nameIs("summary")) {
            before = before.previousElementSibling();
        }
        return before == null ? details : null;
    }
}
