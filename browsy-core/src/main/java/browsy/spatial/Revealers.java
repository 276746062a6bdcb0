package browsy.spatial;

import browsy.behavior.Behavior;
import browsy.behavior.BehaviorReader;
import browsy.html.Trait;
import browsy.model.HiddenReason.Kind;
import browsy.model.JsBehavior;
import browsy.model.Role;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Finds what a person would activate to see something hidden: what the markup says opens it, or
 * else what stands where only the opener of a menu, a fold or a switched part stands.
 */
final class Revealers {

    private static final List<String> REFERENCES =
            List.of("aria-controls", "popovertarget", "commandfor");

    private static final List<String> SELECTORS =
            List.of("data-bs-target", "data-target", "data-collapse-toggle", "data-modal-toggle");

    /** How far up from what is hidden the check box stands that shows it. */
    private static final int MAX_LEVELS = 3;

    /** How many siblings before what is hidden are looked at. */
    private static final int MAX_SIBLINGS = 40;

    /** How much code is read. */
    private static final int MAX_CODES = 200;

    private final FlatTree tree;
    private final Visibility visibility;
    private final ElementScopes scopes;
    private final Roles roles;
    private final NativeNames names;
    private final int[] ids;

    /** How much code was read. */
    private int codes;

    /** Indices of what opens or closes something, by what that is; null until asked for. */
    private @Nullable Map<Element, Integer> triggers;

    /**
     * @param ids ids of the listed elements by their index in the tree, 0 for what is not listed
     */
    Revealers(
            FlatTree tree,
            Visibility visibility,
            ElementScopes scopes,
            Roles roles,
            NativeNames names,
            int[] ids) {
        this.tree = tree;
        this.visibility = visibility;
        this.scopes = scopes;
        this.roles = roles;
        this.names = names;
        this.ids = ids;
    }

    /** The id of the element that would show what is concealed, null if none is known. */
    @Nullable Integer revealer(Concealment concealment) {
        int hidden = concealment.cause();
        Element element = tree.element(hidden);
        if (concealment.kind() == Kind.CLOSED_DETAILS) {
            Element summary = Elements.firstChild(element, "summary");
            return summary == null ? null : id(tree.indexOf(summary));
        }
        Integer trigger = triggers().get(element);
        if (trigger != null) {
            return id(trigger);
        }
        if (!isToggled(concealment.kind()) || element.parent() == null) {
            return null;
        }
        int opener = openerBefore(outermost(hidden));
        return id(opener < 0 ? switchBefore(element) : opener);
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

    private Map<Element, Integer> triggers() {
        if (triggers != null) {
            return triggers;
        }
        Map<Element, Integer> found = new IdentityHashMap<>();
        for (int i = 0; i < tree.size(); i++) {
            Element element = tree.element(i);
            if (ids[i] > 0 && tree.has(i, Trait.TARGET | Trait.HREF | Trait.ONCLICK)) {
                collectTargets(i, element, found);
            }
            if (tree.has(i, Trait.ROLE) && Attributes.keyword(element, "role").equals("tabpanel")) {
                for (Element tab : scopes.referenced(element, "aria-labelledby")) {
                    add(element, tree.indexOf(tab), found);
                }
            }
        }
        triggers = found;
        return found;
    }

    private void collectTargets(int index, Element element, Map<Element, Integer> found) {
        if (tree.tag(index).equals("a")) {
            addFragment(index, tree.attribute(index, "href"), found);
        }
        if (tree.has(index, Trait.ONCLICK) && mayShow(tree.attribute(index, "onclick"))) {
            addAll(BehaviorReader.of(element), index, found);
        }
        if (!tree.has(index, Trait.TARGET)) {
            return;
        }
        if (!isCloser(element)) {
            addReferenced(index, element, found);
        }
        for (String attribute : SELECTORS) {
            addFragment(index, tree.attribute(index, attribute), found);
        }
        Element menu = menu(element);
        if (menu != null) {
            add(menu, index, found);
        }
    }

    private void addReferenced(int index, Element element, Map<Element, Integer> found) {
        for (String attribute : REFERENCES) {
            for (Element target : scopes.referenced(element, attribute)) {
                add(target, index, found);
            }
        }
    }

    /** Whether a button only closes what it names. */
    private static boolean isCloser(Element button) {
        return Attributes.keyword(button, "popovertargetaction").equals("hide")
                || switch (Attributes.keyword(button, "command")) {
                    case "close", "request-close", "hide-popover" -> true;
                    default -> false;
                };
    }

    /** Whether code speaks of other elements at all; most only counts clicks. */
    private boolean mayShow(String code) {
        boolean may =
                code.contains("getElementById")
                        || code.contains("querySelector")
                        || code.contains("$(")
                        || code.contains("jQuery(");
        return may && codes++ < MAX_CODES;
    }

    /** The menu beside an element that says it opens one, null if there is none. */
    private @Nullable Element menu(Element element) {
        Element next = element.nextElementSibling();
        boolean dropdown =
                Attributes.keyword(element, "data-toggle").equals("dropdown")
                        || Attributes.keyword(element, "data-bs-toggle").equals("dropdown");
        if (!dropdown) {
            return opensSomething(element) && !Attributes.has(element, "aria-controls")
                    ? next
                    : null;
        }
        for (int i = 0; next != null && !isHidden(next) && i < MAX_LEVELS; i++) {
            next = next.nextElementSibling();
        }
        return next;
    }

    private void addAll(List<Behavior> behaviors, int index, Map<Element, Integer> found) {
        for (Behavior behavior : behaviors) {
            Element target = behavior.target();
            if (target != null && behavior.kind() != JsBehavior.Kind.HIDE) {
                add(target, index, found);
            }
        }
    }

    private void addFragment(int index, String selector, Map<Element, Integer> found) {
        Element target =
                selector.startsWith("#")
                        ? scopes.find(tree.element(index), selector.substring(1))
                        : null;
        if (target != null) {
            add(target, index, found);
        }
    }

    /** The first that can be seen, and not only where the other is seen already, is the best. */
    private void add(Element target, int trigger, Map<Element, Integer> found) {
        Integer known = found.get(target);
        if (trigger >= 0
                && (known == null || (!isAtHand(known, target) && isAtHand(trigger, target)))) {
            found.put(target, trigger);
        }
    }

    private boolean isAtHand(int trigger, Element target) {
        return !visibility.isHidden(trigger) && !tree.contains(tree.indexOf(target), trigger);
    }

    private static boolean opensSomething(Element element) {
        return Attributes.has(element, "aria-haspopup") || Attributes.has(element, "aria-expanded");
    }

    private boolean isHidden(Element element) {
        int index = tree.indexOf(element);
        return index >= 0 && visibility.isHidden(index);
    }

    /** Whether an element is hidden for its own part, not with what is around it. */
    private boolean hidesItself(Element element) {
        int index = tree.indexOf(element);
        Concealment cause = index < 0 ? null : visibility.cause(index);
        return cause != null && cause.cause() == index;
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
        if (before == null || before == hidden) {
            return -1;
        }
        boolean heading = roles.role(before) == Role.HEADING || before.normalName().equals("dt");
        if (heading) {
            Element alone = before.childrenSize() == 1 ? before.child(0) : null;
            return alone != null && before.ownText().isBlank() ? opener(alone) : -1;
        }
        // A link that leads nowhere can be a logo, but not in front of the rest of an item.
        boolean opens =
                isPartOfItem(hidden)
                        || opensSomething(before)
                        || (isList(hidden) && !before.normalName().equals("a"));
        return opens ? opener(before) : -1;
    }

    private boolean isPartOfItem(Element element) {
        Element parent = element.parent();
        return parent != null
                && parent.normalName().equals("li")
                && !tree.is(tree.indexOf(element), TagFact.PHRASING);
    }

    private boolean isList(Element element) {
        Role role = roles.role(element);
        return role == Role.LIST || role == Role.MENU || role == Role.LISTBOX;
    }

    /** The index of an element that opens something if it does anything, -1 otherwise. */
    private int opener(Element element) {
        int index = tree.indexOf(element);
        if (index < 0 || hidesItself(element)) {
            return -1;
        }
        Role role = roles.role(index);
        boolean opens =
                switch (tree.tag(index)) {
                    case "a" -> leadsNowhere(tree.attribute(index, "href"));
                    case "button" ->
                            Attributes.keyword(element, "type").equals("button")
                                    || element.closest("form") == null;
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

    /**
     * The label of a check box or radio button that is kept out of sight before something with
     * contents: rules show that while the box is checked.
     */
    private int switchBefore(Element hidden) {
        if (hidden.childrenSize() == 0) {
            return -1;
        }
        Element at = hidden;
        for (int level = 0; level < MAX_LEVELS && at != null; level++) {
            int label = switchBefore(at, level == 1 ? place(hidden) : 0);
            if (label >= 0) {
                return label;
            }
            at = at.parent();
        }
        return -1;
    }

    /**
     * The label of the box before an element; of several in a row, the first is for the first part
     * after them.
     *
     * @param place which of the parts it is, those right before the element not counted
     */
    private int switchBefore(Element part, int place) {
        List<Integer> row = new ArrayList<>();
        int parts = place;
        Element before = part.previousElementSibling();
        for (int i = 0; before != null && i < MAX_SIBLINGS; i++) {
            int label = drawnLabel(before);
            if (label >= 0) {
                row.add(0, label);
            } else if (!before.normalName().equals("label")) {
                if (!row.isEmpty()) {
                    break;
                }
                parts++;
            }
            before = before.previousElementSibling();
        }
        if (row.size() == 1) {
            return row.get(0);
        }
        return parts < row.size() ? row.get(parts) : -1;
    }

    /** How many siblings stand before an element, as far as that matters. */
    private static int place(Element element) {
        int place = 0;
        Element before = element.previousElementSibling();
        while (before != null && place < MAX_SIBLINGS) {
            place++;
            before = before.previousElementSibling();
        }
        return place;
    }

    private int drawnLabel(Element input) {
        String type = input.normalName().equals("input") ? Attributes.keyword(input, "type") : "";
        if (!type.equals("checkbox") && !type.equals("radio")) {
            return -1;
        }
        int box = tree.indexOf(input);
        if (box < 0 || !(visibility.isHidden(box) || tree.looks(box, Look.TRANSPARENT))) {
            return -1;
        }
        for (Element label : names.labels(input)) {
            int index = tree.indexOf(label);
            if (index >= 0 && ids[index] > 0 && !hidesItself(label)) {
                return index;
            }
        }
        return -1;
    }
}
