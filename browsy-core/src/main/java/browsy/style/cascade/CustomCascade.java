package browsy.style.cascade;

import browsy.css.parse.WideKeyword;
import browsy.html.TreeElement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The cascade of the custom properties of one element. It runs before the cascade of all other
 * properties, because their values may refer to custom properties.
 */
final class CustomCascade {

    private final Map<String, CustomValue> winners = new HashMap<>();
    private final Set<String> decided = new HashSet<>();
    private final Map<String, List<Level>> rolledBack = new HashMap<>();
    private final Set<String> reverted = new HashSet<>();
    private final CustomProperties inherited;

    private CustomCascade(CustomProperties inherited) {
        this.inherited = inherited;
    }

    /**
     * Returns the custom properties of an element; the same object as the inherited ones if no
     * declaration changes them.
     *
     * @param items all declarations that apply, the strongest first
     * @param inherited the custom properties of the parent
     */
    static CustomProperties cascade(
            List<CascadeOrder.Item> items, TreeElement element, CustomProperties inherited) {
        if (inherited.registry().isEmpty() && !declaresAny(items)) {
            return inherited;
        }
        CustomCascade cascade = new CustomCascade(inherited);
        for (CascadeOrder.Item item : items) {
            for (DeclarationBlock.CustomEntry entry : item.part().custom()) {
                cascade.decide(entry.name(), entry.value(), item.level());
            }
        }
        boolean unchanged = cascade.winners.isEmpty() && inherited.registry().isEmpty();
        return unchanged ? inherited : inherited.with(cascade.winners, element);
    }

    private static boolean declaresAny(List<CascadeOrder.Item> items) {
        for (CascadeOrder.Item item : items) {
            if (!item.part().custom().isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /**
     * Decides a property by a declaration unless a stronger one has decided it or {@code revert} or
     * {@code revert-layer} excludes the declaration.
     */
    private void decide(String name, CustomValue value, Level level) {
        if (decided.contains(name) || isRolledBack(name, level)) {
            return;
        }
        WideKeyword keyword = value.keyword();
        if (keyword == WideKeyword.REVERT && level.origin() != Origin.USER_AGENT) {
            reverted.add(name);
            return;
        }
        if (keyword == WideKeyword.REVERT_LAYER && level.origin() != Origin.USER_AGENT) {
            rolledBack.computeIfAbsent(name, n -> new ArrayList<>()).add(level);
            return;
        }
        decided.add(name);
        PropertyRegistration registration = inherited.registry().get(name);
        boolean inherits =
                keyword == WideKeyword.INHERIT
                        || keyword != null
                                && keyword != WideKeyword.INITIAL
                                && (registration == null || registration.inherits());
        if (inherits) {
            CustomValue parents = inherited.declared(name);
            if (parents != null && registration != null && !registration.inherits()) {
                winners.put(name, parents);
            }
        } else {
            winners.put(name, keyword == null ? value : CustomValue.INITIAL);
        }
    }

    private boolean isRolledBack(String name, Level level) {
        return reverted.contains(name) && level.origin() != Origin.USER_AGENT
                || rolledBack.getOrDefault(name, List.of()).stream()
                        .anyMatch(level::isRolledBackWith);
    }
}
