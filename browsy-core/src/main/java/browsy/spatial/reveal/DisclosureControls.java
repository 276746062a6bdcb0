package browsy.spatial.reveal;

import browsy.html.Ancestors;
import browsy.html.ElementChildren;
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
 * Finds what a person would activate to see something hidden: what the markup says opens it, or
 * else what stands where only the opener of a menu, a fold or a switched part stands.
 */
public final class DisclosureControls {

    /** How many elements that hold what is hidden, and nothing else, are looked at. */
    private static final int MAX_LEVELS = 3;

    /** How many siblings before what is hidden are looked at. */
    private static final int MAX_SIBLINGS = 40;

    private final FlatTree tree;
    private final ElementVisibility visibility;
    private final Roles roles;
    private final DeclaredTriggers triggers;
    private final CheckboxToggles switches;
    private final int[] ids;

    /**
     * @param ids ids of the listed elements by their index in the tree, 0 for what is not listed
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

    /** The id of the element that would show what is concealed, null if none is known. */
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
        int opener = openerBefore(outermost(hidden));
        return id(opener < 0 ? switches.before(element) : opener);
    }

    private @Nullable Integer id(int index) {
        return index < 0 || ids[index] == 0 ? null : ids[index];
    }

    /** Whether scripts and rules show and hide things in this way. */
    private static boolean isToggled(Kind kind) {
        return switch (kind) {
            case DISPLAY_NONE, VISIBILITY, HIDDEN_ATTRIBUTE, CLIPPED, TRANSPARENT -> true;
            default -> false;
        };
    }

    /** What holds the element and nothing else. */
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
     * What stands right before a hidden list or panel and leads nowhere else: the item of a menu
     * that opens the one below it, or the heading of a fold.
     */
    private int openerBefore(Element hidden) {
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
            return alone != null && before.ownText().isBlank() ? opener(alone) : -1;
        }
        // A link that leads nowhere can be a logo, but not in front of the rest of an item.
        boolean opens =
                isPartOfItem(hidden)
                        || DeclaredTriggers.opensSomething(before)
                        || (isList(hidden) && !before.normalName().equals("a"));
        return opens && !triggers.opensElsewhere(before, hidden) ? opener(before) : -1;
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

    /** The index of an element that opens something if it does anything, -1 otherwise. */
    private int opener(Element element) {
        int index = tree.indexOf(element);
        if (index < 0 || visibility.hidesItself(index)) {
            return -1;
        }
        Role role = roles.role(index);
        boolean opens =
                switch (tree.tag(index)) {
                    case "a" -> leadsNowhere(tree.attribute(index, "href"));
                    case "button" ->
                            AttributeValues.keyword(element, "type").equals("button")
                                    || Ancestors.closest(element, "form") == null;
                    default -> role == Role.BUTTON || role == Role.TAB || role == Role.MENUITEM;
                };
        if (!opens || ids[index] > 0) {
            return opens ? index : -1;
        }
        // The text of an anchor that is no link is one of the item around it.
        int item = tree.parent(index);
        return tree.tag(item).equals("li") && ids[item] > 0 ? item : -1;
    }

    private static boolean leadsNowhere(String href) {
        String address = href.strip();
        return address.isEmpty()
                || address.equals("#")
                || address.equals("#!")
                || address.regionMatches(true, 0, "javascript:", 0, "javascript:".length());
    }

    /** Whether an element is hidden for its own part, not with what is around it. */
    private boolean hidesItself(Element element) {
        int index = tree.indexOf(element);
        return index >= 0 && visibility.hidesItself(index);
    }
}
