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
 * The elements of the flat tree in document order, each with its place: parents have smaller
 * indices than their descendants, and the descendants of an element are the indices up to its end.
 * Whoever goes through the page does so by index: what is asked of every element lies in arrays.
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

    /** Elements whose children in the flat tree are not their child nodes. */
    private final BitSet composed = new BitSet();

    /** One more than the index here, by the place in the tree of the document. */
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

    /** Reads the tree below the root element. */
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

    /** Without shadow trees the tree is the one of the document. */
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

    /** Whether the children in the flat tree may be others than the child nodes. */
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
        tagCategories.set(index, TagCategory.of(tag));
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

    /** What is left of the child elements of an element. */
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
     * Whether there are no shadow trees: elements have the indices that they have in the document.
     */
    public boolean isDocument() {
        return size == 0 || (tree.scopes().size() == 1 && nodes[0].index() == 0);
    }

    /** The texts in the elements of the document. */
    public ChildTexts documentTexts() {
        return tree.texts();
    }

    /** The child nodes of an element in the flat tree; null if they are those in the document. */
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
     * The classes of the element of an index: the same array for all elements whose attribute says
     * the same. Not to be changed.
     */
    public String[] classes(int index) {
        return nodes[index].classes();
    }

    /**
     * The number of its classes: the same for all elements whose attribute says the same, small and
     * dense, 0 for no class.
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

    /** The style of the element of an index, null if it has none. */
    public @Nullable ComputedStyle style(int index) {
        return styles[index];
    }

    /** The style of a pseudo-element, null where it generates no box. */
    public @Nullable ComputedStyle style(int index, PseudoElement pseudo) {
        return styled.style(nodes[index], pseudo);
    }

    /** The tree, the document's or that of a shadow root, that the element of an index is in. */
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

    /** Whether the tag of the element of an index is of a category. */
    public boolean is(int index, TagCategory category) {
        return tagCategories.has(index, category);
    }

    /** Whether the tag of the element of an index is of at least one of several categories. */
    public boolean isAny(int index, EnumFlags<TagCategory> categories) {
        return tagCategories.hasAny(index, categories);
    }

    /** Where the element of an index stands in the tree of the document. */
    public TreeElement node(int index) {
        return nodes[index];
    }

    /** The index of an element, -1 if it is no part of the tree. */
    public int indexOf(Element element) {
        TreeElement node = tree.get(element);
        return node == null ? -1 : indices[node.index()] - 1;
    }

    /** The index of the parent, -1 for the root. */
    public int parent(int index) {
        return parents[index];
    }

    /** The parent in the flat tree, null for the root and for what is no part of the tree. */
    public @Nullable Element parent(Element element) {
        int index = indexOf(element);
        return index <= 0 ? null : elements[parents[index]];
    }

    /** One past the index of the last descendant. */
    public int end(int index) {
        return ends[index];
    }

    /** Whether one element is the other or stands below it. */
    public boolean contains(int ancestor, int index) {
        return index >= ancestor && index < ends[ancestor];
    }

    /** Whether no element is in the element of an index, neither here nor in the document. */
    public boolean isLeaf(int index) {
        return ends[index] == index + 1 && !composed.get(index);
    }
}
