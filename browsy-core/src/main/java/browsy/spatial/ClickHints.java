package browsy.spatial;

import static browsy.style.property.EffectProperties.CURSOR;

import browsy.css.value.Cursor;
import browsy.html.Trait;
import browsy.model.Role;
import browsy.style.computed.ComputedStyle;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Finds what answers to clicks though neither its tag nor its role says so: a handler, a place in
 * the tab order, or a pointer that changes over it.
 */
final class ClickHints {

    private final FlatTree tree;
    private final Roles roles;

    ClickHints(FlatTree tree, Roles roles) {
        this.tree = tree;
        this.roles = roles;
    }

    boolean isClickable(int index) {
        if (isMadeForClicks(index)) {
            return false;
        }
        return tree.has(index, Trait.ONCLICK) || isInTabOrder(index) || hasPointer(index);
    }

    /** Whether the pointer says from here on that there is something to click. */
    boolean hasPointer(int index) {
        return tree.looks(index, Look.POINTER)
                && (index == 0 || !isPointer(tree.style(tree.parent(index))));
    }

    private static boolean isPointer(@Nullable ComputedStyle style) {
        return style != null && style.get(CURSOR) == Cursor.POINTER;
    }

    private boolean isMadeForClicks(int index) {
        switch (tree.tag(index)) {
            case "button", "input", "select", "textarea", "summary", "label", "option", "area":
            case "iframe", "frame", "html", "body":
                return true;
            case "a":
                if (tree.has(index, Trait.HREF)) {
                    return true;
                }
                break;
            default:
                break;
        }
        Role role = roles.role(index);
        return role != null && role.isWidget();
    }

    private boolean isInTabOrder(int index) {
        if (!tree.has(index, Trait.TABINDEX)) {
            return false;
        }
        Element element = tree.element(index);
        return Attributes.nonNegative(element, "tabindex") != null;
    }
}
