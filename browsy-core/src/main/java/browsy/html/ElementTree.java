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
 * The elements of a document as selectors and the cascade see them: declarative shadow roots are
 * trees of their own, their templates and all other contents of templates are left out, and what
 * matching asks for again and again is at hand. Built once, in time linear in the document.
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

    /** How deep each element lies in the flat tree, by its place; empty once all are read. */
    private int[] depths = new int[256];

    private final int maxDepth;
    private int depth;

    private ElementTree(Document document, int maxDepth) {
        this.document = document;
        this.maxDepth = maxDepth;
        this.quirks = document.quirksMode() == Document.QuirksMode.quirks;
        this.classLists = new ClassLists(quirks);
    }

    /** Reads the elements of a document, which must not change while the tree is used. */
    public static ElementTree of(Document document) {
        return of(document, Limits.DEFAULT);
    }

    /**
     * Likewise. No page needs more than twice the depth that its markup is allowed; what lies
     * deeper, shadow trees having been put around it again and again, is left out.
     */
    public static ElementTree of(Document document, Limits limits) {
        ElementTree tree =
                new ElementTree(
                        document, (int) Math.min(Integer.MAX_VALUE, 2L * limits.maxDomDepth()));
        tree.build();
        return tree;
    }

    /** How deep nodes are nested in the flat tree. */
    public int depth() {
        return depth;
    }

    /** Whether something lies too deep and was left out. */
    public boolean isCutOff() {
        return depth > maxDepth;
    }

    public Document document() {
        return document;
    }

    public boolean isQuirksMode() {
        return quirks;
    }

    /** The tree of the document itself. */
    public TreeScope documentScope() {
        return documentScope;
    }

    /** The document's tree and those of all shadow roots, hosts before what they host. */
    public List<TreeScope> scopes() {
        return Collections.unmodifiableList(scopes);
    }

    /** All elements; an element's place is its {@link TreeElement#index}. */
    public List<TreeElement> elements() {
        return Collections.unmodifiableList(elements);
    }

    /** The root element, or null for an empty document. */
    public @Nullable TreeElement root() {
        return documentScope.firstChild();
    }

    /** Where an element stands; null for what is no part of the tree (contents of templates). */
    public @Nullable TreeElement get(Element element) {
        return byElement.get(element);
    }

    /** Whether an element stands at a place, which need not exist: quicker than {@link #get}. */
    public boolean isAt(int index, Element element) {
        return index < elements.size() && elements.get(index).element() == element;
    }

    /**
     * The texts in the elements, those at the top of shadow trees and in templates left out; shadow
     * hosts have theirs.
     */
    public ChildTexts texts() {
        return texts;
    }

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

    /** Notes how deep an element lies, and tells whether what is in it may be deeper. */
    private boolean goDownTo(TreeElement element) {
        int own = 1 + flatParentDepth(element);
        if (element.index() == depths.length) {
            depths = Arrays.copyOf(depths, 2 * depths.length);
        }
        depths[element.index()] = own;
        depth = Math.max(depth, own + 1);
        return own < maxDepth;
    }

    /** Shadow trees are read before the elements that they show in their slots. */
    private int flatParentDepth(TreeElement element) {
        TreeElement parent = element.parent();
        if (parent != null && parent.shadowScope() != null) {
            parent.shadowScope().assignSlots();
        }
        TreeElement around = element.flatParent();
        return around == null ? 0 : depths[around.index()];
    }

    /** Pushes the child elements in reverse, so that they are taken in document order. */
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
     * <a href="https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inhead">HTML</a>.
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
