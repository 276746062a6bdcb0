package browsy.html;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jspecify.annotations.Nullable;

/**
 * A tree scope: the document's own tree or a shadow tree. Author styles apply to one tree scope.
 */
public final class TreeScope {

    private final @Nullable TreeElement host;
    private final @Nullable Element template;
    private @Nullable TreeElement firstChild;
    private final Map<TreeElement, List<Node>> assigned = new HashMap<>();
    private boolean isAssigned;

    TreeScope(@Nullable TreeElement host, @Nullable Element template) {
        this.host = host;
        this.template = template;
    }

    /** The host of this shadow tree; null for the document's tree. */
    public @Nullable TreeElement host() {
        return host;
    }

    /** The template whose children form the shadow tree; null for the document's tree. */
    public @Nullable Element template() {
        return template;
    }

    /** The first element at the top of the tree; null if there is none. */
    public @Nullable TreeElement firstChild() {
        return firstChild;
    }

    /**
     * The nodes assigned to a slot of this tree, in tree order; empty if the slot shows its own
     * children.
     */
    public List<Node> assignedNodes(TreeElement slot) {
        return assigned.getOrDefault(slot, List.of());
    }

    void adopt(@Nullable TreeElement first) {
        firstChild = first;
    }

    /**
     * Assigns the child nodes of the host to the slots of this shadow tree. To be called when the
     * whole tree is built; further calls do nothing.
     *
     * @see <a href="https://dom.spec.whatwg.org/#finding-slots-and-slotables">DOM, find
     *     slotables</a>
     */
    void assignSlots() {
        if (host == null || isAssigned) {
            return;
        }
        isAssigned = true;
        // The first slot of each name.
        Map<String, TreeElement> slots = new HashMap<>();
        for (TreeElement e = firstChild; e != null; e = e.nextInScope()) {
            if (e.isHtml("slot")) {
                slots.putIfAbsent(e.element().attr("name"), e);
            }
        }
        for (TreeElement e = host.firstChild(); e != null; e = e.nextSibling()) {
            TreeElement slot = slots.get(e.element().attr("slot"));
            if (slot != null) {
                e.assignTo(slot);
            }
        }
        // The assigned nodes in tree order; text nodes belong to the unnamed slot.
        TreeElement unnamed = slots.get("");
        TreeElement next = host.firstChild();
        for (Node node : host.element().childNodes()) {
            if (next != null && next.element() == node) {
                TreeElement slot = next.assignedSlot();
                if (slot != null) {
                    assigned.computeIfAbsent(slot, s -> new ArrayList<>()).add(node);
                }
                next = next.nextSibling();
            } else if (node instanceof TextNode && unnamed != null) {
                assigned.computeIfAbsent(unnamed, s -> new ArrayList<>()).add(node);
            }
        }
    }
}
