package browsy.layout.flow.inline.items;

import browsy.layout.box.Box;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/**
 * The language that a text is in.
 *
 * @see <a href="https://html.spec.whatwg.org/#language">HTML, the lang attribute</a>
 */
public final class ContentLanguage {
    private ContentLanguage() {}

    /** The BCP 47 tag that an element around a box gives; empty if none does. */
    static String of(Box box) {
        return of(box.source());
    }

    /** The BCP 47 tag that a node or one around it gives; empty if none does. */
    public static String of(@Nullable Node inner) {
        for (Node node = inner; node != null; node = node.parent()) {
            if (node instanceof Element element && element.hasAttr("lang")) {
                return element.attr("lang");
            }
        }
        return "";
    }
}
