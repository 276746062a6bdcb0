package browsy.spatial.reveal;

import browsy.behavior.Behavior;
import browsy.behavior.BehaviorReader;
import browsy.html.AttributeKind;
import browsy.html.LinkAddress;
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

/**
 * Finds the elements that show others according to the markup: IDREF attributes, target selectors
 * of widget libraries, click handlers.
 */
final class DeclaredTriggers {

    /** Attributes that can refer to the element that a click opens. */
    private static final EnumFlags<AttributeKind> REFERRING =
            EnumFlags.of(AttributeKind.TARGET, AttributeKind.HREF, AttributeKind.ONCLICK);

    private static final List<String> REFERENCES =
            List.of("aria-controls", "popovertarget", "commandfor");

    private static final List<String> SELECTORS =
            List.of("data-bs-target", "data-target", "data-collapse-toggle", "data-modal-toggle");

    /** The greatest number of visible siblings between a drop-down button and its menu. */
    private static final int MAX_BETWEEN = 3;

    /** The greatest number of click handlers that are analysed. */
    private static final int MAX_CODES = 200;

    private final FlatTree tree;
    private final ElementVisibility visibility;
    private final IdLookup scopes;
    private final int[] ids;

    /** The number of click handlers analysed so far. */
    private int codes;

    /** Reads click handlers, null before the first one. */
    private @Nullable BehaviorReader behaviors;

    /** The index of the trigger by controlled element, null before the first request. */
    private @Nullable Map<Element, Integer> triggers;

    /**
     * @param ids the ids of listed elements by index in the tree, 0 for elements that are not
     *     listed
     */
    DeclaredTriggers(FlatTree tree, ElementVisibility visibility, IdLookup scopes, int[] ids) {
        this.tree = tree;
        this.visibility = visibility;
        this.scopes = scopes;
        this.ids = ids;
    }

    /** The index of the element that shows a hidden element, -1 if there is none. */
    int of(Element hidden) {
        return triggers().getOrDefault(hidden, -1);
    }

    /** Whether an element declares by ARIA that it opens something. */
    static boolean opensSomething(Element element) {
        return AttributeValues.has(element, "aria-haspopup")
                || AttributeValues.has(element, "aria-expanded");
    }

    /** Whether an element references its target and the target is unrelated to another element. */
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
            String address = LinkAddress.of(element);
            addFragment(index, address == null ? "" : address, found);
        }
        if (tree.has(index, AttributeKind.ONCLICK) && mayShow(tree.attribute(index, "onclick"))) {
            addAll(behaviors(element).of(element), index, found);
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

    private BehaviorReader behaviors(Element element) {
        BehaviorReader known = behaviors;
        if (known == null) {
            known = new BehaviorReader(element.root());
            behaviors = known;
        }
        return known;
    }

    private void addReferenced(int index, Element element, Map<Element, Integer> found) {
        for (String attribute : REFERENCES) {
            for (Element target : scopes.referenced(element, attribute)) {
                add(target, index, found);
            }
        }
    }

    /** Whether a button only closes its target. */
    private static boolean isCloser(Element button) {
        return AttributeValues.keyword(button, "popovertargetaction").equals("hide")
                || switch (AttributeValues.keyword(button, "command")) {
                    case "close", "request-close", "hide-popover" -> true;
                    default -> false;
                };
    }

    /**
     * Whether the code of a click handler selects other elements. Most handlers only count clicks.
     * Stops at the limit of handlers.
     */
    private boolean mayShow(String code) {
        boolean may =
                code.contains("getElementById")
                        || code.contains("querySelector")
                        || code.contains("$(")
                        || code.contains("jQuery(");
        return may && codes++ < MAX_CODES;
    }

    /** The menu after an element that declares to open one, null if there is none. */
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

    /**
     * Records a trigger. The first one that is visible and outside of its target takes precedence.
     */
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
