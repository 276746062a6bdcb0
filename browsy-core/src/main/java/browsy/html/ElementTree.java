package browsy.html;

import browsy.config.Limits;
import browsy.infra.Ascii;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jspecify.annotations.Nullable;

/**
 * The elements of a document as selector matching and the cascade use them. Declarative shadow
 * roots are separate tree scopes. The shadow root templates themselves and the contents of other
 * templates are left out. Data that matching needs often is precomputed. Building takes linear
 * time.
 *
 * @see <a href="https://dom.spec.whatwg.org/#shadow-trees">DOM, shadow trees</a>
 */
public final class ElementTree {

    private final Document document;
    private final boolean quirks;
    private final ClassLists classLists;
    private final AttributeNames noAttributes = AttributeNames.none();
    private final TreeScope documentScope = new TreeScope(null, null);
    private final List<TreeScope> scopes = new ArrayList<>();
    private final List<TreeElement> elements = new ArrayList<>();
    private final ChildTexts.Builder childTexts = new ChildTexts.Builder();
    private ChildTexts texts = ChildTexts.NONE;
    private Map<Element, TreeElement> byElement = Map.of();

    /** The depth of each element in the flat tree, by index; empty once the tree is complete. */
    private int[] depths = new int[256];

    private final int maxDepth;
    private int depth;

    /** Empty until the tree is complete, and if unknown. */
    private String language = "";

    private ElementTree(Document document, int maxDepth) {
        this.document = document;
        this.maxDepth = maxDepth;
        this.quirks = document.quirksMode() == Document.QuirksMode.quirks;
        this.classLists = new ClassLists(quirks);
    }

    /**
     * Builds the tree of a document with the default limits. The document must not change while the
     * tree is in use.
     */
    public static ElementTree of(Document document) {
        return of(document, Limits.DEFAULT, "");
    }

    /**
     * Builds the tree of a document. The document must not change while the tree is in use.
     * Elements deeper in the flat tree than twice {@link Limits#maxDomDepth} are left out; only
     * nested shadow trees can reach that depth.
     *
     * @param contentLanguage the {@code Content-Language} of the response; empty for none
     */
    public static ElementTree of(Document document, Limits limits, String contentLanguage) {
        ElementTree tree =
                new ElementTree(
                        document, (int) Math.min(Integer.MAX_VALUE, 2L * limits.maxDomDepth()));
        tree.build();
        tree.language = DocumentLanguage.of(tree, contentLanguage);
        return tree;
    }

    /** The maximum depth of nodes in the flat tree. */
    public int depth() {
        return depth;
    }

    /** Whether elements were left out because they are too deep. */
    public boolean isCutOff() {
        return depth > maxDepth;
    }

    public Document document() {
        return document;
    }

    public boolean isQuirksMode() {
        return quirks;
    }

    /** The language of elements without a {@code lang} attribute around them; empty if unknown. */
    public String language() {
        return language;
    }

    /**
     * The language of an element, by the attributes around it or the document: a BCP 47 tag; empty
     * if unknown.
     */
    public String language(TreeElement element) {
        for (TreeElement e = element; e != null; e = e.flatParent()) {
            String declared = declaredLanguage(e);
            if (declared != null) {
                return declared;
            }
        }
        return language;
    }

    /**
     * The language that an element declares for its contents: a BCP 47 tag, or empty for none; null
     * if it declares nothing. In the HTML syntax, {@code xml:lang} has no effect on HTML elements.
     *
     * @see <a href="https://html.spec.whatwg.org/multipage/dom.html#language">HTML, 3.2.6.2</a>
     */
    public @Nullable String declaredLanguage(TreeElement element) {
        boolean isXml = document.outputSettings().syntax() == Document.OutputSettings.Syntax.xml;
        String xml = isXml || !element.isHtml() ? element.attribute("xml:lang") : null;
        return xml == null ? element.attribute("lang") : xml;
    }

    /** The scope of the document's own tree. */
    public TreeScope documentScope() {
        return documentScope;
    }

    /**
     * The document's scope and those of all shadow roots; the scope of a host precedes that of its
     * shadow tree.
     */
    public List<TreeScope> scopes() {
        return Collections.unmodifiableList(scopes);
    }

    /** All elements, in the order of {@link TreeElement#index}. */
    public List<TreeElement> elements() {
        return Collections.unmodifiableList(elements);
    }

    /** The root element; null for an empty document. */
    public @Nullable TreeElement root() {
        return documentScope.firstChild();
    }

    /**
     * The tree element of an element; null if the element is not in the tree, such as in a
     * template.
     */
    public @Nullable TreeElement get(Element element) {
        return byElement.get(element);
    }

    /** Whether an element has an index, which may be out of range. Faster than {@link #get}. */
    public boolean isAt(int index, Element element) {
        return index < elements.size() && elements.get(index).element() == element;
    }

    /**
     * The text nodes by parent element, except text directly in a shadow root or in a template.
     * Text in a shadow host is included.
     */
    public ChildTexts texts() {
        return texts;
    }

    /**
     * Builds the tree in document order with an explicit stack of open elements, then resolves
     * slots.
     */
    private void build() {
        scopes.add(documentScope);
        Deque<TreeElement> open = new ArrayDeque<>();
        addChildren(document, null, documentScope, open);
        while (!open.isEmpty()) {
            TreeElement element = open.pop();
            element.index(elements.size());
            elements.add(element);
            childTexts.nextElement();
            if (goDownTo(element)) {
                addChildren(element.element(), element, element.scope(), open);
            }
        }
        depths = new int[0];
        texts = childTexts.build();
        byElement = new IdentityHashMap<>(elements.size());
        for (TreeElement element : elements) {
            byElement.put(element.element(), element);
        }
        for (TreeScope scope : scopes) {
            scope.assignSlots();
        }
    }

    /** Records the depth of an element; returns whether its children may be deeper still. */
    private boolean goDownTo(TreeElement element) {
        int own = 1 + flatParentDepth(element);
        if (element.index() == depths.length) {
            depths = Arrays.copyOf(depths, 2 * depths.length);
        }
        depths[element.index()] = own;
        depth = Math.max(depth, own + 1);
        return own < maxDepth;
    }

    /**
     * The depth of the parent in the flat tree. It is already known, because shadow trees are
     * visited before the elements assigned to their slots.
     */
    private int flatParentDepth(TreeElement element) {
        TreeElement parent = element.parent();
        if (parent != null && parent.shadowScope() != null) {
            parent.shadowScope().assignSlots();
        }
        TreeElement around = element.flatParent();
        return around == null ? 0 : depths[around.index()];
    }

    /**
     * Creates the child elements of a node and pushes them in reverse, so that they are popped in
     * document order. The contents of a shadow tree are pushed last and so visited first.
     */
    private void addChildren(
            Node node, @Nullable TreeElement parent, TreeScope scope, Deque<TreeElement> open) {
        if (parent != null && parent.isHtml("template")) {
            return;
        }
        TreeElement first = null;
        TreeElement last = null;
        for (int i = 0, n = node.childNodeSize(); i < n; i++) {
            Node child = node.childNode(i);
            if (child instanceof Element element) {
                if (parent != null && attachesShadow(parent, element)) {
                    TreeScope shadow = new TreeScope(parent, element);
                    parent.attachShadow(shadow);
                    scopes.add(shadow);
                    continue;
                }
                TreeElement tree =
                        new TreeElement(element, parent, scope, classLists, noAttributes);
                tree.follow(last);
                first = first == null ? tree : first;
                last = tree;
            } else if (parent != null && child instanceof TextNode text) {
                childTexts.add(text.getWholeText(), last == null ? 0 : last.childIndex());
            }
        }
        if (parent != null) {
            parent.adopt(first, last);
        } else {
            scope.adopt(first);
        }
        for (TreeElement child = last; child != null; child = child.previousSibling()) {
            open.push(child);
        }
        TreeScope shadow = parent == null ? null : parent.shadowScope();
        if (shadow != null && shadow.template() != null) {
            addChildren(shadow.template(), null, shadow, open);
        }
    }

    /**
     * Whether a template declares a shadow root of its parent, see <a
     * href="https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inhead">HTML</a>.
     */
    private static boolean attachesShadow(TreeElement host, Element template) {
        if (!template.normalName().equals("template")
                || host.shadowScope() != null
                || !canHost(host)) {
            return false;
        }
        String mode = Ascii.lower(template.attr("shadowrootmode"));
        return mode.equals("open") || mode.equals("closed");
    }

    /** Whether an element can be a shadow host. */
    private static boolean canHost(TreeElement host) {
        if (!host.isHtml()) {
            return false;
        }
        return switch (host.localName()) {
            case "article",
                    "aside",
                    "blockquote",
                    "body",
                    "div",
                    "footer",
                    "h1",
                    "h2",
                    "h3",
                    "h4",
                    "h5",
                    "h6",
                    "header",
                    "main",
                    "nav",
                    "p",
                    "section",
                    "span" ->
                    true;
            default -> host.localName().indexOf('-') > 0;
        };
    }
}
