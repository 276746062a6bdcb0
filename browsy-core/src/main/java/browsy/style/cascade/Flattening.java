package browsy.style.cascade;

import browsy.html.ElementTree;
import browsy.html.TreeElement;
import browsy.html.TreeScope;
import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/**
 * The children of elements in the tree that is rendered: hosts have their shadow trees as children,
 * slots what is assigned to them.
 *
 * @see <a href="https://drafts.csswg.org/css-scoping-1/#flattening">CSS Scoping, 3.1</a>
 */
public final class Flattening {

    private Flattening() {}

    /** The child nodes of an element, which must not change as long as the list is used. */
    public static List<Node> childNodes(TreeElement element) {
        TreeScope shadow = element.shadowScope();
        if (shadow != null) {
            Element template = shadow.template();
            return template == null ? List.of() : new ChildNodes(template);
        }
        if (element.isHtml("template")) {
            return List.of();
        }
        List<Node> assigned = assigned(element);
        return assigned.isEmpty() ? new ChildNodes(element.element()) : assigned;
    }

    /** The children of a node: its own list is copied whenever it is asked for. */
    private static final class ChildNodes extends AbstractList<Node> implements RandomAccess {
        private final Node parent;

        ChildNodes(Node parent) {
            this.parent = parent;
        }

        @Override
        public Node get(int index) {
            return parent.childNode(index);
        }

        @Override
        public int size() {
            return parent.childNodeSize();
        }
    }

    private static List<Node> assigned(TreeElement element) {
        TreeScope scope = element.scope();
        boolean slot = scope.host() != null && element.isHtml("slot");
        return slot ? scope.assignedNodes(element) : List.of();
    }

    /** Whether an element has no child elements; where that is hard to tell it is denied. */
    static boolean isLeaf(TreeElement element) {
        return element.firstChild() == null
                && element.shadowScope() == null
                && element.scope().host() == null;
    }

    /** Walks over the child elements of an element. */
    static final class Children {
        private final ElementTree tree;
        private final List<Node> assigned;
        private int position;
        private @Nullable TreeElement next;

        Children(ElementTree tree, TreeElement parent) {
            this.tree = tree;
            this.assigned = assigned(parent);
            TreeScope shadow = parent.shadowScope();
            this.next = shadow == null ? parent.firstChild() : shadow.firstChild();
        }

        /** The next child; null after the last. */
        @Nullable TreeElement next() {
            if (assigned.isEmpty()) {
                TreeElement result = next;
                next = result == null ? null : result.nextSibling();
                return result;
            }
            while (position < assigned.size()) {
                if (assigned.get(position++) instanceof Element element) {
                    return tree.get(element);
                }
            }
            return null;
        }
    }
}
