package browsy.style.cascade;

import browsy.css.selector.ComplexSelector;
import browsy.css.selector.PseudoElementKind;
import browsy.css.selector.SelectorKeys.Kind;
import browsy.css.selector.SelectorMatcher;
import browsy.html.TreeElement;
import browsy.html.TreeScope;
import browsy.html.UserState;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds the rules that match an element and its pseudo-elements. */
final class RuleCollector {

    /** What sorting and keeping a rule costs, in compounds tried. */
    private static final int MATCH_COST = 32;

    private final ActiveSheets sheets;
    private final SelectorMatcher userAgentMatcher;
    private final SelectorMatcher authorMatcher;
    private final AncestorFilter ancestors;
    private final ContainerQueries containers;
    private final Set<UserState> states;
    private final DocumentNames names;
    private final boolean scrollButtons;
    private final ElementFeatures[] features;
    private final Map<TreeScope, IndexedRules> ofTree = new IdentityHashMap<>();
    private final Map<TreeScope, IndexedRules> ofAuthor = new IdentityHashMap<>();

    /** Of the sheets with {@code @scope}; each styles one tree. */
    private final Map<ActiveSheet, ScopingRoots> scopingRoots = new IdentityHashMap<>();

    /** By the index of features. */
    private final @Nullable FeatureRules[] ofFeatures;

    /**
     * @param userAgentMatcher apart from the author's, whose budget may be used up
     * @param ancestors what is above the element whose rules are asked for
     * @param features those of the document
     */
    RuleCollector(
            ActiveSheets sheets,
            SelectorMatcher userAgentMatcher,
            SelectorMatcher authorMatcher,
            AncestorFilter ancestors,
            FeatureTable features,
            ContainerQueries containers) {
        this.sheets = sheets;
        this.userAgentMatcher = userAgentMatcher;
        this.authorMatcher = authorMatcher;
        this.ancestors = ancestors;
        this.names = features.names();
        this.scrollButtons = sheets.haveScrollButtons();
        this.features = features.ofElements();
        this.ofFeatures = new @Nullable FeatureRules[features.size()];
        this.containers = containers;
        this.states = authorMatcher.states();
    }

    /** All rules for an element. */
    void collect(TreeElement element, Matches matches) {
        matches.clear();
        TreeScope scope = element.scope();
        new Search(element, scope, matches).byFeatures(rules(scope), features[element.index()]);
        TreeScope shadow = element.shadowScope();
        if (shadow != null) {
            Search host = new Search(element, shadow, matches);
            host.all(authors(shadow).unnamed(Kind.HOST), false);
            host.all(authors(shadow).unnamed(Kind.UNIVERSAL), false);
        }
        TreeElement slot = element.assignedSlot();
        for (; slot != null; slot = slot.assignedSlot()) {
            fromOtherTree(element, slot.scope(), matches);
        }
        TreeElement host = scope.host();
        if (host != null && element.attribute("part") != null) {
            fromOtherTree(element, host.scope(), matches);
        }
        matches.sort();
    }

    /**
     * All rules for an element of the document's own tree that neither hosts a shadow tree nor is
     * slotted into one. What matches all elements of the same path is looked for but once.
     *
     * @return the path's own matches where no others are added to them
     */
    Matches collect(TreeElement element, FeaturePath path) {
        Matches decided = path.matches();
        if (decided == null) {
            decided = decide(element, path);
        }
        return withMore(decided, element, path.undecided());
    }

    /** What is known to match an element and what of some candidates does. */
    private Matches withMore(
            Matches known, TreeElement element, List<IndexedRules.Candidate> candidates) {
        if (candidates.isEmpty()) {
            return known;
        }
        Matches more = new Matches();
        Search search = new Search(element, element.scope(), more);
        for (int i = 0; i < candidates.size(); i++) {
            search.tryOne(candidates.get(i));
        }
        if (more.isEmpty()) {
            return known;
        }
        more.addAll(known);
        more.sort();
        return more;
    }

    private Matches decide(TreeElement element, FeaturePath path) {
        FeatureRules rules = rules(element, path.features());
        Matches decided = withMore(rules.matches(), element, possible(rules.ofPath()));
        path.setMatches(decided, possible(rules.ofElement()));
        return decided;
    }

    /** The selectors that may match below the ancestors. */
    private List<IndexedRules.Candidate> possible(List<IndexedRules.Candidate> candidates) {
        List<IndexedRules.Candidate> possible = List.of();
        for (int i = 0; i < candidates.size(); i++) {
            IndexedRules.Candidate candidate = candidates.get(i);
            if (ancestors.mayHaveAll(candidate.entry().ancestorHashes())) {
                // Of most none is.
                possible = possible.isEmpty() ? new ArrayList<>() : possible;
                possible.add(candidate);
            }
        }
        return possible.size() == candidates.size() ? candidates : possible;
    }

    /** The rules for elements with the features of one that is in the document's own tree. */
    private FeatureRules rules(TreeElement element, ElementFeatures shared) {
        FeatureRules known = ofFeatures[shared.index()];
        if (known == null) {
            Search search = new Search(element, element.scope(), new Matches());
            List<IndexedRules.Candidate> ofPath = new ArrayList<>();
            List<IndexedRules.Candidate> ofElement = new ArrayList<>();
            search.ofPath = ofPath;
            search.ofElement = ofElement;
            search.byFeatures(rules(element.scope()), shared);
            search.matches.sort();
            known = new FeatureRules(search.matches, ofPath, ofElement);
            ofFeatures[shared.index()] = known;
        }
        return known;
    }

    private void fromOtherTree(TreeElement element, TreeScope scope, Matches matches) {
        new Search(element, scope, matches).all(authors(scope).unnamed(Kind.OTHER_TREE), false);
    }

    private IndexedRules rules(TreeScope scope) {
        return ofTree.computeIfAbsent(scope, s -> indexed(sheets.userAgent(), s));
    }

    private IndexedRules authors(TreeScope scope) {
        return ofAuthor.computeIfAbsent(scope, s -> indexed(List.of(), s));
    }

    private IndexedRules indexed(List<ActiveSheet> userAgent, TreeScope scope) {
        return new IndexedRules(userAgent, sheets.author(scope), states, names, scrollButtons);
    }

    private ScopingRoots scopes(ActiveSheet sheet, TreeScope scope, SelectorMatcher matcher) {
        return scopingRoots.computeIfAbsent(
                sheet, key -> new ScopingRoots(scope, sheet.owner(), matcher));
    }

    /** The search for what matches an element among the rules of a tree. */
    private final class Search {
        private final TreeElement element;
        private final TreeScope scope;
        private final Matches matches;

        /** Where to put what depends on more than features; null to try it as well. */
        private @Nullable List<IndexedRules.Candidate> ofPath;

        private @Nullable List<IndexedRules.Candidate> ofElement;

        Search(TreeElement element, TreeScope scope, Matches matches) {
            this.element = element;
            this.scope = scope;
            this.matches = matches;
        }

        void byFeatures(IndexedRules rules, ElementFeatures having) {
            String id = having.id();
            if (id != null && rules.has(Kind.ID)) {
                all(rules.named(Kind.ID, id), true);
            }
            if (rules.has(Kind.CLASS)) {
                for (String name : having.classes()) {
                    all(rules.named(Kind.CLASS, name), true);
                }
            }
            if (rules.has(Kind.ATTRIBUTE)) {
                String[] attributes = having.attributes();
                for (int i = 0; i < attributes.length; i += 2) {
                    all(rules.named(Kind.ATTRIBUTE, attributes[i]), true);
                }
            }
            String type = having.localName();
            all(rules.named(Kind.TYPE, type), true);
            if (type.equals("a") || type.equals("area")) {
                all(rules.unnamed(Kind.LINK), true);
            }
            all(rules.unnamed(Kind.UNIVERSAL), true);
        }

        void all(IndexedRules.Candidate[] candidates, boolean filter) {
            for (IndexedRules.Candidate candidate : candidates) {
                PseudoElementKind kind = candidate.entry().selector().pseudoElement();
                if (kind != null && !PseudoElements.canHave(element, kind)) {
                    continue;
                }
                List<IndexedRules.Candidate> later =
                        switch (candidate.reach()) {
                            case FEATURES -> null;
                            case PATH -> ofPath;
                            case FURTHER -> ofElement;
                        };
                if (later != null) {
                    later.add(candidate);
                } else if (!filter || ancestors.mayHaveAll(candidate.entry().ancestorHashes())) {
                    tryOne(candidate);
                }
            }
        }

        private void tryOne(IndexedRules.Candidate candidate) {
            MatchedRule match = candidate.match();
            ComplexSelector selector = candidate.entry().selector();
            SelectorMatcher matcher =
                    match.sheet().origin() == Origin.USER_AGENT ? userAgentMatcher : authorMatcher;
            if (matcher.isExhausted()) {
                return;
            }
            ScopeRule scopeRule = match.rule().scope();
            if (scopeRule != null) {
                int steps =
                        scopes(match.sheet(), scope, matcher).steps(element, selector, scopeRule);
                if (steps < 0) {
                    return;
                }
                match = match.inScope(steps);
            } else if (!matcher.matches(selector, element, scope, null)) {
                return;
            }
            if (mayHold(match.rule(), selector)) {
                matcher.charge(MATCH_COST);
                matches.add(match, selector.pseudoElement());
            }
        }

        /** NB: the container of a pseudo-element may be this element, which has no style yet. */
        private boolean mayHold(CompiledRule rule, ComplexSelector selector) {
            return selector.pseudoElement() != null
                    || containers.hold(rule.condition(), element.flatParent());
        }
    }
}
