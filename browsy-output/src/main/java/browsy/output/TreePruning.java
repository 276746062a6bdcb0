package browsy.output;

import browsy.model.Bounds;
import browsy.model.Role;
import browsy.model.Scroll;
import browsy.model.SpatialDom;
import browsy.model.Viewport;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Removes elements that are irrelevant to an agent from a tree, by the rules of the Computer Use
 * Protocol.
 *
 * <p>The children of a removed node move to its parent and are checked on their own. Unlike on a
 * desktop, useful elements of a page can be in containers that have no size or are outside the
 * viewport.
 */
final class TreePruning {

    private final Bounds window;

    TreePruning(SpatialDom dom) {
        Viewport viewport = dom.viewport();
        Scroll scroll = dom.scroll();
        window = new Bounds(scroll.x(), scroll.y(), viewport.width(), viewport.height());
    }

    List<TreeNode> prune(List<TreeNode> roots) {
        List<TreeNode> kept = new ArrayList<>();
        roots.forEach(root -> kept.addAll(prune(root, null)));
        return kept;
    }

    private List<TreeNode> prune(TreeNode node, @Nullable TreeNode parent) {
        boolean dropped = isDropped(node, parent) || isWrapper(node);
        List<TreeNode> children = new ArrayList<>();
        for (TreeNode child : node.children()) {
            children.addAll(prune(child, dropped ? parent : node));
        }
        if (dropped || (children.size() == 1 && isCollapsible(node))) {
            return children;
        }
        return List.of(node.with(children));
    }

    private boolean isDropped(TreeNode node, @Nullable TreeNode parent) {
        boolean named = node.name() != null;
        boolean operable = !node.actions().isEmpty();
        boolean message = node.element().alertType() != null;
        return node.element().hidden()
                || (isDecoration(node.role()) && !message)
                || (node.role() == Role.IMG && !named)
                || (node.isText() && !named)
                || (node.isText() && repeats(node, parent))
                || (!operable && !message && isOutsideViewport(node.element().bounds()));
    }

    /** Tests whether a box is not empty and is outside the viewport. */
    private boolean isOutsideViewport(Bounds box) {
        return !box.isEmpty() && !box.intersects(window);
    }

    /** Rule 1: tests for decoration. */
    private static boolean isDecoration(Role role) {
        return switch (role) {
            case SCROLLBAR, SEPARATOR, TOOLTIP, STATUS -> true;
            default -> false;
        };
    }

    /** Rule 8: tests for text that only repeats the name of its parent. */
    private static boolean repeats(TreeNode node, @Nullable TreeNode parent) {
        return parent != null && Objects.equals(node.name(), parent.name());
    }

    /** Rules 3 to 5: tests for containers without a name. */
    private static boolean isWrapper(TreeNode node) {
        if (node.name() != null || node.element().alertType() != null) {
            return false;
        }
        return switch (node.role()) {
            case GENERIC, REGION -> node.actions().isEmpty();
            case GROUP -> node.actions().isEmpty();
            default -> false;
        };
    }

    /** Rule 10: tests for containers that are removed if they have a single child. */
    private static boolean isCollapsible(TreeNode node) {
        if (node.name() != null || !node.actions().isEmpty()) {
            return false;
        }
        return node.role() == Role.DOCUMENT || node.role().isLandmark();
    }
}
