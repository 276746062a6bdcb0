package browsy.output;

import browsy.model.CheckedState;
import browsy.model.ElementState;
import browsy.model.Role;
import browsy.model.Run;
import browsy.model.SelectOption;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The accessibility tree as YAML, in the syntax of Playwright's ARIA snapshots: {@code - button
 * "Sign in" [disabled] [ref=e34]}. Text nodes and element nodes alternate in reading order; a text
 * node contains no references. Hidden elements are left out.
 */
public final class AriaSnapshotFormat implements TextFormat {

    private static final AriaSnapshotFormat STANDARD = new AriaSnapshotFormat();

    private AriaSnapshotFormat() {}

    /** Returns the only variant of this format. */
    public static AriaSnapshotFormat standard() {
        return STANDARD;
    }

    @Override
    public String name() {
        return "aria";
    }

    @Override
    public void write(SpatialDom dom, Appendable out) throws IOException {
        SpatialTree tree = new SpatialTree(dom);
        for (SpatialElement root : tree.roots()) {
            node(tree, root, 0, out);
        }
    }

    /**
     * Writes an element: role, name, states and id on one line. Text without children follows on
     * that line; URL, placeholder, options, text and child elements are nested below it. A hidden
     * element is replaced by its visible descendants.
     */
    private static void node(SpatialTree tree, SpatialElement element, int depth, Appendable out)
            throws IOException {
        List<SpatialElement> children = tree.children(element);
        if (element.hidden()) {
            // The visible descendants of a hidden element take its place.
            for (SpatialElement child : children) {
                node(tree, child, depth, out);
            }
            return;
        }
        Role role = element.role() == null ? Role.GENERIC : element.role();
        String name = nameFor(element, role);
        StringBuilder key = new StringBuilder(64).append(role.wireName());
        if (name != null) {
            key.append(' ');
            Yaml.quoted(key, name);
        }
        marks(key, element);
        key.append(" [ref=e").append(element.id()).append(']');
        String placeholder =
                Objects.equals(element.placeholder(), name) ? null : element.placeholder();
        List<Run> content = content(element, name);
        boolean nested =
                element.href() != null
                        || placeholder != null
                        || !element.options().isEmpty()
                        || !children.isEmpty();
        StringBuilder line = new StringBuilder("  ".repeat(depth)).append("- ");
        Yaml.key(line, key);
        if (nested) {
            line.append(':');
        } else if (!content.isEmpty()) {
            Yaml.scalar(line.append(": "), words(content));
        }
        out.append(line.append('\n'));
        if (nested) {
            property(out, depth + 1, "/url", element.href());
            property(out, depth + 1, "/placeholder", placeholder);
            options(out, element, depth + 1);
            textAndChildren(tree, content, children, depth + 1, out);
        }
    }

    /**
     * Writes text and child elements in reading order. Children that the text does not reference
     * are written in document order.
     */
    private static void textAndChildren(
            SpatialTree tree,
            List<Run> content,
            List<SpatialElement> children,
            int depth,
            Appendable out)
            throws IOException {
        Map<Integer, Integer> places = new HashMap<>();
        for (int i = 0; i < children.size(); i++) {
            places.put(children.get(i).id(), i);
        }
        int written = 0;
        for (Run run : content) {
            if (run instanceof Run.Text words) {
                property(out, depth, "text", words.text().strip());
            } else if (run instanceof Run.Reference reference) {
                int place = places.getOrDefault(reference.id(), -1);
                while (written <= place) {
                    node(tree, children.get(written++), depth, out);
                }
            }
        }
        while (written < children.size()) {
            node(tree, children.get(written++), depth, out);
        }
    }

    private static String words(List<Run> content) {
        StringBuilder words = new StringBuilder();
        for (Run run : content) {
            words.append(run instanceof Run.Text text ? text.text() : "");
        }
        return words.toString().strip();
    }

    private static void options(Appendable out, SpatialElement element, int depth)
            throws IOException {
        for (SelectOption option : element.options()) {
            StringBuilder key = new StringBuilder("option ");
            Yaml.quoted(key, option.label());
            key.append(option.selected() ? " [selected]" : "");
            key.append(option.disabled() ? " [disabled]" : "");
            StringBuilder line = new StringBuilder("  ".repeat(depth)).append("- ");
            Yaml.key(line, key);
            out.append(line.append('\n'));
        }
    }

    private static void property(Appendable out, int depth, String name, @Nullable String value)
            throws IOException {
        if (value != null && !value.isEmpty()) {
            StringBuilder line = new StringBuilder("  ".repeat(depth)).append("- ").append(name);
            Yaml.scalar(line.append(": "), value);
            out.append(line.append('\n'));
        }
    }

    private static void marks(StringBuilder key, SpatialElement element) {
        ElementState state = element.state();
        if (state.checked() == CheckedState.MIXED) {
            key.append(" [checked=mixed]");
        }
        key.append(state.isChecked() ? " [checked]" : "");
        boolean off = element.role() == Role.SWITCH && state.checked() == CheckedState.FALSE;
        key.append(off ? " [checked=false]" : "");
        key.append(state.disabled() ? " [disabled]" : "");
        key.append(state.readOnly() ? " [readonly]" : "");
        key.append(ClickThrough.isMarked(element) ? " [click-through]" : "");
        key.append(element.constraints().multiple() ? " [multiple]" : "");
        key.append(Boolean.TRUE.equals(state.expanded()) ? " [expanded]" : "");
        if (element.level() != null) {
            key.append(" [level=").append(element.level()).append(']');
        }
        if (state.pressed() == CheckedState.MIXED) {
            key.append(" [pressed=mixed]");
        }
        key.append(state.pressed() == CheckedState.TRUE ? " [pressed]" : "");
        key.append(Boolean.TRUE.equals(state.selected()) ? " [selected]" : "");
        String message = Messages.kind(element);
        if (message != null) {
            key.append(" [alert=").append(message).append(']');
        }
    }

    /**
     * Returns the name of an element; null if it has none. For roles that are not named from
     * content, it is only the accessible name, because their text is written as content.
     */
    private static @Nullable String nameFor(SpatialElement element, Role role) {
        boolean isText =
                switch (role) {
                    case GENERIC,
                            PARAGRAPH,
                            LISTITEM,
                            STRONG,
                            EMPHASIS,
                            CODE,
                            TERM,
                            DEFINITION,
                            BLOCKQUOTE,
                            CAPTION,
                            ALERT,
                            STATUS ->
                            true;
                    default -> false;
                };
        return isText ? element.accessibleName() : element.displayName();
    }

    /**
     * Returns the content below the name: the value of a text field, otherwise the runs unless the
     * name is the same text.
     */
    private static List<Run> content(SpatialElement element, @Nullable String name) {
        if (element.isFormField()) {
            String value =
                    element.options().isEmpty() && !element.state().isChecked()
                            ? textualValue(element)
                            : null;
            return value == null || value.isEmpty() ? List.of() : List.of(new Run.Text(value));
        }
        boolean repeatsName = !element.hasReferences() && Objects.equals(element.text(), name);
        return repeatsName ? List.of() : element.runs();
    }

    private static @Nullable String textualValue(SpatialElement element) {
        boolean checkable = element.inputType() != null && element.inputType().isCheckable();
        return checkable ? null : element.value();
    }
}
