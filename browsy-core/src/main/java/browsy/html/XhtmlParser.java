package browsy.html;

import browsy.config.LimitExceededException;
import browsy.config.Limits;
import browsy.infra.TimeLimit;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.jsoup.nodes.Attributes;
import org.jsoup.nodes.Comment;
import org.jsoup.nodes.DataNode;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.FormElement;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.parser.ParseSettings;
import org.jsoup.parser.Parser;
import org.jsoup.parser.Tag;
import org.jspecify.annotations.Nullable;

/**
 * Parses HTML in the XML syntax. The document contains exactly the elements of the source, without
 * implied ones. Malformed text is parsed leniently. External entities are not loaded, and the named
 * character references of HTML need no document type.
 *
 * <p>If the root element {@code html} has no namespace, all elements without one count as HTML.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/xhtml.html">HTML: the XML syntax</a>
 */
final class XhtmlParser {
    private final Document document;
    private final int maxElements;

    /** The namespace for elements without a namespace. */
    private final String noNamespace;

    private final Map<Tag, Tag> tags = new HashMap<>();
    private final DetailsGroups details = new DetailsGroups();
    private int elements;

    private XhtmlParser(Document document, int maxElements, String noNamespace) {
        this.document = document;
        this.maxElements = maxElements;
        this.noNamespace = noNamespace;
    }

    /**
     * Parses a whole document.
     *
     * @param xml the source; a leading byte order mark is ignored
     * @param baseUri the absolute address of the document, or empty
     * @param limits the limits on the document
     * @param warnings receives a message for each limit at which the document was cut off
     * @throws LimitExceededException if the text is longer than {@link Limits#maxHtmlChars()}
     */
    static Document parse(String xml, String baseUri, Limits limits, Consumer<String> warnings) {
        Parser parser = Parser.xmlParser().setMaxDepth(limits.maxDomDepth());
        Document source = parser.parseInput(MarkupParser.text(xml, limits, warnings), baseUri);
        Element root = source.firstElementChild();
        boolean bare = root != null && root.tagName().equals("html") && !hasNamespace(root);
        Document document = new Document(baseUri);
        document.quirksMode(Document.QuirksMode.noQuirks);
        document.outputSettings().syntax(Document.OutputSettings.Syntax.xml);
        int most = limits.maxElements();
        new XhtmlParser(document, most, bare ? Parser.NamespaceHtml : Parser.NamespaceXml)
                .build(source, warnings);
        return document;
    }

    private static boolean hasNamespace(Element element) {
        return !element.tag().namespace().equals(Parser.NamespaceXml);
    }

    /**
     * Copies the nodes of the source in document order, each below the copy of its parent, until
     * the maximum number of elements is reached.
     */
    private void build(Document source, Consumer<String> warnings) {
        @Nullable Node node = first(source);
        Element parent = document;
        while (node != null) {
            Element inside = null;
            if (node instanceof Element element) {
                TimeLimit.check();
                if (++elements > maxElements) {
                    warnings.accept("the document was cut off after " + maxElements + " elements");
                    return;
                }
                inside = append(element, parent);
            } else {
                append(node, parent);
            }
            // Advance to the first child, else to the next sibling of the node or an ancestor.
            Node child = inside == null ? null : first(node);
            if (inside != null && child != null) {
                parent = inside;
                node = child;
                continue;
            }
            while (node != null && node.nextSibling() == null) {
                node = node.parent();
                Element around = parent.parent();
                parent = around == null ? document : around;
            }
            node = node == null ? null : node.nextSibling();
        }
    }

    private static @Nullable Node first(Node parent) {
        return parent.childNodeSize() == 0 ? null : parent.childNode(0);
    }

    /**
     * Appends a copy of an element without its contents; returns null if the contents must not be
     * visited.
     */
    private @Nullable Element append(Element source, Element parent) {
        if (parent == document && document.firstElementChild() != null) {
            return null; // a document has only one root element
        }
        Tag tag = tags.computeIfAbsent(source.tag(), this::tag);
        Attributes attributes = source.attributesSize() == 0 ? null : source.attributes().clone();
        boolean html = tag.namespace().equals(Parser.NamespaceHtml);
        Element copy =
                html && tag.normalName().equals("form")
                        ? new FormElement(
                                tag, "", attributes == null ? new Attributes() : attributes)
                        : new Element(tag, "", attributes);
        parent.appendChild(copy);
        details.visit(copy);
        if (tag.normalName().equals("style") || html && tag.normalName().equals("script")) {
            copy.appendChild(new DataNode(source.wholeOwnText()));
            return null;
        }
        return copy;
    }

    private void append(Node source, Element parent) {
        if (source instanceof TextNode text && parent != document) {
            parent.appendChild(new TextNode(text.getWholeText()));
        } else if (source instanceof Comment comment) {
            parent.appendChild(new Comment(comment.getData()));
        }
    }

    /** Returns the tag for a copy. HTML, SVG and MathML elements have no prefix in their names. */
    private Tag tag(Tag source) {
        String namespace = source.namespace();
        if (namespace.equals(Parser.NamespaceXml)) {
            namespace = noNamespace;
        }
        boolean known =
                namespace.equals(Parser.NamespaceHtml)
                        || namespace.equals(Parser.NamespaceSvg)
                        || namespace.equals(Parser.NamespaceMathml);
        String name = known ? source.localName() : source.name();
        return Tag.valueOf(name, namespace, ParseSettings.preserveCase);
    }
}
