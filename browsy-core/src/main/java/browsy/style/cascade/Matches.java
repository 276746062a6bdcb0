package browsy.style.cascade;

import browsy.css.selector.PseudoElementKind;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** The rules that match an element and its pseudo-elements, the weakest first. */
final class Matches {

    private final List<MatchedRule> own = new ArrayList<>();
    private final Map<PseudoElementKind, List<MatchedRule>> pseudo =
            new EnumMap<>(PseudoElementKind.class);

    /** Where rules with several selectors stand in their lists. */
    private final Map<Target, Integer> seen = new HashMap<>(4);

    private record Target(CompiledRule rule, ActiveSheet sheet, @Nullable PseudoElementKind kind) {}

    void clear() {
        seen.clear();
        own.clear();
        pseudo.clear();
    }

    List<MatchedRule> own() {
        return own;
    }

    Map<PseudoElementKind, List<MatchedRule>> pseudo() {
        return pseudo;
    }

    boolean isEmpty() {
        return own.isEmpty() && pseudo.isEmpty();
    }

    /** Gives each rule with the pseudo-element it is for, null for the element itself. */
    void forEach(BiConsumer<MatchedRule, @Nullable PseudoElementKind> action) {
        own.forEach(match -> action.accept(match, null));
        pseudo.forEach((kind, list) -> list.forEach(match -> action.accept(match, kind)));
    }

    /** Whether a style made of these rules differs between elements that match the same. */
    boolean dependOnElement() {
        if (dependOnElement(own)) {
            return true;
        }
        for (List<MatchedRule> rules : pseudo.values()) {
            if (dependOnElement(rules)) {
                return true;
            }
        }
        return false;
    }

    private static boolean dependOnElement(List<MatchedRule> rules) {
        for (MatchedRule match : rules) {
            if (match.rule().block().dependsOnElement()) {
                return true;
            }
        }
        return false;
    }

    /** Adds a rule, unless it is there already by a selector that is no less specific. */
    void add(MatchedRule match, @Nullable PseudoElementKind kind) {
        List<MatchedRule> list =
                kind == null ? own : pseudo.computeIfAbsent(kind, k -> new ArrayList<>());
        if (match.rule().selectors().selectors().size() > 1) {
            Target target = new Target(match.rule(), match.sheet(), kind);
            Integer place = seen.putIfAbsent(target, list.size());
            if (place != null) {
                if (list.get(place).specificity() < match.specificity()) {
                    list.set(place, match);
                }
                return;
            }
        }
        list.add(match);
    }

    /** Puts the weakest first. */
    void sort() {
        own.sort(MatchedRule::compareNormal);
        pseudo.values().forEach(list -> list.sort(MatchedRule::compareNormal));
    }
}
