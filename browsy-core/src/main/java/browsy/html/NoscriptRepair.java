package browsy.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jsoup.nodes.Comment;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;

/**
 * Ends the head where a browser ends it: at the first thing inside a {@code noscript} that may not
 * stand in a head, such as a counting pixel. jsoup keeps such content, and the head, going.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inheadnoscript">HTML:
 *     in head noscript</a>
 */
final class NoscriptRepair {
    private static final Set<String> ALLOWED =
            Set.of("basefont", "bgsound", "link", "meta", "noframes", "style");

    private NoscriptRepair() {}

    static void apply(Document document, int maxDepth) {
        for (Node child : document.head().childNodes()) {
            if (child instanceof Element element
                    && element.normalName().equals("noscript")
                    && endHeadInside(document, element, maxDepth)) {
                return;
            }
        }
    }

    private static boolean endHeadInside(Document document, Element noscript, int maxDepth) {
        NoscriptContent.parseAgain(noscript, maxDepth);
        for (Node child : noscript.childNodes()) {
            if (!isAllowed(child)) {
                List<Node> moved = new ArrayList<>();
                addWithFollowing(child, moved);
                if (noscript.nextSibling() != null) {
                    addWithFollowing(noscript.nextSibling(), moved);
                }
                document.body().insertChildren(0, moved);
                return true;
            }
        }
        return false;
    }

    private static boolean isAllowed(Node node) {
        if (node instanceof TextNode text) {
            return text.isBlank();
        }
        return node instanceof Comment || ALLOWED.contains(node.normalName());
    }

    private static void addWithFollowing(Node first, List<Node> into) {
        for (Node node = first; node != null; node = node.nextSibling()) {
            into.add(node);
        }
    }
}
