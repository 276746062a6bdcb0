package browsy.fetch.navigation;

import java.util.List;
import java.util.Set;
import org.jsoup.nodes.DataNode;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Document.OutputSettings.Syntax;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;
import org.jspecify.annotations.Nullable;

/**
 * Writes a page that was read as XML as HTML, so that empty elements stay empty and escaped scripts
 * and styles are themselves again.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/xhtml.html">HTML: the XML syntax</a>
 */
final class Xhtml {
    private static final Set<String> VOID =
            Set.of(
                    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta",
                    "source", "track", "wbr");

    private Xhtml() {}

    /** The page; null where the document has no html element at its root. */
    static @Nullable String toHtml(Document xml) {
        Element root = xml.firstElementChild();
        if (root == null || !root.normalName().equals("html")) {
            return null;
        }
        List<Element> elements = List.copyOf(root.getAllElements());
        for (int i = 0; i < elements.size(); i++) {
            Element element = elements.get(i);
            String name = element.normalName();
            if (name.equals("script") || name.equals("style")) {
                i += element.getAllElements().size() - 1; // what is inside goes with it
                String text = element.wholeText() + element.data();
                element.empty().appendChild(new DataNode(text));
            } else if (element.childNodeSize() == 0 && !VOID.contains(name)) {
                element.appendChild(new TextNode("")); // is written with an end tag
            }
        }
        xml.outputSettings().syntax(Syntax.html).prettyPrint(false);
        return "<!DOCTYPE html>" + root.outerHtml();
    }
}
