package browsy.style.cascade;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The cascade layers of one tree scope, in the order in which they are first named.
 *
 * @see <a href="https://drafts.csswg.org/css-cascade-5/#layer-ordering">CSS Cascading, 6.4.3</a>
 */
final class LayerTree {

    /** A layer. The root stands for declarations outside layers. */
    static final class Node {
        private final Map<Object, Node> children = new LinkedHashMap<>();
        private int order;

        /**
         * The child layer with a name, created if missing. Anonymous layers use a unique object as
         * the name.
         */
        Node child(Object name) {
            return children.computeIfAbsent(name, n -> new Node());
        }

        /** The position in the layer order; for normal declarations, the greater is stronger. */
        int order() {
            return order;
        }
    }

    private final Node root = new Node();

    Node root() {
        return root;
    }

    /**
     * Numbers all layers in post-order: nested layers are weaker than the declarations directly in
     * the enclosing layer.
     */
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
