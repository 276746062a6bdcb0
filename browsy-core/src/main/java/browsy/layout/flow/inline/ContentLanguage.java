package browsy.layout.flow.inline;

import browsy.layout.box.Box;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;

/**
 * The language that a text is in.
 *
 * @see <a href="https://html.spec.whatwg.org/#language">HTML, the lang attribute</a>
 */
final class ContentLanguage {
    private ContentLanguage() {}

    /** The BCP 47 tag that an element around a box gives; empty if none does. */
    static String of(Box box) {
        for (Node node = box.source(); node != null; node = node.parent()) {
            if (node instanceof Element element && element.hasAttr("lang")) {
                return element.attr("lang");
            }
        }
        return "";
    }
}
