package browsy.style.cascade;

import browsy.html.ElementTree;
import browsy.html.TreeElement;
import browsy.html.TreeScope;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.stream.Stream;
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

    /**
     * The first child element of an element; the others are its siblings, but for what slots show.
     */
    static @Nullable TreeElement firstChild(TreeElement element) {
        TreeScope shadow = element.shadowScope();
        return shadow == null ? element.firstChild() : shadow.firstChild();
    }

    /** The child elements of an element. */
    static Iterator<TreeElement> children(ElementTree tree, TreeElement element) {
        Iterator<TreeElement> slotted = slotted(tree, element);
        if (slotted != null) {
            return slotted;
        }
        return Stream.iterate(firstChild(element), Objects::nonNull, TreeElement::nextSibling)
                .iterator();
    }

    /** The elements assigned to a slot; null for what is no slot, or one that shows its own. */
    static @Nullable Iterator<TreeElement> slotted(ElementTree tree, TreeElement element) {
        List<Node> assigned = assigned(element);
        if (assigned.isEmpty()) {
            return null;
        }
        List<TreeElement> slotted = new ArrayList<>();
        for (Node node : assigned) {
            TreeElement child = node instanceof Element shown ? tree.get(shown) : null;
            if (child != null) {
                slotted.add(child);
            }
        }
        return slotted.iterator();
    }
}
