package browsy.layout.flow.inline.items;

import browsy.layout.box.Box;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/**
 * The content language of a text ({@code lang} attribute).
 *
 * @see <a href="https://html.spec.whatwg.org/#language">HTML, the lang attribute</a>
 */
public final class ContentLanguage {
    private ContentLanguage() {}

    /** Returns the language tag that applies to a box; empty if unknown. */
    static String of(Box box) {
        return of(box.source());
    }

    /**
     * Returns the language tag that applies to a node, from itself or the nearest ancestor; empty
     * if unknown.
     */
    public static String of(@Nullable Node inner) {
        for (Node node = inner; node != null; node = node.parent()) {
            if (node instanceof Element element && element.hasAttr("lang")) {
                return element.attr("lang");
            }
        }
        return "";
    }
}
