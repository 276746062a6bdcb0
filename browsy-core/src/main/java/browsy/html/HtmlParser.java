package browsy.html;

import browsy.config.LimitExceededException;
import browsy.config.Limits;
import browsy.infra.TimeLimit;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jsoup.nodes.DataNode;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.parser.Parser;
import org.jspecify.annotations.Nullable;

/**
 * Parses HTML like a browser with scripting disabled, so that the contents of {@code noscript} are
 * page content.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/parsing.html">HTML: parsing</a>
 */
public final class HtmlParser {
    private HtmlParser() {}

    /**
     * Parses a whole document.
     *
     * @param html the source; a leading byte order mark is ignored
     * @param baseUri the absolute address of the document, or empty
     * @param limits the limits on the document
     * @param warnings receives a message for each limit at which the document was cut off
     * @throws LimitExceededException if the text is longer than {@link Limits#maxHtmlChars()}
     */
    public static Document parse(
            String html, String baseUri, Limits limits, Consumer<String> warnings) {
        String text = MarkupParser.text(html, limits, warnings);
        List<SourceEdit> edits = new ArrayList<>();
        Document.QuirksMode mode = DocumentMode.of(text, edits);
        NoscriptTags noscripts = NoscriptTags.of(text, edits);
        Parser parser = Parser.htmlParser().setMaxDepth(limits.maxDomDepth());
        noscripts.prepare(parser);
        Document document = parser.parseInput(new EditedSource(text, edits), baseUri);
        document.quirksMode(mode);
        if (isIgnoredBase(document.baseUri())) {
            document.setBaseUri(baseUri);
        }
        moveTrailingSpace(document);
        finish(document, noscripts, limits, warnings);
        noscripts.restore(document);
        return document;
    }

    /**
     * Tests whether the URL of a {@code base} element has a scheme that leaves the base unchanged.
     *
     * @see <a
     *     href="https://html.spec.whatwg.org/multipage/semantics.html#set-the-frozen-base-url">HTML:
     *     set the frozen base URL</a>
     */
    private static boolean isIgnoredBase(String url) {
        return url.regionMatches(true, 0, "data:", 0, "data:".length())
                || url.regionMatches(true, 0, "javascript:", 0, "javascript:".length());
    }

    /**
     * Moves white space after the end tags of the body and the root element into the body, where
     * the standard inserts it.
     *
     * @see <a
     *     href="https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-afterbody">HTML</a>
     */
    private static void moveTrailingSpace(Document document) {
        Element root = document.firstElementChild();
        Element body = root == null ? null : root.lastElementChild();
        if (root == null || body == null || !body.nameIs("body")) {
            return;
        }
        String space = removeTextAfter(body) + removeTextAfter(root);
        if (space.isEmpty()) {
            return;
        }
        if (body.lastChild() instanceof TextNode last) {
            last.text(last.getWholeText() + space);
        } else {
            body.appendText(space);
        }
    }

    /**
     * Removes the text nodes after a node and returns their text. All following siblings are
     * detached from the last one on and the others appended again, because removing a node moves
     * those after it.
     */
    private static String removeTextAfter(Node end) {
        List<Node> after = new ArrayList<>();
        for (Node node = end.nextSibling(); node != null; node = node.nextSibling()) {
            after.add(node);
        }
        if (after.stream().noneMatch(TextNode.class::isInstance)) {
            return "";
        }
        for (int i = after.size() - 1; i >= 0; i--) {
            after.get(i).remove();
        }
        Element parent = Objects.requireNonNull((Element) end.parent());
        StringBuilder text = new StringBuilder();
        for (Node node : after) {
            if (node instanceof TextNode removed) {
                text.append(removed.getWholeText());
            } else {
                parent.appendChild(node);
            }
        }
        return text.toString();
    }

    /**
     * Truncates the document at the maximum number of elements, turns data nodes that browsers
     * render into text, and normalizes {@code details} and {@code noscript} elements.
     */
    private static void finish(
            Document document, NoscriptTags noscripts, Limits limits, Consumer<String> warnings) {
        int maxElements = limits.maxElements();
        DetailsGroups details = new DetailsGroups();
        int elements = 0;
        for (@Nullable Node node = document; node != null; ) {
            if (node instanceof DataNode data && isShown(data)) {
                node = new TextNode(data.getWholeData());
                data.replaceWith(node);
            }
            if (node instanceof Element element) {
                TimeLimit.check();
                if (++elements > maxElements) {
                    removeFrom(node);
                    warnings.accept("the document was cut off after " + maxElements + " elements");
                    return;
                }
                noscripts.visit(element);
                details.visit(element);
            }
            node = next(node);
        }
    }

    /** Whether browsers render a data node, unlike scripts and stylesheets. */
    private static boolean isShown(DataNode data) {
        Element parent = data.parent();
        return parent != null && parent.nameIs("xmp");
    }

    /** Removes a node and all nodes after it in document order. */
    private static void removeFrom(Node first) {
        Node node = first;
        while (node.parent() != null) {
            Node parent = node.parent();
            List<Node> siblings = List.copyOf(parent.childNodes());
            for (Node sibling : siblings.subList(node.siblingIndex() + 1, siblings.size())) {
                sibling.remove();
            }
            if (node == first) {
                node.remove();
            }
            node = parent;
        }
    }

    /** The next node in document order; null at the end. */
    private static @Nullable Node next(Node node) {
        if (node.childNodeSize() > 0) {
            return node.childNode(0);
        }
        for (@Nullable Node up = node; up != null; up = up.parent()) {
            Node sibling = up.nextSibling();
            if (sibling != null) {
                return sibling;
            }
        }
        return null;
    }
}
