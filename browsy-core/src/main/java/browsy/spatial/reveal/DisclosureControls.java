package browsy.spatial.reveal;

import browsy.html.Ancestors;
import browsy.html.ElementChildren;
import browsy.html.LinkAddress;
import browsy.model.HiddenReason.Kind;
import browsy.model.Role;
import browsy.spatial.name.NativeNames;
import browsy.spatial.role.Roles;
import browsy.spatial.tree.AttributeValues;
import browsy.spatial.tree.FlatTree;
import browsy.spatial.tree.HtmlElements;
import browsy.spatial.tree.IdLookup;
import browsy.spatial.tree.TagCategory;
import browsy.spatial.visibility.Concealment;
import browsy.spatial.visibility.ElementVisibility;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Finds the control that a user would activate to show a hidden element: a declared trigger, or
 * else a guess from the structure: the element before a hidden list or panel, or the label of a
 * check box that toggles it.
 */
public final class DisclosureControls {

    /** The greatest number of wrappers around the hidden element that are examined. */
    private static final int MAX_LEVELS = 3;

    /** The greatest number of hidden preceding siblings that are skipped. */
    private static final int MAX_SIBLINGS = 40;

    private final FlatTree tree;
    private final ElementVisibility visibility;
    private final Roles roles;
    private final DeclaredTriggers triggers;
    private final CheckboxToggles switches;
    private final int[] ids;

    /**
     * @param ids the ids of listed elements by index in the tree, 0 for elements that are not
     *     listed
     */
    public DisclosureControls(
            FlatTree tree,
            ElementVisibility visibility,
            IdLookup scopes,
            Roles roles,
            NativeNames names,
            int[] ids) {
        this.tree = tree;
        this.visibility = visibility;
        this.roles = roles;
        this.triggers = new DeclaredTriggers(tree, visibility, scopes, ids);
        this.switches = new CheckboxToggles(tree, visibility, names, ids);
        this.ids = ids;
    }

    /** The id of the control that would show a hidden element, null if it is unknown. */
    @Nullable Integer revealer(Concealment concealment) {
        int hidden = concealment.cause();
        Element element = tree.element(hidden);
        if (concealment.kind() == Kind.CLOSED_DETAILS) {
            Element summary = HtmlElements.firstChild(element, "summary");
            return summary == null ? null : id(tree.indexOf(summary));
        }
        int trigger = triggers.of(element);
        if (trigger >= 0) {
            return id(trigger);
        }
        if (!isToggled(concealment.kind()) || element.parent() == null) {
            return null;
        }
        int opener = triggerBefore(outermost(hidden));
        return id(opener < 0 ? switches.before(element) : opener);
    }

    private @Nullable Integer id(int index) {
        return index < 0 || ids[index] == 0 ? null : ids[index];
    }

    /** Whether scripts and style rules commonly toggle elements by this kind of concealment. */
    private static boolean isToggled(Kind kind) {
        return switch (kind) {
            case DISPLAY_NONE, VISIBILITY, HIDDEN_ATTRIBUTE, CLIPPED, TRANSPARENT -> true;
            default -> false;
        };
    }

    /** The outermost ancestor that contains nothing but the element. */
    private Element outermost(int index) {
        int outer = index;
        for (int i = 0; i < MAX_LEVELS; i++) {
            int parent = tree.parent(outer);
            if (parent < 0
                    || parent != outer - 1
                    || tree.end(parent) != tree.end(outer)
                    || !tree.element(parent).ownText().isBlank()) {
                break;
            }
            outer = parent;
        }
        return tree.element(outer);
    }

    /**
     * The index of the control directly before a hidden list or panel, -1 if there is none: the
     * menu item that opens a submenu, or the button in the heading of an accordion panel.
     */
    private int triggerBefore(Element hidden) {
        Element before = hidden.previousElementSibling();
        for (int i = 0; before != null && hidesItself(before) && i < MAX_SIBLINGS; i++) {
            before = before.previousElementSibling();
        }
        if (before == null) {
            return -1;
        }
        boolean heading = roles.role(before) == Role.HEADING || before.normalName().equals("dt");
        if (heading) {
            Element alone =
                    ElementChildren.count(before, 2) == 1 ? before.firstElementChild() : null;
            return alone != null && before.ownText().isBlank() ? trigger(alone) : -1;
        }
        // A link without destination can be a logo, unless it precedes the rest of a list item.
        boolean opens =
                isPartOfItem(hidden)
                        || DeclaredTriggers.opensSomething(before)
                        || (isList(hidden) && !before.normalName().equals("a"));
        return opens && !triggers.opensElsewhere(before, hidden) ? trigger(before) : -1;
    }

    private boolean isPartOfItem(Element element) {
        Element parent = element.parent();
        return parent != null
                && parent.normalName().equals("li")
                && !tree.is(tree.indexOf(element), TagCategory.PHRASING);
    }

    private boolean isList(Element element) {
        Role role = roles.role(element);
        return role == Role.LIST || role == Role.MENU || role == Role.LISTBOX;
    }

    /**
     * The index of an element that can only be a trigger (a button that submits nothing, a link
     * without destination), -1 for other elements.
     */
    private int trigger(Element element) {
        int index = tree.indexOf(element);
        if (index < 0 || visibility.hidesItself(index)) {
            return -1;
        }
        Role role = roles.role(index);
        boolean opens =
                switch (tree.tag(index)) {
                    case "a" -> hasNoDestination(LinkAddress.of(element));
                    case "button" ->
                            AttributeValues.keyword(element, "type").equals("button")
                                    || Ancestors.closest(element, "form") == null;
                    default -> role == Role.BUTTON || role == Role.TAB || role == Role.MENUITEM;
                };
        if (!opens || ids[index] > 0) {
            return opens ? index : -1;
        }
        // The text of an anchor that is no link belongs to the list item around it.
        int item = tree.parent(index);
        return tree.tag(item).equals("li") && ids[item] > 0 ? item : -1;
    }

    private static boolean hasNoDestination(@Nullable String href) {
        String address = href == null ? "" : href.strip();
        return address.isEmpty()
                || address.equals("#")
                || address.equals("#!")
                || address.regionMatches(true, 0, "javascript:", 0, "javascript:".length());
    }

    /** Whether an element itself causes that it is hidden. */
    private boolean hidesItself(Element element) {
        int index = tree.indexOf(element);
        return index >= 0 && visibility.hidesItself(index);
    }
}
