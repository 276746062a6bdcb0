package browsy.style.cascade;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The cascade layers of one tree scope in the order in which they were first named.
 *
 * @see <a href="https://drafts.csswg.org/css-cascade-5/#layer-ordering">CSS Cascading, 6.4.3</a>
 */
final class LayerTree {

    /** A layer; the root stands for what is in none. */
    static final class Node {
        private final Map<Object, Node> children = new LinkedHashMap<>();
        private int order;

        /** The layer below this one of that name, or of that object for an anonymous one. */
        Node child(Object name) {
            return children.computeIfAbsent(name, n -> new Node());
        }

        /** The place in the order; what is stronger has a greater one. */
        int order() {
            return order;
        }
    }

    private final Node root = new Node();

    Node root() {
        return root;
    }

    /** Numbers the layers: those within a layer are weaker than what is directly in it. */
    void number() {
        int next = 0;
        Deque<Node> open = new ArrayDeque<>();
        Deque<Node> reversed = new ArrayDeque<>();
        open.push(root);
        while (!open.isEmpty()) {
            Node node = open.pop();
            reversed.push(node);
            node.children.values().forEach(open::push);
        }
        while (!reversed.isEmpty()) {
            reversed.pop().order = next++;
        }
    }
}
