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

/**
 * Finds the rules that match an element and its pseudo-elements. Results are cached at two stages:
 * by {@link ElementFeatures} for selectors that test only the element, and by {@link FeatureNode}
 * for selectors that test the element and its ancestors. All other selectors are tried on each
 * element.
 */
final class RuleCollector {

    /** The cost of sorting and storing a matched rule, in compound selectors tried. */
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

    /** The user agent and author rules for elements of each tree scope. */
    private final Map<TreeScope, IndexedRules> ofTree = new IdentityHashMap<>();

    /** The author rules of each tree scope, for elements of other scopes. */
    private final Map<TreeScope, IndexedRules> ofAuthor = new IdentityHashMap<>();

    /** For the sheets with {@code @scope}; each sheet styles one tree. */
    private final Map<ActiveSheet, ScopingRoots> scopingRoots = new IdentityHashMap<>();

    /** The rules for each {@link ElementFeatures#index}; null if not collected yet. */
    private final @Nullable FeatureRules[] ofFeatures;

    /**
     * @param sheets all sheets of the run
     * @param userAgentMatcher the matcher for user agent rules; separate, because hostile author
     *     sheets may use up the budget of the other one
     * @param authorMatcher the matcher for author rules
     * @param ancestors the filter, which the caller keeps filled with the ancestors of the element
     * @param features the features of the document's elements
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

    private RuleCollector(
            RuleCollector other, SelectorMatcher userAgentMatcher, SelectorMatcher authorMatcher) {
        this.sheets = other.sheets;
        this.userAgentMatcher = userAgentMatcher;
        this.authorMatcher = authorMatcher;
        this.ancestors = other.ancestors;
        this.names = other.names;
        this.scrollButtons = other.scrollButtons;
        this.features = other.features;
        this.ofFeatures = new @Nullable FeatureRules[other.ofFeatures.length];
        this.containers = other.containers;
        this.states = authorMatcher.states();
    }

    /** Returns a collector of the same rules for other states of elements. */
    RuleCollector with(SelectorMatcher ofUserAgent, SelectorMatcher ofAuthors) {
        return new RuleCollector(this, ofUserAgent, ofAuthors);
    }

    /**
     * Collects all rules that match an element, without caching: the rules of its own tree scope,
     * {@code :host} rules of its shadow tree, {@code ::slotted()} rules of the trees it is slotted
     * into, and {@code ::part()} rules of the tree around its shadow tree and of those that the
     * part is exported to.
     */
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
        TreeElement host = element.attribute("part") == null ? null : scope.host();
        while (host != null) {
            fromOtherTree(element, host.scope(), matches);
            host = host.attribute("exportparts") == null ? null : host.scope().host();
        }
        matches.sort();
    }

    /**
     * Returns all rules that match an element of the document's own tree that neither hosts a
     * shadow tree nor is slotted into one. Matches that all elements of the same path share are
     * found once.
     *
     * @return the path's own object if no further rule matches
     */
    Matches collect(TreeElement element, FeatureNode path) {
        Matches decided = path.matches();
        if (decided == null) {
            decided = findMatches(element, path);
        }
        return withMatching(decided, element, path.undecided());
    }

    /** Returns the known matches of an element together with the candidates that match it. */
    private Matches withMatching(
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

    private Matches findMatches(TreeElement element, FeatureNode path) {
        FeatureRules rules = rules(element, path.features());
        Matches decided = withMatching(rules.matches(), element, possible(rules.ofPath()));
        path.setMatches(decided, possible(rules.ofElement()));
        return decided;
    }

    /** The candidates that the filter of ancestor names does not reject. */
    private List<IndexedRules.Candidate> possible(List<IndexedRules.Candidate> candidates) {
        List<IndexedRules.Candidate> possible = List.of();
        for (int i = 0; i < candidates.size(); i++) {
            IndexedRules.Candidate candidate = candidates.get(i);
            if (ancestors.mayHaveAll(candidate.entry().ancestorHashes())) {
                // Usually no candidate remains, so the list is created on demand.
                possible = possible.isEmpty() ? new ArrayList<>() : possible;
                possible.add(candidate);
            }
        }
        return possible.size() == candidates.size() ? candidates : possible;
    }

    /**
     * The rules for elements with the given features, of which {@code element} is one. It must be
     * in the document's own tree.
     */
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

    /** Collects the {@code ::slotted()} and {@code ::part()} rules of another tree scope. */
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

    /** A search for the rules of one tree scope that match an element. */
    private final class Search {
        private final TreeElement element;
        private final TreeScope scope;
        private final Matches matches;

        /** Receives the candidates that depend on ancestors; if null, they are tried at once. */
        private @Nullable List<IndexedRules.Candidate> ofPath;

        /**
         * Receives the candidates that depend on more than names; if null, they are tried at once.
         */
        private @Nullable List<IndexedRules.Candidate> ofElement;

        Search(TreeElement element, TreeScope scope, Matches matches) {
            this.element = element;
            this.scope = scope;
            this.matches = matches;
        }

        /** Handles all candidates that the index finds by the features of the element. */
        void byFeatures(IndexedRules rules, ElementFeatures elementFeatures) {
            String id = elementFeatures.id();
            if (id != null && rules.has(Kind.ID)) {
                all(rules.named(Kind.ID, id), true);
            }
            if (rules.has(Kind.CLASS)) {
                for (String name : elementFeatures.classes()) {
                    all(rules.named(Kind.CLASS, name), true);
                }
            }
            if (rules.has(Kind.ATTRIBUTE)) {
                String[] attributes = elementFeatures.attributes();
                for (int i = 0; i < attributes.length; i += 2) {
                    all(rules.named(Kind.ATTRIBUTE, attributes[i]), true);
                }
            }
            String type = elementFeatures.localName();
            all(rules.named(Kind.TYPE, type), true);
            if (type.equals("a") || type.equals("area")) {
                all(rules.unnamed(Kind.LINK), true);
            }
            all(rules.unnamed(Kind.UNIVERSAL), true);
        }

        /**
         * Tries the candidates or defers them by their reach.
         *
         * @param filter whether the filter of ancestor names applies
         */
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

        /**
         * Adds a candidate to the matches if its selector matches, in scope and in its container.
         */
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
            if (mayMatchContainer(match.rule(), selector)) {
                matcher.charge(MATCH_COST);
                matches.add(match, selector.pseudoElement());
            }
        }

        /**
         * Tests the container conditions of a rule. For pseudo-elements the test is deferred,
         * because their container may be this element, which has no style yet.
         */
        private boolean mayMatchContainer(CompiledRule rule, ComplexSelector selector) {
            return selector.pseudoElement() != null
                    || containers.hold(rule.condition(), element.flatParent());
        }
    }
}
