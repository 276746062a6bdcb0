package browsy.output;

import browsy.model.Bounds;
import browsy.model.Constraints;
import browsy.model.Role;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The elements as an indented tree in the compact text format of the Computer Use Protocol: {@code
 * [e14] btn "Submit" 120,340 88x36 {dis} [clk]}. Only elements with actions have boxes. An element
 * inside the text of another one is written as a reference: {@code [e4] txt "Read the [e5]
 * first."}.
 */
public final class TreeFormat implements TextFormat {

    private static final ReferenceSyntax SYNTAX = ReferenceSyntax.BRACKETS;

    private static final TreeFormat STANDARD = new TreeFormat(false, Head.FULL);

    private final boolean full;
    private final Head head;

    private TreeFormat(boolean full, Head head) {
        this.full = full;
        this.head = head;
    }

    /** Returns the format without elements that are irrelevant to an agent. */
    public static TreeFormat standard() {
        return STANDARD;
    }

    /** Returns the format for all elements. */
    public TreeFormat full() {
        return new TreeFormat(true, head);
    }

    @Override
    public TreeFormat headed(Head newHead) {
        return new TreeFormat(full, newHead);
    }

    @Override
    public String name() {
        return full ? "tree-full" : "tree";
    }

    @Override
    public void write(SpatialDom dom, Appendable out) throws IOException {
        SpatialTree tree = new SpatialTree(dom);
        List<TreeNode> roots = nodes(tree, tree.roots(), new RepeatedText(dom));
        List<TreeNode> shown = full ? roots : new TreePruning(dom).prune(roots);
        SpatialDom part = full ? dom : part(dom, shown);
        QuotedText names = new QuotedText(part, SYNTAX);
        StringBuilder text = new StringBuilder(256);
        switch (head) {
            case FULL -> {
                text.append("# CUP 0.1.0 | web | ").append(Header.length(dom.viewport().width()));
                text.append('x').append(Header.length(dom.viewport().height()));
                text.append('\n');
                app(text, dom.title());
                text.append("# ").append(count(shown)).append(" nodes (").append(dom.size());
                text.append(" before pruning)\n");
            }
            case BRIEF -> app(text, Header.briefTitle(dom.title()));
            case NONE -> {}
        }
        out.append(text);
        for (TreeNode root : shown) {
            write(root.in(part), 0, names, out);
        }
    }

    private static void app(StringBuilder text, String title) {
        text.append("# app: ");
        Escapes.line(text, title);
        text.append('\n');
    }

    private static List<TreeNode> nodes(
            SpatialTree tree, List<SpatialElement> elements, RepeatedText told) {
        List<TreeNode> nodes = new ArrayList<>(elements.size());
        for (SpatialElement element : elements) {
            nodes.add(
                    new TreeNode(
                            element,
                            told.test(element),
                            nodes(tree, tree.children(element), told)));
        }
        return nodes;
    }

    private static SpatialDom part(SpatialDom dom, List<TreeNode> shown) {
        Set<Integer> ids = new HashSet<>();
        collect(shown, ids);
        return dom.keeping(element -> ids.contains(element.id()));
    }

    private static void collect(List<TreeNode> nodes, Set<Integer> ids) {
        for (TreeNode node : nodes) {
            ids.add(node.element().id());
            collect(node.children(), ids);
        }
    }

    private static int count(List<TreeNode> nodes) {
        int count = nodes.size();
        for (TreeNode node : nodes) {
            count += count(node.children());
        }
        return count;
    }

    private static void write(TreeNode node, int depth, QuotedText names, Appendable out)
            throws IOException {
        StringBuilder line = new StringBuilder(64).append("  ".repeat(depth));
        line(line, node, names);
        out.append(line.append('\n'));
        for (TreeNode child : node.children()) {
            write(child, depth + 1, names, out);
        }
    }

    /**
     * Writes the line of a node: id, role, name or text, box, states, actions, values, other
     * attributes.
     */
    private static void line(StringBuilder line, TreeNode node, QuotedText names) {
        SpatialElement element = node.element();
        line.append("[e").append(element.id()).append("] ");
        line.append(node.isText() ? TreeCodes.TEXT : TreeCodes.of(node.role()));
        String name = node.isNamedByControl() ? null : names.name(element);
        // If the text consists only of references to child nodes, the child nodes suffice.
        boolean silent = node.isNamedByControl() || QuotedText.consistsOfReferences(element);
        String words = silent ? null : names.words(element);
        if (name != null || words != null) {
            line.append(' ').append(name == null ? words : name);
        }
        List<String> actions = node.actions();
        if (!actions.isEmpty() && !element.bounds().equals(Bounds.NONE)) {
            line.append(' ');
            Escapes.box(line, element.bounds());
        }
        if (!node.states().isEmpty()) {
            line.append(" {").append(String.join(",", node.states())).append('}');
        }
        if (!actions.isEmpty()) {
            line.append(" [").append(String.join(",", actions)).append(']');
        }
        for (String value : ChosenValues.of(element)) {
            if (!value.equals(node.name())) {
                line.append(" val=");
                SYNTAX.quoted(line, value);
            }
        }
        attributes(line, node, name == null ? null : words);
    }

    private static void attributes(StringBuilder line, TreeNode node, @Nullable String words) {
        SpatialElement element = node.element();
        StringBuilder attributes = new StringBuilder();
        if (element.level() != null) {
            attributes.append(" L").append(element.level());
        }
        String placeholder = element.placeholder();
        if (placeholder != null && !placeholder.isEmpty() && !placeholder.equals(node.name())) {
            attributes.append(" ph=");
            SYNTAX.quoted(attributes, placeholder);
        }
        if (words != null) {
            attributes.append(" txt=").append(words);
        }
        String message = Messages.kind(element);
        if (message != null) {
            attributes.append(" alert=").append(message);
        }
        range(attributes, node);
        if (attributes.length() > 0) {
            line.append(" (").append(attributes, 1, attributes.length()).append(')');
        }
    }

    private static void range(StringBuilder attributes, TreeNode node) {
        Constraints constraints = node.element().constraints();
        boolean ranged = node.role() == Role.SLIDER || node.role() == Role.SPINBUTTON;
        if (ranged && (constraints.min() != null || constraints.max() != null)) {
            attributes.append(" range=");
            if (constraints.min() != null) {
                Escapes.escaped(attributes, constraints.min(), "()[ \\");
            }
            attributes.append("..");
            if (constraints.max() != null) {
                Escapes.escaped(attributes, constraints.max(), "()[ \\");
            }
        }
    }
}
