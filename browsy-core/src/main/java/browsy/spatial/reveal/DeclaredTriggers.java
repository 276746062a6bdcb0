package browsy.spatial.reveal;

import browsy.behavior.Behavior;
import browsy.behavior.BehaviorReader;
import browsy.html.AttributeKind;
import browsy.infra.EnumFlags;
import browsy.model.JsBehavior;
import browsy.spatial.tree.AttributeValues;
import browsy.spatial.tree.FlatTree;
import browsy.spatial.tree.IdLookup;
import browsy.spatial.visibility.ElementVisibility;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** What opens something by what the markup says: references, names of targets, click handlers. */
final class DeclaredTriggers {

    /** Attributes that can refer to the element that a click opens. */
    private static final EnumFlags<AttributeKind> REFERRING =
            EnumFlags.of(AttributeKind.TARGET, AttributeKind.HREF, AttributeKind.ONCLICK);

    private static final List<String> REFERENCES =
            List.of("aria-controls", "popovertarget", "commandfor");

    private static final List<String> SELECTORS =
            List.of("data-bs-target", "data-target", "data-collapse-toggle", "data-modal-toggle");

    /** How many siblings that can be seen stand between a drop-down button and its menu. */
    private static final int MAX_BETWEEN = 3;

    /** How much code is read. */
    private static final int MAX_CODES = 200;

    private final FlatTree tree;
    private final ElementVisibility visibility;
    private final IdLookup scopes;
    private final int[] ids;

    /** How much code was read. */
    private int codes;

    /** Indices of what opens or closes something, by what that is; null until asked for. */
    private @Nullable Map<Element, Integer> triggers;

    /**
     * @param ids ids of the listed elements by their index in the tree, 0 for what is not listed
     */
    DeclaredTriggers(FlatTree tree, ElementVisibility visibility, IdLookup scopes, int[] ids) {
        this.tree = tree;
        this.visibility = visibility;
        this.scopes = scopes;
        this.ids = ids;
    }

    /** The index of what is said to show an element, -1 if nothing is. */
    int of(Element hidden) {
        return triggers().getOrDefault(hidden, -1);
    }

    /** Whether an element says that it opens something. */
    static boolean opensSomething(Element element) {
        return AttributeValues.has(element, "aria-haspopup")
                || AttributeValues.has(element, "aria-expanded");
    }

    /** Whether an element names what it opens, and that is somewhere else than another element. */
    boolean opensElsewhere(Element trigger, Element other) {
        int place = tree.indexOf(other);
        boolean elsewhere = false;
        for (Element target : named(trigger)) {
            int named = tree.indexOf(target);
            boolean here = place >= 0 && named >= 0;
            if (here && (tree.contains(place, named) || tree.contains(named, place))) {
                return false;
            }
            elsewhere = true;
        }
        return elsewhere;
    }

    private List<Element> named(Element trigger) {
        List<Element> targets = new ArrayList<>();
        for (String attribute : REFERENCES) {
            targets.addAll(scopes.referenced(trigger, attribute));
        }
        for (String attribute : SELECTORS) {
            Element target = target(trigger, trigger.attr(attribute));
            if (target != null) {
                targets.add(target);
            }
        }
        return targets;
    }

    private Map<Element, Integer> triggers() {
        if (triggers != null) {
            return triggers;
        }
        Map<Element, Integer> found = new IdentityHashMap<>();
        for (int i = 0; i < tree.size(); i++) {
            Element element = tree.element(i);
            if (ids[i] > 0 && tree.hasAny(i, REFERRING)) {
                collectTargets(i, element, found);
            }
            if (tree.has(i, AttributeKind.ROLE)
                    && AttributeValues.keyword(element, "role").equals("tabpanel")) {
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
        if (tree.has(index, AttributeKind.ONCLICK) && mayShow(tree.attribute(index, "onclick"))) {
            addAll(BehaviorReader.of(element), index, found);
        }
        if (!tree.has(index, AttributeKind.TARGET)) {
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
        return AttributeValues.keyword(button, "popovertargetaction").equals("hide")
                || switch (AttributeValues.keyword(button, "command")) {
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
                AttributeValues.keyword(element, "data-toggle").equals("dropdown")
                        || AttributeValues.keyword(element, "data-bs-toggle").equals("dropdown");
        if (!dropdown) {
            boolean beside =
                    next != null
                            && opensSomething(element)
                            && !AttributeValues.has(element, "aria-controls")
                            && !opensElsewhere(element, next);
            return beside ? next : null;
        }
        for (int i = 0; next != null && !isHidden(next) && i < MAX_BETWEEN; i++) {
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
        Element target = target(tree.element(index), selector);
        if (target != null) {
            add(target, index, found);
        }
    }

    private @Nullable Element target(Element element, String selector) {
        return selector.startsWith("#") ? scopes.find(element, selector.substring(1)) : null;
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

    private boolean isHidden(Element element) {
        int index = tree.indexOf(element);
        return index >= 0 && visibility.isHidden(index);
    }
}
