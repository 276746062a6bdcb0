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
 * Parses HTML in XML: the document has the elements that stand in the source, and no others. Text
 * that is not well-formed is read as far as its meaning is plain; nothing is loaded for a document
 * type, and the named characters of HTML are known without one.
 *
 * <p>Where the root has no namespace, elements without one count as HTML.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/xhtml.html">HTML: the XML syntax</a>
 */
final class XhtmlParser {
    private final Document document;
    private final int maxElements;

    /** The namespace that elements without one are in. */
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
     * @param xml the text; a leading byte order mark is passed over
     * @param baseUri absolute address of the document, or empty
     * @param warnings is told of every limit that cut something off
     * @throws LimitExceededException if the text is longer than {@link Limits#maxHtmlChars()}
     */
    static Document parse(String xml, String baseUri, Limits limits, Consumer<String> warnings) {
        Parser parser = Parser.xmlParser().setMaxDepth(limits.maxDomDepth());
        Document source = parser.parseInput(MarkupParser.text(xml, limits, warnings), baseUri);
        Element root = source.firstElementChild();
        boolean bare = root != null && root.tagName().equals("html") && !hasNamespace(root);
        Document document = new Document(baseUri);
        document.quirksMode(Document.QuirksMode.noQuirks);
        int most = limits.maxElements();
        new XhtmlParser(document, most, bare ? Parser.NamespaceHtml : Parser.NamespaceXml)
                .build(source, warnings);
        return document;
    }

    private static boolean hasNamespace(Element element) {
        return !element.tag().namespace().equals(Parser.NamespaceXml);
    }

    /** Takes the nodes of the source in document order; each is copied below its parent's copy. */
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

    /** Appends an element without its content; null if it has none to be read. */
    private @Nullable Element append(Element source, Element parent) {
        if (parent == document && document.firstElementChild() != null) {
            return null; // what follows the root is no part of a document
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
        details.meet(copy);
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

    /** HTML elements have their name alone, whatever prefix their namespace has. */
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
