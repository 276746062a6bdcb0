package browsy.style.cascade;

import browsy.css.selector.ComplexSelector;
import browsy.css.selector.PseudoElementKind;
import browsy.css.selector.SelectorKeys;
import browsy.css.selector.SelectorKeys.Kind;
import browsy.css.selector.SelectorList;
import browsy.css.selector.SelectorMatcher;
import browsy.html.ElementStates;
import browsy.html.ElementTree;
import browsy.html.StateChange;
import browsy.html.TreeElement;
import browsy.infra.Ascii;
import browsy.infra.TimeLimit;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Attributes;
import org.jspecify.annotations.Nullable;

/**
 * Finds the rules that match other elements after a change of states. Only selectors that test a
 * changed state are tried, on the elements that have a name the selector requires, once with the
 * states before and once with those after the change. Each selector is matched as a whole, so
 * combinators, {@code :has()} and nested selectors need no special treatment. Not thread-safe.
 */
final class StateDependence {

    /** The number of compounds that a comparison may test, plus an amount per element. */
    private static final long BUDGET = 1_000_000;

    private static final long BUDGET_PER_ELEMENT = 200;
    private static final String ANY = "";

    private final ElementTree tree;
    private final ActiveSheets sheets;
    private final DocumentNames names;
    private @Nullable List<Candidate> candidates;

    /**
     * A selector that depends on states.
     *
     * @param scoped whether it is in an {@code @scope} rule, whose roots may depend on states too
     */
    private record Candidate(RuleIndex.Entry entry, boolean scoped) {}

    /**
     * A rule that matches an element before or after the change, but not both.
     *
     * @param pseudo the pseudo-element that the rule styles; null for the element itself
     */
    record Difference(TreeElement element, CompiledRule rule, @Nullable PseudoElementKind pseudo) {}

    /**
     * @param names the names that occur in the document
     */
    StateDependence(ElementTree tree, ActiveSheets sheets, DocumentNames names) {
        this.tree = tree;
        this.sheets = sheets;
        this.names = names;
    }

    /**
     * Returns the differences that a change makes; null if they cannot be determined, as with
     * shadow trees and {@code @scope}.
     */
    @Nullable List<Difference> differences(
            StateChange change, ElementStates before, ElementStates after) {
        if (tree.scopes().size() > 1) {
            return null;
        }
        Map<Kind, Map<String, List<RuleIndex.Entry>>> byKey = new EnumMap<>(Kind.class);
        for (Candidate candidate : candidates()) {
            if (candidate.scoped()) {
                return null;
            }
            if (candidate.entry().selector().dependsOn(change)) {
                add(candidate.entry(), byKey);
            }
        }
        return byKey.isEmpty() ? List.of() : new Comparison(before, after).run(byKey);
    }

    private static void add(
            RuleIndex.Entry entry, Map<Kind, Map<String, List<RuleIndex.Entry>>> byKey) {
        SelectorKeys keys = entry.selector().keys();
        Map<String, List<RuleIndex.Entry>> byName =
                byKey.computeIfAbsent(keys.kind(), kind -> new HashMap<>());
        List<String> required = keys.names().isEmpty() ? List.of(ANY) : keys.names();
        for (String name : required) {
            byName.computeIfAbsent(name, n -> new ArrayList<>()).add(entry);
        }
    }

    /** The selectors that depend on states and whose rules can have an effect on the document. */
    private List<Candidate> candidates() {
        List<Candidate> known = candidates;
        if (known == null) {
            known = new ArrayList<>();
            for (ActiveSheet sheet : sheets.all()) {
                for (RuleIndex.Entry entry : sheet.rules().ofStates()) {
                    if (canMatter(entry, sheet)) {
                        known.add(new Candidate(entry, entry.rule().scope() != null));
                    }
                }
            }
            candidates = known;
        }
        return known;
    }

    private boolean canMatter(RuleIndex.Entry entry, ActiveSheet sheet) {
        PseudoElementKind pseudo = entry.selector().pseudoElement();
        return sheet.isActive(entry.rule())
                && names.mayHaveAll(entry.selector().names())
                && (pseudo == null || PseudoElements.haveBoxes(pseudo))
                && !entry.rule().block().isEmpty();
    }

    /** Whether the roots or limits of an {@code @scope} rule depend on states. */
    static boolean dependsOnStates(@Nullable ScopeRule scope) {
        for (ScopeRule rule = scope; rule != null; rule = rule.outer()) {
            if (dependsOnStates(rule.start()) || dependsOnStates(rule.end())) {
                return true;
            }
        }
        return false;
    }

    private static boolean dependsOnStates(@Nullable SelectorList list) {
        return list != null && list.selectors().stream().anyMatch(ComplexSelector::dependsOnStates);
    }

    /** A comparison of matches before and after a change. */
    private final class Comparison {
        private final SelectorMatcher before;
        private final SelectorMatcher after;
        private final List<Difference> found = new ArrayList<>();

        Comparison(ElementStates before, ElementStates after) {
            long budget = BUDGET + BUDGET_PER_ELEMENT * tree.elements().size();
            this.before = new SelectorMatcher(tree, before, budget);
            this.after = new SelectorMatcher(tree, after, budget);
        }

        /** Returns the differences; null if there are too many selectors to try. */
        @Nullable List<Difference> run(Map<Kind, Map<String, List<RuleIndex.Entry>>> byKey) {
            for (TreeElement element : tree.elements()) {
                TimeLimit.check();
                tryNamed(byKey, element);
                if (before.isExhausted() || after.isExhausted()) {
                    return null;
                }
            }
            return found;
        }

        private void tryNamed(
                Map<Kind, Map<String, List<RuleIndex.Entry>>> byKey, TreeElement element) {
            String id = element.id();
            if (id != null) {
                tryAll(byKey, Kind.ID, id, element);
            }
            if (byKey.containsKey(Kind.CLASS)) {
                for (String name : element.classes()) {
                    tryAll(byKey, Kind.CLASS, name, element);
                }
            }
            Attributes attributes = element.attributes();
            if (attributes != null && byKey.containsKey(Kind.ATTRIBUTE)) {
                for (Attribute attribute : attributes) {
                    tryAll(byKey, Kind.ATTRIBUTE, attribute.getKey(), element);
                }
            }
            tryAll(byKey, Kind.TYPE, element.localName(), element);
            tryAll(byKey, Kind.LINK, ANY, element);
            tryAll(byKey, Kind.UNIVERSAL, ANY, element);
        }

        private void tryAll(
                Map<Kind, Map<String, List<RuleIndex.Entry>>> byKey,
                Kind kind,
                String name,
                TreeElement element) {
            Map<String, List<RuleIndex.Entry>> byName = byKey.get(kind);
            List<RuleIndex.Entry> entries = byName == null ? null : byName.get(Ascii.lower(name));
            if (entries != null) {
                for (RuleIndex.Entry entry : entries) {
                    tryOne(entry, element);
                }
            }
        }

        private void tryOne(RuleIndex.Entry entry, TreeElement element) {
            ComplexSelector selector = entry.selector();
            PseudoElementKind pseudo = selector.pseudoElement();
            if (pseudo != null && !PseudoElements.canHave(element, pseudo)) {
                return;
            }
            boolean matched = before.matches(selector, element, tree.documentScope(), null);
            if (matched != after.matches(selector, element, tree.documentScope(), null)) {
                found.add(new Difference(element, entry.rule(), pseudo));
            }
        }
    }
}
