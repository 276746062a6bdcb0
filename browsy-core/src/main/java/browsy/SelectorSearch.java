package browsy;

import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.select.Selector.SelectorParseException;
import org.jspecify.annotations.Nullable;

/** Looks for elements by selectors that go into frames and shadow trees. */
final class SelectorSearch {

    /** Joins the selector of a frame or host to one for what is in it. */
    private static final String INTO = ">>>";

    private static final String IN_SHADOW_ROOT = ":host >";

    private final Document document;
    private final FrameDocuments frames;

    SelectorSearch(Document document, FrameDocuments frames) {
        this.document = document;
        this.frames = frames;
    }

    /**
     * What a selector finds.
     *
     * @throws IllegalArgumentException if it is no selector
     */
    List<Element> find(String selector) {
        List<Element> roots = List.of(document);
        List<Element> found = List.of();
        for (String part : parts(selector)) {
            found = new ArrayList<>();
            for (Element root : roots) {
                select(root, part, found);
            }
            roots = inside(found);
        }
        return found;
    }

    /** The parts between the combinators; those in brackets and strings are none. */
    private static List<String> parts(String selector) {
        List<String> parts = new ArrayList<>();
        char quote = 0;
        int start = 0;
        for (int i = 0; i < selector.length(); i++) {
            char c = selector.charAt(i);
            if (c == '\\') {
                i++;
            } else if (quote != 0) {
                quote = c == quote ? 0 : quote;
            } else if (c == '"' || c == '\'') {
                quote = c;
            } else if (selector.startsWith(INTO, i)) {
                parts.add(selector.substring(start, i).strip());
                start = i + INTO.length();
                i = start - 1;
            }
        }
        parts.add(selector.substring(start).strip());
        return parts;
    }

    /** Adds what a selector finds in a document or shadow tree, but not in the trees in it. */
    private static void select(Element root, String selector, List<Element> found) {
        String relative =
                selector.startsWith(IN_SHADOW_ROOT)
                        ? selector.substring(IN_SHADOW_ROOT.length() - 1)
                        : selector;
        try {
            for (Element element : root.select(relative)) {
                if (element != root && template(element) == template(root)) {
                    found.add(element);
                }
            }
        } catch (SelectorParseException | IllegalArgumentException e) {
            throw new IllegalArgumentException("no selector: " + selector, e);
        }
    }

    /** The template around what is in one, a template itself included; null in the document. */
    private static @Nullable Element template(Element element) {
        for (Element up = element; up != null; up = up.parent()) {
            if (up.normalName().equals("template")) {
                return up;
            }
        }
        return null;
    }

    /** The documents and shadow roots that elements show. */
    private List<Element> inside(List<Element> hosts) {
        List<Element> inside = new ArrayList<>();
        for (Element host : hosts) {
            Document framed = frames.in(host);
            if (framed != null) {
                inside.add(framed);
            }
            for (Element child : host.children()) {
                if (child.normalName().equals("template") && child.hasAttr("shadowrootmode")) {
                    inside.add(child);
                    break;
                }
            }
        }
        return inside;
    }
}
