package browsy.css.selector;

import browsy.html.Directionality;
import browsy.html.ElementFacts;
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
 * Matches selectors against the elements of one document, for one thread. What is dear to find out
 * (places among siblings, {@code :has()}) is remembered. All work counts against a budget; once
 * that is used up nothing matches any more, so that no stylesheet can hang it.
 *
 * @see <a href="https://drafts.csswg.org/selectors-4/#match-a-selector-against-an-element">
 *     Selectors, 19</a>
 */
public final class SelectorMatcher {

    /** How far a failure reaches, so that matching need not try again what cannot succeed. */
    private enum Outcome {
        MATCHES,
        /** Try the next candidate. */
        FAILS_HERE,
        /** No sibling of the candidate will do. */
        FAILS_FOR_SIBLINGS,
        /** Nothing further up or left will do. */
        FAILS
    }

    /** Compounds tried on author selectors, per page and per element; honest pages need less. */
    private static final long AUTHOR_BUDGET = 20_000_000;

    private static final long AUTHOR_BUDGET_PER_ELEMENT = 1_000;

    private final ElementTree tree;
    private final ElementFacts facts;
    private final ValidityStates constraints;
    private final Directionality directionality;
    private final boolean quirks;
    private final Map<UserState, BitSet> inState = new EnumMap<>(UserState.class);
    private final Map<UserState, BitSet> aroundState = new EnumMap<>(UserState.class);
    private final KnownAnswers readWrite;
    private final KnownAnswers disabled;
    private final KnownAnswers enabled;

    /** The languages that were asked for, by the index of the element. */
    private @Nullable String[] languages = {};

    private final SiblingPlaces places = new SiblingPlaces(this);
    private final HasAnchors anchors = new HasAnchors(this);
    private long budget;

    /** Where the style that a selector is from belongs, and the root of its {@code @scope}. */
    private TreeScope styleScope;

    private @Nullable TreeElement scopeRoot;

    /** Matches selectors that authors wrote, of whom nothing is known. */
    public static SelectorMatcher ofAuthors(ElementTree tree, ElementStates states) {
        long budget = AUTHOR_BUDGET + AUTHOR_BUDGET_PER_ELEMENT * tree.elements().size();
        return new SelectorMatcher(tree, states, budget);
    }

    /**
     * @param budget how many compounds may be tried in all
     */
    public SelectorMatcher(ElementTree tree, ElementStates states, long budget) {
        this.tree = tree;
        this.facts = new ElementFacts(states);
        this.readWrite = new KnownAnswers(facts::isReadWrite);
        this.disabled = new KnownAnswers(facts::isDisabled);
        this.enabled = new KnownAnswers(facts::isEnabled);
        this.constraints = new ValidityStates(states, facts);
        this.directionality = new Directionality(states);
        this.quirks = tree.isQuirksMode();
        this.budget = budget;
        this.styleScope = tree.documentScope();
        for (UserState state : UserState.values()) {
            mark(state, states);
        }
    }

    /** Whether the budget is used up, so that further matches were not looked for. */
    public boolean isExhausted() {
        return budget <= 0;
    }

    /** Takes work that a match brings with it from the budget. */
    public void charge(int compounds) {
        budget -= compounds;
    }

    /**
     * Whether a selector matches an element (its pseudo-element, if any, put aside).
     *
     * @param scope the tree whose style the selector is from
     * @param root the scoping root of the {@code @scope} rule it is in; null outside of any
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

    /** Whether any of the selectors matches; see {@link #matches}. */
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

    /** Matches compounds {@code i} and further left with {@code element} as the i-th subject. */
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
                TreeElement host = element.scope().host();
                yield host != null && host.scope() == styleScope
                        ? match(selector, i + 1, host)
                        : Outcome.FAILS;
            }
        };
    }

    /** The slots of the style's tree in which the element is shown, at whatever depth. */
    private Outcome matchSlot(ComplexSelector selector, int i, TreeElement element) {
        TreeElement slot = element.assignedSlot();
        while (slot != null && slot.scope() != styleScope) {
            slot = slot.assignedSlot();
        }
        return slot == null ? Outcome.FAILS : match(selector, i, slot);
    }

    /** The parent; for the top of the style's own shadow tree its host. */
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

    /** Matches with the features that a host has in its own tree. */
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

    ElementFacts facts() {
        return facts;
    }

    ValidityStates constraints() {
        return constraints;
    }

    /** Whether this is the host of the shadow tree that the selector is scoped to. */
    boolean isHost(TreeElement element) {
        return element == styleScope.host();
    }

    /** Whether this is the scoping root, or without one the root of the tree. */
    boolean isScope(TreeElement element) {
        return scopeRoot != null
                ? element == scopeRoot
                : element.parent() == null
                        && element.scope() == styleScope
                        && styleScope.host() == null;
    }

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

    /** The states that any element is in. */
    public Set<UserState> states() {
        return Collections.unmodifiableSet(inState.keySet());
    }

    String language(TreeElement element) {
        if (languages.length == 0) {
            languages = new @Nullable String[tree.elements().size()];
        }
        String known = languages[element.index()];
        if (known == null) {
            known = facts.language(element, tree);
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

    /** The element's place among the siblings that match, from 1; 0 if it does not match. */
    int placeAmong(SelectorList of, TreeElement element, boolean fromEnd) {
        return places.of(of, element, fromEnd);
    }

    /** Whether {@code :has()} matches an element; a host seen from inside has what is inside. */
    boolean has(HasSelector has, TreeElement element) {
        TreeScope scope = isHost(element) ? styleScope : element.scope();
        TreeScope saved = styleScope;
        styleScope = scope;
        BitSet found = anchors.of(has, scope, scopeRoot);
        styleScope = saved;
        return found.get(element.index());
    }
}
