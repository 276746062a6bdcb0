package browsy.spatial;

import browsy.style.StyledDocument;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jspecify.annotations.Nullable;

/**
 * The elements of the flat tree in document order, each with its place: parents have smaller
 * indices than their descendants, and the descendants of an element are the indices up to its end.
 *
 * @see <a href="https://drafts.csswg.org/css-scoping-1/#flattening">css-scoping-1</a>
 */
public final class FlatTree {

    /** Sees every element and text node of the tree in document order. */
    interface Visitor {

        void enter(int element);

        void text(TextNode text, int parent);

        void leave(int element);
    }

    private final StyledDocument styled;
    private final List<Element> elements = new ArrayList<>();
    private final Map<Element, Integer> indices = new IdentityHashMap<>();
    private int[] parents = new int[256];
    private int[] ends = new int[256];

    private FlatTree(StyledDocument styled) {
        this.styled = styled;
    }

    /** Reads the tree below the root element. */
    static FlatTree of(StyledDocument styled) {
        FlatTree tree = new FlatTree(styled);
        Element root = styled.document().firstElementChild();
        if (root != null) {
            tree.build(root);
        }
        return tree;
    }

    private void build(Element root) {
        Deque<Frame> open = new ArrayDeque<>();
        open.push(new Frame(add(root, -1), styled.flatChildren(root).iterator()));
        while (!open.isEmpty()) {
            Frame frame = open.element();
            if (!frame.children.hasNext()) {
                ends[frame.element] = elements.size();
                open.pop();
            } else if (frame.children.next() instanceof Element child
                    && !indices.containsKey(child)) {
                int index = add(child, frame.element);
                open.push(new Frame(index, styled.flatChildren(child).iterator()));
            }
        }
    }

    private int add(Element element, int parent) {
        int index = elements.size();
        elements.add(element);
        indices.put(element, index);
        if (index == parents.length) {
            parents = Arrays.copyOf(parents, index * 2);
            ends = Arrays.copyOf(ends, index * 2);
        }
        parents[index] = parent;
        return index;
    }

    /** Walks the whole tree. */
    void walk(Visitor visitor) {
        if (!elements.isEmpty()) {
            walk(0, visitor);
        }
    }

    /** Walks an element and all below it. */
    void walk(int start, Visitor visitor) {
        Deque<Frame> open = new ArrayDeque<>();
        visitor.enter(start);
        open.push(new Frame(start, styled.flatChildren(element(start)).iterator()));
        while (!open.isEmpty()) {
            Frame frame = open.element();
            if (!frame.children.hasNext()) {
                open.pop();
                visitor.leave(frame.element);
                continue;
            }
            Node child = frame.children.next();
            if (child instanceof TextNode text) {
                visitor.text(text, frame.element);
            } else if (child instanceof Element element) {
                int index = indexOf(element);
                if (index >= 0 && parents[index] == frame.element) {
                    visitor.enter(index);
                    open.push(new Frame(index, styled.flatChildren(element).iterator()));
                }
            }
        }
    }

    /** The number of elements. */
    public int size() {
        return elements.size();
    }

    /** The element of an index. */
    public Element element(int index) {
        return elements.get(index);
    }

    /** The index of an element, -1 if it is no part of the tree. */
    public int indexOf(Element element) {
        return indices.getOrDefault(element, -1);
    }

    /** The index of the parent, -1 for the root. */
    public int parent(int index) {
        return parents[index];
    }

    /** The parent in the flat tree, null for the root and for what is no part of the tree. */
    public @Nullable Element parent(Element element) {
        int index = indexOf(element);
        return index <= 0 ? null : element(parents[index]);
    }

    /** One past the index of the last descendant. */
    public int end(int index) {
        return ends[index];
    }

    /** Whether one element is the other or stands below it. */
    public boolean contains(int ancestor, int index) {
        return index >= ancestor && index < ends[ancestor];
    }

    /** The child nodes in the flat tree. */
    List<Node> children(Element element) {
        return styled.flatChildren(element);
    }

    private record Frame(int element, Iterator<Node> children) {}
}
