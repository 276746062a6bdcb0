package browsy.pipeline;

import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.select.Selector.SelectorParseException;
import org.jspecify.annotations.Nullable;

/**
 * Evaluates CSS selectors that can reach into frames and shadow trees. It is evaluated part by
 * part: the matches of one part are the frames and hosts in which the next part is matched.
 */
public final class SelectorSearch {

    /** Separates the selector of a frame or host from the selector inside. */
    private static final String INTO = ">>>";

    /** The start of a selector for children of a shadow root. */
    private static final String IN_SHADOW_ROOT = ":host >";

    private final Document document;
    private final FrameDocuments frames;

    public SelectorSearch(Document document, FrameDocuments frames) {
        this.document = document;
        this.frames = frames;
    }

    /**
     * Returns the elements that match a selector, in document order.
     *
     * @throws IllegalArgumentException if the selector is not valid
     */
    public List<Element> find(String selector) {
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

    /** Splits a selector at {@link #INTO}, except in strings. */
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

    /** Adds the matches in a document or shadow tree, without those in nested shadow trees. */
    private static void select(Element root, String selector, List<Element> found) {
        String relative =
                selector.startsWith(IN_SHADOW_ROOT)
                        ? selector.substring(IN_SHADOW_ROOT.length() - 1)
                        : selector;
        try {
            for (Element element : root.select(SelectorSyntax.ofJsoup(relative))) {
                if (element != root && template(element) == template(root)) {
                    found.add(element);
                }
            }
        } catch (SelectorParseException | IllegalArgumentException e) {
            throw new IllegalArgumentException("not a valid CSS selector: " + selector, e);
        }
    }

    /**
     * The nearest inclusive ancestor that is a template, which identifies a shadow tree; null in
     * the document.
     */
    private static @Nullable Element template(Element element) {
        for (Element up = element; up != null; up = up.parent()) {
            if (up.normalName().equals("template")) {
                return up;
            }
        }
        return null;
    }

    /** The documents in frames and the shadow roots of hosts. */
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
