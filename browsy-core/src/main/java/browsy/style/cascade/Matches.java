package browsy.style.cascade;

import browsy.css.selector.PseudoElementKind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The rules that match an element and its pseudo-elements, the weakest first. */
final class Matches {

    /**
     * Up to this number of rules, insertion sort and a linear search replace sorting and hashing.
     */
    private static final int FEW = 32;

    private final List<MatchedRule> own = new ArrayList<>();
    private Map<PseudoElementKind, List<MatchedRule>> pseudo = Map.of();

    void clear() {
        own.clear();
        pseudo = Map.of();
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

    /** Whether a style from these rules differs between elements that match the same rules. */
    boolean dependOnElement() {
        if (dependOnElement(own)) {
            return true;
        }
        if (pseudo.isEmpty()) {
            return false;
        }
        for (List<MatchedRule> rules : pseudo.values()) {
            if (dependOnElement(rules)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a value in some of the rules differs between elements that match the same rules. */
    static boolean dependOnElement(List<MatchedRule> rules) {
        for (int i = 0; i < rules.size(); i++) {
            if (rules.get(i).rule().block().dependsOnElement()) {
                return true;
            }
        }
        return false;
    }

    /** Adds a match; a rule may be added several times, by different selectors. */
    void add(MatchedRule match, @Nullable PseudoElementKind kind) {
        (kind == null ? own : ofPseudo(kind)).add(match);
    }

    /** Adds all matches of another object. */
    void addAll(Matches others) {
        own.addAll(others.own);
        others.pseudo.forEach((kind, rules) -> ofPseudo(kind).addAll(rules));
    }

    private List<MatchedRule> ofPseudo(PseudoElementKind kind) {
        if (pseudo.isEmpty()) {
            pseudo = new EnumMap<>(PseudoElementKind.class);
        }
        return pseudo.computeIfAbsent(kind, k -> new ArrayList<>());
    }

    /**
     * Sorts the rules from the weakest to the strongest, and keeps only the strongest match of
     * each.
     */
    void sort() {
        sort(own);
        if (!pseudo.isEmpty()) {
            pseudo.values().forEach(Matches::sort);
        }
    }

    static void sort(List<MatchedRule> rules) {
        if (rules.size() <= FEW) {
            sortFew(rules);
            dropRepeatedOfFew(rules);
        } else {
            rules.sort(MatchedRule::compareNormal);
            dropRepeated(rules);
        }
    }

    /** Sorts by insertion; the rules are nearly sorted, because stylesheets list them in order. */
    private static void sortFew(List<MatchedRule> rules) {
        for (int i = 1; i < rules.size(); i++) {
            MatchedRule match = rules.get(i);
            int place = i;
            while (place > 0 && MatchedRule.compareNormal(rules.get(place - 1), match) > 0) {
                rules.set(place, rules.get(place - 1));
                place--;
            }
            rules.set(place, match);
        }
    }

    private static void dropRepeatedOfFew(List<MatchedRule> rules) {
        int kept = 0;
        for (int i = 0; i < rules.size(); i++) {
            MatchedRule match = rules.get(i);
            if (!match.rule().hasSeveralSelectors() || !comesAfter(rules, i, match)) {
                rules.set(kept++, match);
            }
        }
        if (kept < rules.size()) {
            rules.subList(kept, rules.size()).clear();
        }
    }

    private static boolean comesAfter(List<MatchedRule> rules, int place, MatchedRule match) {
        for (int i = place + 1; i < rules.size(); i++) {
            if (rules.get(i).isOfSameRule(match)) {
                return true;
            }
        }
        return false;
    }

    private static void dropRepeated(List<MatchedRule> rules) {
        record Source(CompiledRule rule, ActiveSheet sheet) {}
        Set<Source> seen = new HashSet<>();
        List<MatchedRule> strongestFirst = new ArrayList<>(rules.size());
        for (int i = rules.size() - 1; i >= 0; i--) {
            MatchedRule match = rules.get(i);
            if (!match.rule().hasSeveralSelectors()
                    || seen.add(new Source(match.rule(), match.sheet()))) {
                strongestFirst.add(match);
            }
        }
        Collections.reverse(strongestFirst);
        rules.clear();
        rules.addAll(strongestFirst);
    }
}
