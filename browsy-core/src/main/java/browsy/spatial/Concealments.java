package browsy.spatial;

import browsy.html.Trait;
import browsy.model.HiddenReason;
import browsy.model.HiddenReason.Kind;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Tells why listed elements are hidden and what would show them. */
final class Concealments {

    private static final List<String> REFERENCES =
            List.of("aria-controls", "popovertarget", "commandfor");

    private static final List<String> SELECTORS =
            List.of("data-bs-target", "data-target", "data-collapse-toggle", "data-modal-toggle");

    private final FlatTree tree;
    private final Visibility visibility;
    private final HidingRules rules;
    private final int[] ids;

    private final ElementScopes scopes;

    /** The elements that open or close something, by what they open; null until asked for. */
    private @Nullable Map<Element, Element> triggers;

    /** What has been said of elements that one thing hides. */
    private final Map<Concealment, List<HiddenReason>> known = new IdentityHashMap<>();

    Concealments(
            FlatTree tree,
            Visibility visibility,
            HidingRules rules,
            ElementScopes scopes,
            int[] ids) {
        this.tree = tree;
        this.visibility = visibility;
        this.rules = rules;
        this.scopes = scopes;
        this.ids = ids;
    }

    private Map<Element, Element> triggers() {
        if (triggers != null) {
            return triggers;
        }
        Map<Element, Element> found = new IdentityHashMap<>();
        for (int i = 0; i < tree.size(); i++) {
            Element element = tree.element(i);
            if (ids[i] > 0 && tree.has(i, Trait.TARGET | Trait.HREF)) {
                collectTargets(i, element, found);
            }
            if (tree.has(i, Trait.ROLE) && Attributes.keyword(element, "role").equals("tabpanel")) {
                for (Element tab : scopes.referenced(element, "aria-labelledby")) {
                    found.putIfAbsent(element, tab);
                }
            }
        }
        triggers = found;
        return found;
    }

    private void collectTargets(int index, Element element, Map<Element, Element> triggers) {
        if (tree.tag(index).equals("a")) {
            addFragment(element, tree.attribute(index, "href"), triggers);
        }
        if (!tree.has(index, Trait.TARGET)) {
            return;
        }
        for (String attribute : REFERENCES) {
            for (Element target : scopes.referenced(element, attribute)) {
                triggers.putIfAbsent(target, element);
            }
        }
        for (String attribute : SELECTORS) {
            addFragment(element, tree.attribute(index, attribute), triggers);
        }
        Element next = opensNext(element) ? element.nextElementSibling() : null;
        if (next != null) {
            triggers.putIfAbsent(next, element);
        }
    }

    /** Whether a click shows the menu beside the element. */
    private static boolean opensNext(Element element) {
        return Attributes.keyword(element, "data-toggle").equals("dropdown")
                || Attributes.keyword(element, "data-bs-toggle").equals("dropdown")
                || (Attributes.has(element, "aria-haspopup")
                        && !Attributes.has(element, "aria-controls"));
    }

    private void addFragment(Element element, String selector, Map<Element, Element> triggers) {
        Element target =
                selector.startsWith("#") ? scopes.find(element, selector.substring(1)) : null;
        if (target != null) {
            triggers.putIfAbsent(target, element);
        }
    }

    /** Why the element is hidden, nearest cause first; empty if it is not. */
    List<HiddenReason> reasons(int index) {
        Concealment nearest = visibility.cause(index);
        if (nearest == null) {
            return List.of();
        }
        List<HiddenReason> reasons = known.get(nearest);
        if (reasons == null) {
            reasons = new ArrayList<>(2);
            for (Concealment cause : visibility.causes(index)) {
                reasons.add(reason(cause));
            }
            reasons = List.copyOf(reasons);
            known.put(nearest, reasons);
        }
        return reasons;
    }

    private HiddenReason reason(Concealment cause) {
        return new HiddenReason(
                cause.kind(), id(cause.cause()), rules.rule(cause), revealer(cause));
    }

    private @Nullable Integer id(int index) {
        return index < 0 || ids[index] == 0 ? null : ids[index];
    }

    private @Nullable Integer revealer(Concealment cause) {
        Element element = tree.element(cause.cause());
        Element trigger =
                cause.kind() == Kind.CLOSED_DETAILS
                        ? Elements.firstChild(element, "summary")
                        : triggers().get(element);
        return trigger == null ? null : id(tree.indexOf(trigger));
    }
}
