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
 * The flat tree, which is rendered: the children of a shadow host are those of its shadow root, and
 * the children of a slot are the nodes assigned to it.
 *
 * @see <a href="https://drafts.csswg.org/css-scoping-1/#flattening">CSS Scoping, 3.1</a>
 */
public final class Flattening {

    private Flattening() {}

    /**
     * The flat tree's child nodes of an element. The list is a view: the nodes must not change
     * while it is in use.
     */
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

    /** A view of the child nodes of a node; jsoup's own method copies the list at each call. */
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

    /**
     * Whether an element has no child elements in the flat tree. May be false for one that has
     * none, if shadow trees are involved.
     */
    static boolean isLeaf(TreeElement element) {
        return element.firstChild() == null
                && element.shadowScope() == null
                && element.scope().host() == null;
    }

    /**
     * The first child element in the flat tree; the others are its next siblings. Not for slots
     * with assigned nodes, see {@link #slotted}.
     */
    static @Nullable TreeElement firstChild(TreeElement element) {
        TreeScope shadow = element.shadowScope();
        return shadow == null ? element.firstChild() : shadow.firstChild();
    }

    /** The child elements of an element in the flat tree. */
    static Iterator<TreeElement> children(ElementTree tree, TreeElement element) {
        Iterator<TreeElement> slotted = slotted(tree, element);
        if (slotted != null) {
            return slotted;
        }
        return Stream.iterate(firstChild(element), Objects::nonNull, TreeElement::nextSibling)
                .iterator();
    }

    /**
     * The elements assigned to a slot; null for an element that is no slot or has nothing assigned.
     */
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
