package browsy.spatial.identity;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.DataNode;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jspecify.annotations.Nullable;

/**
 * The elements of a document in document order, with digests of their attributes, subtrees and
 * adjacent texts. Equal digests mean equal content. Parents have smaller indices than their
 * descendants.
 */
final class NodeTable {

    private static final long SEED = 0x9E3779B97F4A7C15L;

    private final List<Element> elements = new ArrayList<>();
    private final Map<Element, Integer> indices = new IdentityHashMap<>();
    private int[] parents = new int[256];
    private int[] ends = new int[256];
    private int[] depths = new int[256];
    private long[] own = new long[256];
    private long[] whole = new long[256];
    private long[] textBefore = new long[256];
    private long[] textAfter = new long[256];
    private final BitSet captioned = new BitSet();

    static NodeTable of(Document document) {
        NodeTable table = new NodeTable();
        Element root = document.firstElementChild();
        if (root != null) {
            table.build(root);
        }
        return table;
    }

    /**
     * Adds the elements below a root with an explicit stack, because documents can be nested too
     * deeply for recursion. The digest of a subtree is complete when the last child node of its
     * element has been read.
     */
    private void build(Element root) {
        Deque<Frame> open = new ArrayDeque<>();
        open.push(new Frame(add(root, -1), root.firstChild()));
        while (!open.isEmpty()) {
            Frame frame = open.element();
            Node child = frame.next;
            if (child == null) {
                ends[frame.index] = elements.size();
                endText(frame);
                whole[frame.index] = mixed(own[frame.index], frame.contents);
                open.pop();
                if (!open.isEmpty()) {
                    open.element().take(whole[frame.index]);
                }
                continue;
            }
            frame.next = child.nextSibling();
            if (child instanceof Element element) {
                int index = add(element, frame.index);
                textBefore[index] = frame.text;
                captioned.set(index, frame.hasWords);
                endText(frame);
                frame.lastChild = index;
                open.push(new Frame(index, element.firstChild()));
            } else if (child instanceof TextNode text) {
                frame.text = mixed(frame.text, digest(text.getWholeText()));
                if (!text.isBlank()) {
                    frame.hasWords = true;
                    frame.take(digest(text.getWholeText().strip()));
                }
            } else if (child instanceof DataNode data) {
                frame.take(digest(data.getWholeData()));
            }
        }
    }

    /** Records the text after the last child element so far. */
    private void endText(Frame frame) {
        if (frame.lastChild >= 0) {
            textAfter[frame.lastChild] = frame.text;
        }
        frame.text = 0;
        frame.hasWords = false;
    }

    private int add(Element element, int parent) {
        int index = elements.size();
        elements.add(element);
        indices.put(element, index);
        if (index == parents.length) {
            parents = Arrays.copyOf(parents, index * 2);
            ends = Arrays.copyOf(ends, index * 2);
            depths = Arrays.copyOf(depths, index * 2);
            own = Arrays.copyOf(own, index * 2);
            whole = Arrays.copyOf(whole, index * 2);
            textBefore = Arrays.copyOf(textBefore, index * 2);
            textAfter = Arrays.copyOf(textAfter, index * 2);
        }
        parents[index] = parent;
        depths[index] = parent < 0 ? 0 : depths[parent] + 1;
        own[index] = ownDigest(element);
        return index;
    }

    /** A digest of tag and attributes that does not depend on the order of the attributes. */
    private static long ownDigest(Element element) {
        long attributes = 0;
        if (element.attributesSize() > 0) {
            for (Attribute attribute : element.attributes()) {
                attributes += mixed(digest(attribute.getKey()), digest(attribute.getValue()));
            }
        }
        return mixed(digest(element.normalName()), attributes);
    }

    private static long digest(String text) {
        long digest = SEED;
        for (int i = 0; i < text.length(); i++) {
            digest = (digest ^ text.charAt(i)) * 0x100000001B3L;
        }
        return mixed(digest, text.length());
    }

    private static long mixed(long a, long b) {
        long x = (Long.rotateLeft(a, 27) + b) * SEED;
        x ^= x >>> 29;
        x *= 0xBF58476D1CE4E5B9L;
        return x ^ (x >>> 32);
    }

    int size() {
        return elements.size();
    }

    Element element(int index) {
        return elements.get(index);
    }

    /** The index of an element, -1 if it is not in the table. */
    int indexOf(Element element) {
        return indices.getOrDefault(element, -1);
    }

    /** The index of the parent, -1 for the root. */
    int parent(int index) {
        return parents[index];
    }

    /** The index after the last descendant. */
    int end(int index) {
        return ends[index];
    }

    /** The number of ancestors. */
    int depth(int index) {
        return depths[index];
    }

    /** A digest of tag and attributes. */
    long own(int index) {
        return own[index];
    }

    /** A digest of the element and its subtree. */
    long whole(int index) {
        return whole[index];
    }

    /** A digest of the text between an element and its previous sibling, including white space. */
    long textBefore(int index) {
        return textBefore[index];
    }

    /** Whether the text between an element and its previous sibling is not blank. */
    boolean isCaptioned(int index) {
        return captioned.get(index);
    }

    /** A digest of the text between an element and its next sibling, including white space. */
    long textAfter(int index) {
        return textAfter[index];
    }

    /** The indices of the child elements. */
    List<Integer> children(int index) {
        List<Integer> children = new ArrayList<>();
        for (int child = index + 1; child < ends[index]; child = ends[child]) {
            children.add(child);
        }
        return children;
    }

    private static final class Frame {
        private final int index;
        private @Nullable Node next;
        private long contents;
        private long text;
        private boolean hasWords;
        private int lastChild = -1;

        Frame(int index, @Nullable Node next) {
            this.index = index;
            this.next = next;
        }

        void take(long digest) {
            contents = mixed(contents, digest);
        }
    }
}
