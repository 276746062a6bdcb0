package browsy.output;

import browsy.model.CheckedState;
import browsy.model.ElementState;
import browsy.model.Role;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An element as a node of the tree format.
 *
 * @param element the element
 * @param isNamedByControl whether the name of a control contains the element's text, so that it is
 *     not repeated
 * @param children the child nodes
 */
record TreeNode(SpatialElement element, boolean isNamedByControl, List<TreeNode> children) {

    /**
     * Returns the role of the element. Without a role, a field is a text box, an element with a
     * name a paragraph, and any other element generic.
     */
    Role role() {
        Role role = element.role();
        if (role != null) {
            return role;
        }
        if (element.isFormField()) {
            return Role.TEXTBOX;
        }
        return name() == null ? Role.GENERIC : Role.PARAGRAPH;
    }

    /** Tests whether the node is plain text. */
    boolean isText() {
        return role() == Role.PARAGRAPH;
    }

    @Nullable String name() {
        return isNamedByControl ? null : element.displayName();
    }

    TreeNode with(List<TreeNode> newChildren) {
        return new TreeNode(element, isNamedByControl, newChildren);
    }

    /**
     * Returns this node with the elements of a part of the page, which must contain all of them.
     */
    TreeNode in(SpatialDom part) {
        SpatialElement there = part.get(element.id()).orElse(element);
        return new TreeNode(
                there, isNamedByControl, children.stream().map(child -> child.in(part)).toList());
    }

    /** Returns the codes of the possible actions; empty if there are none. */
    List<String> actions() {
        List<String> actions = new ArrayList<>();
        String main = mainAction();
        if (main != null) {
            actions.add(main);
        }
        Boolean expanded = element.state().expanded();
        if (expanded != null) {
            actions.add(expanded ? "col" : "exp");
        }
        return actions;
    }

    private @Nullable String mainAction() {
        Role role = element.role();
        if (role != null) {
            switch (role) {
                case TEXTBOX, SEARCHBOX, SPINBUTTON -> {
                    return "typ";
                }
                case COMBOBOX -> {
                    return element.tag().equals("input") ? "typ" : "sel";
                }
                case CHECKBOX, SWITCH, MENUITEMCHECKBOX -> {
                    return "tog";
                }
                case RADIO, MENUITEMRADIO, OPTION, TAB, LISTBOX -> {
                    return "sel";
                }
                case SLIDER -> {
                    return "sv";
                }
                default -> {
                    // The tag determines the action.
                }
            }
        }
        if (!element.isInteractive()) {
            return null;
        }
        return element.isFormField() && !element.tag().equals("select") ? "typ" : "clk";
    }

    /** Returns the codes of the current states. */
    List<String> states() {
        ElementState state = element.state();
        List<String> codes = new ArrayList<>();
        add(codes, "chk", state.isChecked());
        add(codes, "mix", state.checked() == CheckedState.MIXED);
        add(codes, "dis", state.disabled());
        add(codes, "exp", Boolean.TRUE.equals(state.expanded()));
        add(codes, "col", Boolean.FALSE.equals(state.expanded()));
        add(codes, "hid", element.hidden());
        add(codes, "msel", element.constraints().multiple());
        add(codes, "off", role() == Role.SWITCH && state.checked() == CheckedState.FALSE);
        add(codes, "prs", state.pressed() == CheckedState.TRUE);
        add(codes, "ro", state.readOnly());
        add(codes, "req", state.required());
        add(codes, "thru", ClickThrough.isMarked(element));
        add(codes, "sel", Boolean.TRUE.equals(state.selected()));
        return codes;
    }

    private static void add(List<String> codes, String code, boolean holds) {
        if (holds) {
            codes.add(code);
        }
    }
}
