package browsy.output;

import browsy.model.Constraints;
import browsy.model.Role;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * The elements as an indented tree in the compact text of the Computer Use Protocol: {@code [e14]
 * btn "Submit" 120,340 88x36 {dis} [clk]}. Boxes are given for what can be operated.
 */
public final class TreeFormat implements TextFormat {

    private static final TreeFormat STANDARD = new TreeFormat(false);

    private final boolean full;

    private TreeFormat(boolean full) {
        this.full = full;
    }

    /** The tree without what an agent has no use for. */
    public static TreeFormat standard() {
        return STANDARD;
    }

    /** The tree with every element. */
    public TreeFormat full() {
        return new TreeFormat(true);
    }

    @Override
    public String name() {
        return full ? "tree-full" : "tree";
    }

    @Override
    public void write(SpatialDom dom, Appendable out) throws IOException {
        ElementTree tree = new ElementTree(dom);
        List<TreeNode> roots = nodes(tree, tree.roots());
        List<TreeNode> shown = full ? roots : new TreePruning(dom).prune(roots);
        StringBuilder text = new StringBuilder(256);
        text.append("# CUP 0.1.0 | web | ").append(Header.length(dom.viewport().width()));
        text.append('x').append(Header.length(dom.viewport().height())).append("\n# app: ");
        Escapes.line(text, dom.title());
        text.append("\n# ").append(count(shown)).append(" nodes (").append(dom.size());
        text.append(" before pruning)\n");
        out.append(text);
        for (TreeNode root : shown) {
            write(root, 0, out);
        }
    }

    private static List<TreeNode> nodes(ElementTree tree, List<SpatialElement> elements) {
        List<TreeNode> nodes = new ArrayList<>(elements.size());
        for (SpatialElement element : elements) {
            nodes.add(new TreeNode(element, nodes(tree, tree.children(element))));
        }
        return nodes;
    }

    private static int count(List<TreeNode> nodes) {
        int count = nodes.size();
        for (TreeNode node : nodes) {
            count += count(node.children());
        }
        return count;
    }

    private static void write(TreeNode node, int depth, Appendable out) throws IOException {
        StringBuilder line = new StringBuilder(64).append("  ".repeat(depth));
        line(line, node);
        out.append(line.append('\n'));
        for (TreeNode child : node.children()) {
            write(child, depth + 1, out);
        }
    }

    private static void line(StringBuilder line, TreeNode node) {
        SpatialElement element = node.element();
        line.append("[e").append(element.id()).append("] ");
        line.append(node.isText() ? TreeCodes.TEXT : TreeCodes.of(node.role()));
        String name = node.name();
        if (name != null) {
            line.append(' ');
            Escapes.quoted(line, name);
        }
        List<String> actions = node.actions();
        if (!actions.isEmpty()) {
            line.append(' ');
            Escapes.box(line, element.bounds());
        }
        if (!node.states().isEmpty()) {
            line.append(" {").append(String.join(",", node.states())).append('}');
        }
        if (!actions.isEmpty()) {
            line.append(" [").append(String.join(",", actions)).append(']');
        }
        String value = element.value();
        if (value != null && !value.isEmpty() && !value.equals(name)) {
            line.append(" val=");
            Escapes.quoted(line, value);
        }
        attributes(line, node);
    }

    private static void attributes(StringBuilder line, TreeNode node) {
        SpatialElement element = node.element();
        StringBuilder attributes = new StringBuilder();
        if (element.level() != null) {
            attributes.append(" L").append(element.level());
        }
        String placeholder = element.placeholder();
        if (placeholder != null && !placeholder.isEmpty() && !placeholder.equals(node.name())) {
            attributes.append(" ph=");
            Escapes.quoted(attributes, placeholder);
        }
        Constraints constraints = element.constraints();
        boolean ranged = node.role() == Role.SLIDER || node.role() == Role.SPINBUTTON;
        if (ranged && (constraints.min() != null || constraints.max() != null)) {
            attributes.append(" range=");
            if (constraints.min() != null) {
                Escapes.escaped(attributes, constraints.min(), "() \\");
            }
            attributes.append("..");
            if (constraints.max() != null) {
                Escapes.escaped(attributes, constraints.max(), "() \\");
            }
        }
        if (attributes.length() > 0) {
            line.append(" (").append(attributes, 1, attributes.length()).append(')');
        }
    }
}
