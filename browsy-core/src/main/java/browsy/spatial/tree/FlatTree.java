package browsy.spatial.tree;

import browsy.html.AttributeKind;
import browsy.html.ChildTexts;
import browsy.html.ElementTree;
import browsy.html.TreeElement;
import browsy.html.TreeScope;
import browsy.infra.EnumFlags;
import browsy.infra.EnumFlagsArray;
import browsy.style.PseudoElement;
import browsy.style.StyledDocument;
import browsy.style.computed.ComputedStyle;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jsoup.nodes.Attributes;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/**
 * The flat tree of a document: its elements in document order, each identified by its index.
 * Parents have smaller indices than their descendants, and the subtree of an element is the range
 * from its index to its {@link #end}. The facts that other packages read for every element are
 * stored in arrays by index.
 *
 * @see <a href="https://drafts.csswg.org/css-scoping-1/#flattening">css-scoping-1</a>
 */
public final class FlatTree {

    private final StyledDocument styled;
    private final ElementTree tree;
    private final Element[] elements;
    private final String[] tags;
    private final EnumFlagsArray<TagCategory> tagCategories;
    private final int[] classLists;
    private final TreeElement[] nodes;
    private final @Nullable ComputedStyle[] styles;
    private final EnumFlagsArray<AttributeKind> attributeKinds;
    private final EnumFlagsArray<VisualTrait> visualTraits;
    private final int[] parents;
    private final int[] ends;

    /** Elements whose children in the flat tree differ from their child nodes. */
    private final BitSet composed = new BitSet();

    /**
     * One more than the index in the flat tree, by the index in the document; 0 if the element is
     * not in the flat tree.
     */
    private final int[] indices;

    private int size;

    private FlatTree(StyledDocument styled) {
        this.styled = styled;
        tree = styled.elements();
        int capacity = tree.elements().size();
        elements = new Element[capacity];
        tags = new String[capacity];
        tagCategories = new EnumFlagsArray<>(capacity);
        classLists = new int[capacity];
        nodes = new TreeElement[capacity];
        styles = new @Nullable ComputedStyle[capacity];
        attributeKinds = new EnumFlagsArray<>(capacity);
        visualTraits = new EnumFlagsArray<>(capacity);
        parents = new int[capacity];
        ends = new int[capacity];
        indices = new int[capacity];
    }

    /** Builds the flat tree below the root element. */
    public static FlatTree of(StyledDocument styled) {
        FlatTree flat = new FlatTree(styled);
        TreeElement root = flat.tree.root();
        if (root != null && flat.tree.scopes().size() == 1) {
            flat.copy(root);
        } else if (root != null) {
            flat.build(root);
        }
        return flat;
    }

    /** Copies the document tree, which equals the flat tree if there are no shadow trees. */
    private void copy(TreeElement root) {
        List<TreeElement> all = tree.elements();
        for (int i = root.index(); i < all.size(); i++) {
            TreeElement node = all.get(i);
            TreeElement parent = node.parent();
            if (parent == null && node != root) {
                break;
            }
            int index = add(node, parent == null ? -1 : indices[parent.index()] - 1);
            if (node.isHtml() && isComposed(node)) {
                composed.set(index);
            }
        }
        for (int i = size - 1; i >= 0; i--) {
            ends[i] = ends[i] == 0 ? i + 1 : ends[ends[i]];
        }
    }

    /** Whether the children of an element in the flat tree may differ from its child nodes. */
    private static boolean isComposed(TreeElement node) {
        return node.shadowScope() != null || node.isHtml("slot") || node.isHtml("template");
    }

    private void build(TreeElement root) {
        List<Children> open = new ArrayList<>();
        int depth = 0;
        open.add(new Children());
        open.get(0).of(add(root, -1), root);
        while (depth >= 0) {
            Children children = open.get(depth);
            TreeElement child = children.next();
            if (child == null) {
                ends[children.parent] = size;
                depth--;
            } else if (indices[child.index()] == 0) {
                if (++depth == open.size()) {
                    open.add(new Children());
                }
                open.get(depth).of(add(child, children.parent), child);
            }
        }
    }

    private int add(TreeElement node, int parent) {
        int index = size++;
        indices[node.index()] = size;
        nodes[index] = node;
        elements[index] = node.element();
        String tag = node.isHtml() ? node.localName() : node.element().normalName();
        tags[index] = tag;
        tagCategories.set(
                index,
                node.isHtml() || !HtmlElements.isSvg(node.element())
                        ? TagCategory.of(tag)
                        : TagCategory.ofSvg(tag));
        classLists[index] = node.classList().index();
        ComputedStyle style = styled.style(node);
        styles[index] = style;
        if (style != null) {
            setVisualTraits(index, style, parent);
        }
        attributeKinds.set(index, node.attributeKinds());
        parents[index] = parent;
        if (parent >= 0) {
            ends[parent] = index;
        }
        return index;
    }

    /** Copies the traits of the element or the sibling before if it has the same style. */
    private void setVisualTraits(int index, ComputedStyle style, int parent) {
        // The end of an element that is still open is its last child so far.
        int sibling = parent < 0 ? 0 : ends[parent];
        if (index > 0 && style == styles[index - 1]) {
            visualTraits.copy(index - 1, index);
        } else if (sibling > 0 && style == styles[sibling]) {
            visualTraits.copy(sibling, index);
        } else {
            visualTraits.set(index, VisualTraits.of(style));
        }
    }

    /** An iterator over the child elements of an element in the flat tree. */
    private final class Children {
        private int parent;
        private @Nullable List<Node> nodes;
        private @Nullable TreeElement next;
        private int position;

        public void of(int index, TreeElement node) {
            parent = index;
            if (!isComposed(node)) {
                nodes = null;
                next = node.firstChild();
            } else {
                composed.set(index);
                nodes = styled.flatChildren(node.element());
                position = 0;
            }
        }

        @Nullable TreeElement next() {
            if (nodes == null) {
                TreeElement child = next;
                next = child == null ? null : child.nextSibling();
                return child;
            }
            while (position < nodes.size()) {
                TreeElement child =
                        nodes.get(position++) instanceof Element element ? tree.get(element) : null;
                if (child != null) {
                    return child;
                }
            }
            return null;
        }
    }

    /**
     * Whether the document has no shadow trees, so that the indices in the flat tree equal those in
     * the document.
     */
    public boolean isDocument() {
        return size == 0 || (tree.scopes().size() == 1 && nodes[0].index() == 0);
    }

    /** The text nodes of the document by parent element. */
    public ChildTexts documentTexts() {
        return tree.texts();
    }

    /**
     * The child nodes of an element in the flat tree, null if they equal its child nodes in the
     * document.
     */
    public @Nullable List<Node> composedChildren(int index) {
        return composed.get(index) ? styled.flatChildren(nodes[index]) : null;
    }

    /** The number of elements. */
    public int size() {
        return size;
    }

    /** The element of an index. */
    public Element element(int index) {
        return elements[index];
    }

    /** The tag name of the element of an index, in lower case. */
    public String tag(int index) {
        return tags[index];
    }

    /**
     * The class names of an element. Elements with equal {@code class} attributes share one array,
     * which must not be modified.
     */
    public String[] classes(int index) {
        return nodes[index].classes();
    }

    /**
     * The number of an element's class list: equal for elements with equal {@code class}
     * attributes, small and dense, 0 for no class.
     */
    public int classList(int index) {
        return classLists[index];
    }

    /** The value of an attribute of the element of an index; empty if it is absent. */
    public String attribute(int index, String name) {
        Attributes attributes = nodes[index].attributes();
        return attributes == null ? "" : attributes.get(name);
    }

    /** Whether the element of an index has an attribute, its name in lower case. */
    public boolean hasAttribute(int index, String name) {
        Attributes attributes = nodes[index].attributes();
        return attributes != null && attributes.hasKey(name);
    }

    /** The id of the element of an index, null if it has none. */
    public @Nullable String id(int index) {
        return nodes[index].id();
    }

    /** The computed style of an element, null if it has none. */
    public @Nullable ComputedStyle style(int index) {
        return styles[index];
    }

    /** The computed style of a pseudo-element, null if it generates no box. */
    public @Nullable ComputedStyle style(int index, PseudoElement pseudo) {
        return styled.style(nodes[index], pseudo);
    }

    /** The tree scope of an element: the document or a shadow tree. */
    TreeScope scope(int index) {
        return nodes[index].scope();
    }

    /** Whether the element of an index has an attribute of a kind. */
    public boolean has(int index, AttributeKind kind) {
        return attributeKinds.has(index, kind);
    }

    /** Whether the element of an index has an attribute of at least one of several kinds. */
    public boolean hasAny(int index, EnumFlags<AttributeKind> kinds) {
        return attributeKinds.hasAny(index, kinds);
    }

    /** Whether the style of the element of an index has a trait. */
    public boolean looks(int index, VisualTrait trait) {
        return visualTraits.has(index, trait);
    }

    /** Whether the style of the element of an index has at least one of several traits. */
    public boolean looksAny(int index, EnumFlags<VisualTrait> traits) {
        return visualTraits.hasAny(index, traits);
    }

    /**
     * Whether the style of {@code ::details-content} hides what a {@code details} contains besides
     * its summary. By default it does while the element is closed.
     *
     * @see <a href="https://drafts.csswg.org/css-pseudo-4/#details-content-pseudo">css-pseudo-4</a>
     */
    public boolean hidesDetails(int details) {
        ComputedStyle content = styled.style(nodes[details], PseudoElement.DETAILS_CONTENT);
        return content == null
                || VisualTraits.of(content).has(VisualTrait.NOT_DISPLAYED)
                || VisualTraits.of(content).has(VisualTrait.CONTENT_HIDDEN);
    }

    /** Whether the tag of the element of an index is of a category. */
    public boolean is(int index, TagCategory category) {
        return tagCategories.has(index, category);
    }

    /** Whether the tag of the element of an index is of at least one of several categories. */
    public boolean isAny(int index, EnumFlags<TagCategory> categories) {
        return tagCategories.hasAny(index, categories);
    }

    /** The element in the document tree. */
    public TreeElement node(int index) {
        return nodes[index];
    }

    /** The index of an element, -1 if it is not in the flat tree. */
    public int indexOf(Element element) {
        TreeElement node = tree.get(element);
        return node == null ? -1 : indices[node.index()] - 1;
    }

    /** The index of the parent, -1 for the root. */
    public int parent(int index) {
        return parents[index];
    }

    /**
     * The parent in the flat tree, null for the root and for elements that are not in the flat
     * tree.
     */
    public @Nullable Element parent(Element element) {
        int index = indexOf(element);
        return index <= 0 ? null : elements[parents[index]];
    }

    /** The index after the last descendant of an element. */
    public int end(int index) {
        return ends[index];
    }

    /** Whether an element is an inclusive ancestor of another. */
    public boolean contains(int ancestor, int index) {
        return index >= ancestor && index < ends[ancestor];
    }

    /** Whether an element has no child elements, neither in the flat tree nor in the document. */
    public boolean isLeaf(int index) {
        return ends[index] == index + 1 && !composed.get(index);
    }
}
