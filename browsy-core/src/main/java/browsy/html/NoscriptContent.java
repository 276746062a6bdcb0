package browsy.html;

import java.util.List;
import java.util.Set;
import org.jsoup.nodes.Comment;
import org.jsoup.nodes.DataNode;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Entities;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.parser.Parser;
import org.jsoup.select.NodeVisitor;

/**
 * Parses what is in a {@code noscript} by the rules for all other content, as browsers do with
 * scripting switched off. jsoup keeps the tags there as they stand: no paragraph ends the one
 * before, and rows have no table body.
 *
 * <p>What is unfinished in a {@code noscript} does not reach what follows it, unlike in browsers.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody">HTML: in
 *     body</a>
 */
final class NoscriptContent {

    /** Elements that any rules leave where they stand. */
    private static final Set<String> PLAIN =
            Set.of(
                    "b", "br", "div", "em", "i", "iframe", "img", "input", "link", "meta", "script",
                    "span", "strong", "style");

    /** Elements that may have been ended by what ends or follows. */
    private static final Set<String> ENDED_BY_OTHERS =
            Set.of(
                    "body",
                    "colgroup",
                    "dd",
                    "dt",
                    "head",
                    "html",
                    "li",
                    "optgroup",
                    "option",
                    "p",
                    "rp",
                    "rt",
                    "tbody",
                    "td",
                    "tfoot",
                    "th",
                    "thead",
                    "tr");

    /** Elements whose end tags move what is still open in them. */
    private static final Set<String> FORMATTING =
            Set.of(
                    "a", "b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike",
                    "strong", "tt", "u");

    /** Stands for {@code noscript} inside one, which is an element like any other. */
    private static final String NESTED = "noscript-nested";

    private NoscriptContent() {}

    /**
     * Replaces the content of an element.
     *
     * @param maxDepth how deep elements may lie in one another there
     */
    static void parseAgain(Element noscript, int maxDepth) {
        if (isPlain(noscript)) {
            return;
        }
        StringBuilder markup = new StringBuilder();
        noscript.childNodes().forEach(child -> child.traverse(new Tags(markup)));
        List<Node> parsed =
                Parser.htmlParser()
                        .setMaxDepth(maxDepth)
                        .parseFragmentInput(
                                markup.toString(), new Element("div"), noscript.baseUri());
        noscript.empty();
        noscript.insertChildren(0, parsed);
        noscript.getElementsByTag(NESTED).forEach(nested -> nested.tagName("noscript"));
    }

    private static boolean isPlain(Element noscript) {
        for (Element element : noscript.getAllElements()) {
            if (element != noscript && !PLAIN.contains(element.normalName())) {
                return false;
            }
        }
        return true;
    }

    /** Writes the tags as they may have stood in the source. */
    private record Tags(StringBuilder out) implements NodeVisitor {

        @Override
        public void head(Node node, int depth) {
            if (node instanceof Element element) {
                out.append('<')
                        .append(name(element))
                        .append(element.attributes().html())
                        .append('>');
            } else if (node instanceof TextNode text) {
                out.append(Entities.escape(text.getWholeText()));
            } else if (node instanceof DataNode data) {
                out.append(data.getWholeData());
            } else if (node instanceof Comment comment) {
                out.append("<!--").append(comment.getData()).append("-->");
            }
        }

        @Override
        public void tail(Node node, int depth) {
            if (node instanceof Element element && !element.tag().isEmpty() && isEnded(element)) {
                out.append("</").append(name(element)).append('>');
            }
        }

        private static boolean isEnded(Element element) {
            Element parent = element.parent();
            return element.nextSibling() != null
                    || !ENDED_BY_OTHERS.contains(element.normalName())
                    || (parent != null && FORMATTING.contains(parent.normalName()));
        }

        private static String name(Element element) {
            return element.nameIs("noscript") ? NESTED : element.normalName();
        }
    }
}
