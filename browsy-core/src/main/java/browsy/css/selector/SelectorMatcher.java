package browsy.css.selector;

import browsy.html.Directionality;
import browsy.html.ElementPseudoClasses;
import browsy.html.ElementStates;
import browsy.html.ElementTree;
import browsy.html.TreeElement;
import browsy.html.TreeScope;
import browsy.html.UserState;
import browsy.html.form.ValidityStates;
import java.util.BitSet;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jsoup.nodes.Comment;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jspecify.annotations.Nullable;

/**
 * Matches selectors against the elements of one document. Not thread-safe. Caches expensive
 * results, such as sibling indexes and {@code :has()}. Matching uses up a budget, counted in tested
 * compounds. When the budget is exhausted, nothing matches any more; this bounds the time that a
 * hostile style sheet can take.
 *
 * @see <a
 *     href="https://drafts.csswg.org/selectors-4/#match-a-selector-against-an-element">Selectors,
 *     19</a>
 */
public final class SelectorMatcher {

    /**
     * The result of a match. The kinds of failure tell the caller which further candidates cannot
     * match either, which avoids needless backtracking.
     */
    private enum Outcome {
        MATCHES,
        /** The candidate does not match; the next candidate may. */
        FAILS_HERE,
        /** No sibling of the candidate matches. */
        FAILS_FOR_SIBLINGS,
        /** No ancestor and no earlier sibling of the candidate matches. */
        FAILS
    }

    /**
     * The budget for author selectors per document, plus an amount per element. Real pages need
     * less.
     */
    private static final long AUTHOR_BUDGET = 20_000_000;

    private static final long AUTHOR_BUDGET_PER_ELEMENT = 1_000;

    private final ElementTree tree;
    private final ElementPseudoClasses facts;
    private final ValidityStates constraints;
    private final Directionality directionality;
    private final boolean quirks;
    private final Map<UserState, BitSet> inState = new EnumMap<>(UserState.class);
    private final Map<UserState, BitSet> aroundState = new EnumMap<>(UserState.class);
    private final CachedElementTest readWrite;
    private final CachedElementTest disabled;
    private final CachedElementTest enabled;

    /**
     * Cached languages by element index; null entries are not yet computed. Empty until the first
     * use.
     */
    private @Nullable String[] languages = {};

    private final SiblingIndexes places = new SiblingIndexes(this);
    private final HasAnchors anchors = new HasAnchors(this);

    /** The names of parts; null before the first use. */
    private @Nullable ExportedParts parts;

    private long budget;

    /**
     * The tree scope of the style sheet of the current selector. The scoping root below is that of
     * its {@code @scope} rule, or null.
     */
    private TreeScope styleScope;

    private @Nullable TreeElement scopeRoot;

    /** Creates a matcher for author selectors, which are untrusted. */
    public static SelectorMatcher ofAuthors(ElementTree tree, ElementStates states) {
        long budget = AUTHOR_BUDGET + AUTHOR_BUDGET_PER_ELEMENT * tree.elements().size();
        return new SelectorMatcher(tree, states, budget);
    }

    /**
     * @param budget the number of compounds that may be tested in total
     */
    public SelectorMatcher(ElementTree tree, ElementStates states, long budget) {
        this.tree = tree;
        this.facts = new ElementPseudoClasses(states);
        this.readWrite = new CachedElementTest(facts::isReadWrite);
        this.disabled = new CachedElementTest(facts::isDisabled);
        this.enabled = new CachedElementTest(facts::isEnabled);
        this.constraints = new ValidityStates(states, facts);
        this.directionality = new Directionality(states);
        this.quirks = tree.isQuirksMode();
        this.budget = budget;
        this.styleScope = tree.documentScope();
        for (UserState state : UserState.values()) {
            mark(state, states);
        }
    }

    /** Whether the budget is exhausted, so that later matches may be incomplete. */
    public boolean isExhausted() {
        return budget <= 0;
    }

    /**
     * Subtracts the cost of extra work from the budget.
     *
     * @param compounds the cost, as a number of compounds
     */
    public void charge(int compounds) {
        budget -= compounds;
    }

    /**
     * Whether a selector matches an element. Ignores the pseudo-element of the selector.
     *
     * @param scope the tree scope of the style sheet that contains the selector
     * @param root the scoping root of the enclosing {@code @scope} rule; null if there is none
     */
    public boolean matches(
            ComplexSelector selector,
            TreeElement element,
            TreeScope scope,
            @Nullable TreeElement root) {
        styleScope = scope;
        scopeRoot = root;
        boolean ownTree = element.scope() == scope || element == scope.host();
        return (ownTree || selector.isCrossTree())
                && match(selector, 0, element) == Outcome.MATCHES;
    }

    /** Whether any selector of the list matches; see {@link #matches}. */
    public boolean matchesAny(
            SelectorList list, TreeElement element, TreeScope scope, @Nullable TreeElement root) {
        styleScope = scope;
        scopeRoot = root;
        return matchesAny(list, element);
    }

    boolean matchesAny(SelectorList list, TreeElement element) {
        List<ComplexSelector> selectors = list.selectors();
        for (int i = 0; i < selectors.size(); i++) {
            ComplexSelector selector = selectors.get(i);
            if (selector.pseudoElement() == null
                    && match(selector, 0, element) == Outcome.MATCHES) {
                return true;
            }
        }
        return false;
    }

    /**
     * Matches compound {@code i} against {@code element}, and then the compounds to its left
     * against the candidates that the combinators give. Stops early when the {@link Outcome} of a
     * candidate rules out the remaining ones.
     */
    private Outcome match(ComplexSelector selector, int i, TreeElement element) {
        if (!matchesCompound(selector.compound(i), element)) {
            return Outcome.FAILS_HERE;
        }
        if (i + 1 == selector.length()) {
            return Outcome.MATCHES;
        }
        return switch (selector.combinator(i)) {
            case DESCENDANT -> {
                for (TreeElement e = above(element); e != null; e = above(e)) {
                    Outcome outcome = match(selector, i + 1, e);
                    if (outcome == Outcome.MATCHES || outcome == Outcome.FAILS) {
                        yield outcome;
                    }
                }
                yield Outcome.FAILS;
            }
            case CHILD -> {
                TreeElement parent = above(element);
                if (parent == null) {
                    yield Outcome.FAILS;
                }
                Outcome outcome = match(selector, i + 1, parent);
                yield outcome == Outcome.MATCHES || outcome == Outcome.FAILS
                        ? outcome
                        : Outcome.FAILS_FOR_SIBLINGS;
            }
            case NEXT_SIBLING -> {
                TreeElement previous = element.previousSibling();
                yield previous == null
                        ? Outcome.FAILS_FOR_SIBLINGS
                        : match(selector, i + 1, previous);
            }
            case SUBSEQUENT_SIBLING -> {
                TreeElement e = element.previousSibling();
                for (; e != null; e = e.previousSibling()) {
                    Outcome outcome = match(selector, i + 1, e);
                    if (outcome != Outcome.FAILS_HERE) {
                        yield outcome;
                    }
                }
                yield Outcome.FAILS_FOR_SIBLINGS;
            }
            case SLOTTED -> matchSlot(selector, i + 1, element);
            case PART -> {
                TreeElement host = ExportedParts.host(element, styleScope);
                yield host == null ? Outcome.FAILS : match(selector, i + 1, host);
            }
        };
    }

    /**
     * Matches the slot of the style sheet's tree that the element is assigned to, directly or
     * through slots of other trees.
     */
    private Outcome matchSlot(ComplexSelector selector, int i, TreeElement element) {
        TreeElement slot = element.assignedSlot();
        while (slot != null && slot.scope() != styleScope) {
            slot = slot.assignedSlot();
        }
        return slot == null ? Outcome.FAILS : match(selector, i, slot);
    }

    /** Whether an element has all the part names as seen from the tree of the style sheet. */
    boolean isPart(TreeElement element, List<String> names) {
        ExportedParts known = parts;
        if (known == null) {
            known = new ExportedParts(this);
            parts = known;
        }
        return known.hasAll(element, styleScope, names);
    }

    /**
     * The parent of an element; for a top-level element of the shadow tree of the style sheet, the
     * host.
     */
    @Nullable TreeElement above(TreeElement element) {
        TreeElement parent = element.parent();
        return parent == null && element.scope() == styleScope ? styleScope.host() : parent;
    }

    boolean matchesCompound(CompoundSelector compound, TreeElement element) {
        if (--budget < 0) {
            return false;
        }
        if (isHost(element) && !compound.canBeFeatureless() && compound != SelectorParser.ANCHOR) {
            return false;
        }
        return compound.matches(element, this);
    }

    /** Matches an element in its own tree. A host is not featureless there. */
    boolean matchesAsOrdinary(CompoundSelector compound, TreeElement element) {
        TreeScope saved = styleScope;
        styleScope = element.scope();
        boolean matches = compound.matches(element, this);
        styleScope = saved;
        return matches;
    }

    boolean isQuirksMode() {
        return quirks;
    }

    ElementPseudoClasses facts() {
        return facts;
    }

    ValidityStates constraints() {
        return constraints;
    }

    /** Whether the element is the host of the shadow tree of the style sheet. */
    boolean isHost(TreeElement element) {
        return element == styleScope.host();
    }

    /**
     * Whether {@code :scope} matches: the scoping root, or without one the root element of the
     * document.
     */
    boolean isScope(TreeElement element) {
        return scopeRoot != null
                ? element == scopeRoot
                : element.parent() == null
                        && element.scope() == styleScope
                        && styleScope.host() == null;
    }

    /** Whether the element has no child nodes except comments and empty text. */
    boolean isEmpty(TreeElement element) {
        for (Node node : element.element().childNodes()) {
            boolean counts =
                    node instanceof Element
                            || (node instanceof TextNode text && !text.getWholeText().isEmpty())
                            || (!(node instanceof Comment || node instanceof TextNode)
                                    && !node.nodeName().startsWith("#")
                                    && !node.outerHtml().isEmpty());
            if (counts) {
                return false;
            }
        }
        return true;
    }

    /** The states in which the document has at least one element. */
    public Set<UserState> states() {
        return Collections.unmodifiableSet(inState.keySet());
    }

    String language(TreeElement element) {
        if (languages.length == 0) {
            languages = new @Nullable String[tree.elements().size()];
        }
        String known = languages[element.index()];
        if (known == null) {
            known = tree.language(element);
            languages[element.index()] = known;
        }
        return known;
    }

    boolean isReadWrite(TreeElement element) {
        return readWrite.about(element);
    }

    boolean isDisabled(TreeElement element) {
        return disabled.about(element);
    }

    boolean isEnabled(TreeElement element) {
        return enabled.about(element);
    }

    boolean isRightToLeft(TreeElement element) {
        return directionality.isRightToLeft(element);
    }

    boolean isIn(UserState state, TreeElement element) {
        BitSet marked = inState.get(state);
        return marked != null && marked.get(element.index());
    }

    boolean isInOrAround(UserState state, TreeElement element) {
        BitSet marked = aroundState.get(state);
        return marked != null && marked.get(element.index());
    }

    /** Records the elements in a state, and these elements with their flat tree ancestors. */
    private void mark(UserState state, ElementStates states) {
        for (Element element : states.elements(state)) {
            TreeElement marked = tree.get(element);
            if (marked != null) {
                inState.computeIfAbsent(state, s -> new BitSet()).set(marked.index());
                BitSet around = aroundState.computeIfAbsent(state, s -> new BitSet());
                for (TreeElement e = marked; e != null; e = e.flatParent()) {
                    around.set(e.index());
                }
            }
        }
    }

    /**
     * The 1-based index of the element among its siblings that match {@code of}; 0 if the element
     * does not match.
     */
    int placeAmong(SelectorList of, TreeElement element, boolean fromEnd) {
        return places.of(of, element, fromEnd);
    }

    /**
     * Whether {@code :has()} matches an element. For a host that is matched from inside its shadow
     * tree, the search is in the shadow tree.
     */
    boolean has(HasSelector has, TreeElement element) {
        TreeScope scope = isHost(element) ? styleScope : element.scope();
        TreeScope saved = styleScope;
        styleScope = scope;
        BitSet found = anchors.of(has, scope, scopeRoot);
        styleScope = saved;
        return found.get(element.index());
    }
}
