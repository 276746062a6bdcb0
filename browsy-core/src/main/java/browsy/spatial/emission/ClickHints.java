package browsy.spatial.emission;

import static browsy.style.property.EffectProperties.CURSOR;

import browsy.css.value.interaction.Cursor;
import browsy.html.AttributeKind;
import browsy.model.Role;
import browsy.spatial.role.Roles;
import browsy.spatial.tree.AttributeValues;
import browsy.spatial.tree.FlatTree;
import browsy.spatial.tree.VisualTrait;
import browsy.style.computed.ComputedStyle;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Finds elements that respond to clicks although neither tag nor role implies it: by a click
 * handler, {@code tabindex}, {@code cursor: pointer}, or a class name such as {@code btn} on an
 * anchor without {@code href}.
 */
public final class ClickHints {

    private final FlatTree tree;
    private final Roles roles;

    public ClickHints(FlatTree tree, Roles roles) {
        this.tree = tree;
        this.roles = roles;
    }

    public boolean isClickable(int index) {
        if (isMadeForClicks(index)) {
            return false;
        }
        return tree.has(index, AttributeKind.ONCLICK)
                || isInTabOrder(index)
                || hasPointer(index)
                || isCalledButton(index);
    }

    /**
     * Whether an element is an anchor without {@code href} that a class name calls a button, to
     * which a script presumably listens.
     */
    boolean isCalledButton(int index) {
        if (!tree.tag(index).equals("a") || tree.has(index, AttributeKind.HREF)) {
            return false;
        }
        for (String name : tree.classes(index)) {
            if (hasPart(name, "button") || hasPart(name, "btn")) {
                return true;
            }
        }
        return false;
    }

    /** Whether a word is one of the parts of a class name between hyphens and underscores. */
    private static boolean hasPart(String name, String word) {
        int at = name.indexOf(word);
        while (at >= 0) {
            int end = at + word.length();
            if ((at == 0 || isDash(name.charAt(at - 1)))
                    && (end == name.length() || isDash(name.charAt(end)))) {
                return true;
            }
            at = name.indexOf(word, end);
        }
        return false;
    }

    private static boolean isDash(char c) {
        return c == '-' || c == '_';
    }

    /**
     * Whether {@code cursor: pointer} starts at this element, that is, its parent does not have it.
     */
    boolean hasPointer(int index) {
        return tree.looks(index, VisualTrait.POINTER)
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
                if (tree.has(index, AttributeKind.HREF)) {
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
        if (!tree.has(index, AttributeKind.TABINDEX)) {
            return false;
        }
        Element element = tree.element(index);
        return AttributeValues.nonNegative(element, "tabindex") != null;
    }
}
