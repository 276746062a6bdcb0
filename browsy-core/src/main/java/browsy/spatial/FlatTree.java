package browsy.spatial;

import browsy.html.ElementTree;
import browsy.html.Trait;
import browsy.html.TreeElement;
import browsy.html.TreeScope;
import browsy.style.PseudoElement;
import browsy.style.StyledDocument;
import browsy.style.computed.ComputedStyle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jspecify.annotations.Nullable;

/**
 * The elements of the flat tree in document order, each with its place: parents have smaller
 * indices than their descendants, and the descendants of an element are the indices up to its end.
 * Whoever goes through the page does so by index: what is asked of every element lies in arrays.
 *
 * @see <a href="https://drafts.csswg.org/css-scoping-1/#flattening">css-scoping-1</a>
 */
public final class FlatTree {

    /** Sees every element and text node of the tree in document order. */
    interface Visitor {

        /** Whether to go on with what is in the element, and to {@link #leave} it afterwards. */
        boolean enter(int element);

        void text(TextNode text, int parent);

        void leave(int element);
    }

    private final StyledDocument styled;
    private final ElementTree tree;
    private final Element[] elements;
    private final String[] tags;
    private final TreeElement[] nodes;
    private final @Nullable ComputedStyle[] styles;
    private final int[] traits;
    private final int[] looks;
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
        nodes = new TreeElement[capacity];
        styles = new @Nullable ComputedStyle[capacity];
        traits = new int[capacity];
        looks = new int[capacity];
        parents = new int[capacity];
        ends = new int[capacity];
        indices = new int[capacity];
    }

    /** Reads the tree below the root element. */
    static FlatTree of(StyledDocument styled) {
        FlatTree flat = new FlatTree(styled);
        TreeElement root = flat.tree.root();
        if (root != null) {
            flat.build(root);
        }
        return flat;
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
        tags[index] = node.isHtml() ? node.localName() : node.element().normalName();
        ComputedStyle style = styled.style(node);
        styles[index] = style;
        // Many elements look like the one before them.
        boolean same = index > 0 && style == styles[index - 1];
        looks[index] = same ? looks[index - 1] : style == null ? 0 : Look.of(style);
        traits[index] = node.traits();
        parents[index] = parent;
        return index;
    }

    /** What is left of the child elements of an element. */
    private final class Children {
        private int parent;
        private @Nullable List<Node> nodes;
        private @Nullable TreeElement next;
        private int position;

        void of(int index, TreeElement node) {
            parent = index;
            if (node.shadowScope() == null && !node.isHtml("slot") && !node.isHtml("template")) {
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

    /** Walks the whole tree. */
    void walk(Visitor visitor) {
        if (size == 0) {
            return;
        }
        int[] positions = new int[64];
        int depth = 0;
        int parent = 0;
        int position = 0;
        int next = 1;
        if (!visitor.enter(0)) {
            return;
        }
        while (parent >= 0) {
            Node child = child(parent, position++);
            if (child == null) {
                visitor.leave(parent);
                parent = parents[parent];
                position = depth == 0 ? 0 : positions[--depth];
            } else if (next < size && child == elements[next] && parents[next] == parent) {
                if (!visitor.enter(next)) {
                    next = ends[next];
                    continue;
                }
                if (depth == positions.length) {
                    positions = Arrays.copyOf(positions, depth * 2);
                }
                positions[depth++] = position;
                position = 0;
                parent = next++;
            } else if (child instanceof TextNode text) {
                visitor.text(text, parent);
            }
        }
    }

    private @Nullable Node child(int parent, int position) {
        if (composed.get(parent)) {
            List<Node> children = styled.flatChildren(elements[parent]);
            return position < children.size() ? children.get(position) : null;
        }
        Element element = elements[parent];
        return position < element.childNodeSize() ? element.childNode(position) : null;
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

    /** The id of the element of an index, null if it has none. */
    public @Nullable String id(int index) {
        return nodes[index].id();
    }

    /** The style of the element of an index, null if it has none. */
    @Nullable ComputedStyle style(int index) {
        return styles[index];
    }

    /** The style of a pseudo-element, null where it generates no box. */
    @Nullable ComputedStyle style(int index, PseudoElement pseudo) {
        return styled.style(nodes[index], pseudo);
    }

    /** The tree, the document's or that of a shadow root, that the element of an index is in. */
    TreeScope scope(int index) {
        return nodes[index].scope();
    }

    /** Whether the element of an index has a {@link Trait}, or one of several. */
    public boolean has(int index, int trait) {
        return (traits[index] & trait) != 0;
    }

    /** Whether the style of the element of an index has a {@link Look}, or one of several. */
    boolean looks(int index, int look) {
        return (looks[index] & look) != 0;
    }

    /** Where the element of an index stands in the tree of the document. */
    TreeElement node(int index) {
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

    /** The text in an element that has no other child node, null for all others. */
    @Nullable TextNode onlyText(int index) {
        return !composed.get(index)
                        && elements[index].childNodeSize() == 1
                        && elements[index].childNode(0) instanceof TextNode text
                ? text
                : null;
    }

    /** Goes through the child nodes of an element in the flat tree. */
    ChildNodes childNodes(int index) {
        return new ChildNodes(index);
    }

    /** Stands before, at or after one of the child nodes of an element. */
    final class ChildNodes {
        private final int parent;
        private int position;
        private int next;
        private int element = -1;
        private @Nullable TextNode text;

        private ChildNodes(int parent) {
            this.parent = parent;
            next = parent + 1;
        }

        /** Goes to the next element or text; false if there is none. */
        boolean advance() {
            while (true) {
                Node child = child(parent, position++);
                if (child == null) {
                    return false;
                }
                if (child instanceof TextNode node) {
                    text = node;
                    return true;
                }
                if (next < ends[parent] && child == elements[next]) {
                    text = null;
                    element = next;
                    next = ends[next];
                    return true;
                }
            }
        }

        /** The text, null if it is an element. */
        @Nullable TextNode text() {
            return text;
        }

        /** The index of the element that {@link #text} is null for. */
        int element() {
            return element;
        }
    }
}
