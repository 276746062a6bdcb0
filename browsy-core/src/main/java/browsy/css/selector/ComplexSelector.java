package browsy.css.selector;

import browsy.html.StateChange;
import browsy.html.UserState;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A complex selector: compound selectors joined by combinators, and an optional pseudo-element of
 * the subject. Specificity, index keys and dependencies are computed once, on construction.
 *
 * @see <a href="https://drafts.csswg.org/selectors-4/#complex">Selectors, 3.1</a>
 */
public final class ComplexSelector {

    private final CompoundSelector[] compounds;
    private final Combinator[] combinators;
    private final @Nullable PseudoElementKind pseudoElement;
    private final int specificity;
    private final SelectorKeys keys;
    private final int[] names;
    private final SelectorDependencies reach;
    private final Set<UserState> requiredStates;
    private final StateReads stateReads;

    /**
     * The arrays must not be modified later.
     *
     * @param compounds from right to left; at least one
     * @param combinators the i-th joins compounds i and i+1
     * @param pseudoElement null for the element itself
     */
    ComplexSelector(
            CompoundSelector[] compounds,
            Combinator[] combinators,
            @Nullable PseudoElementKind pseudoElement) {
        this.compounds = compounds;
        this.combinators = combinators;
        this.pseudoElement = pseudoElement;
        this.specificity = specificity(compounds, combinators, pseudoElement);
        this.keys = SelectorKeys.of(this);
        this.names = SelectorKeys.allNames(this);
        this.reach = SelectorDependencies.of(this);
        this.requiredStates = requiredStates();
        this.stateReads = StateReads.of(compounds);
    }

    private static int specificity(
            CompoundSelector[] compounds,
            Combinator[] combinators,
            @Nullable PseudoElementKind pseudoElement) {
        int sum = pseudoElement == null ? Specificity.NONE : Specificity.TYPE;
        for (CompoundSelector compound : compounds) {
            sum = Specificity.add(sum, compound.specificity());
        }
        for (Combinator combinator : combinators) {
            if (combinator == Combinator.SLOTTED) {
                return Specificity.add(sum, Specificity.TYPE);
            }
        }
        return sum;
    }

    /** The number of compounds. */
    int length() {
        return compounds.length;
    }

    /** The i-th compound from the right. */
    CompoundSelector compound(int i) {
        return compounds[i];
    }

    /** The combinator that joins compounds i and i+1, counted from the right. */
    Combinator combinator(int i) {
        return combinators[i];
    }

    /** Whether the subject is outside the tree of the style sheet: a slotted element or a part. */
    boolean isCrossTree() {
        return combinators.length > 0
                && (combinators[0] == Combinator.SLOTTED || combinators[0] == Combinator.PART);
    }

    /** Whether the selector contains {@code :has()}, at any depth. */
    boolean usesHas() {
        for (CompoundSelector compound : compounds) {
            for (SimpleSelector simple : compound.simples()) {
                SelectorList inner =
                        simple instanceof SimpleSelectors.Is is
                                ? is.list()
                                : simple instanceof SimpleSelectors.Not not ? not.list() : null;
                if (simple instanceof HasSelector
                        || (inner != null
                                && inner.selectors().stream().anyMatch(ComplexSelector::usesHas))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Reports everything that the match depends on to {@code features}. */
    void describe(DependencyVisitor features) {
        for (CompoundSelector compound : compounds) {
            compound.describe(features);
        }
        for (Combinator combinator : combinators) {
            if (combinator == Combinator.DESCENDANT || combinator == Combinator.CHILD) {
                features.ancestors();
            } else {
                features.other();
            }
        }
    }

    /** The states that each need at least one element for the selector to match. */
    private Set<UserState> requiredStates() {
        Set<UserState> required = Set.of();
        for (CompoundSelector compound : compounds) {
            for (SimpleSelector simple : compound.simples()) {
                UserState state = simple.requiredState();
                if (state != null && required.isEmpty()) {
                    required = EnumSet.of(state);
                } else if (state != null) {
                    required.add(state);
                }
            }
        }
        return required;
    }

    SelectorDependencies reach() {
        return reach;
    }

    /**
     * Whether the match depends only on types, ids, classes and attributes of the element and of
     * its ancestors in the same tree.
     *
     * @param present the states in which the document has at least one element
     */
    public boolean isPathOnly(Set<UserState> present) {
        return reach.isPathOnly(present);
    }

    /**
     * Whether the match depends only on type, id, classes and attributes of the element.
     *
     * @param present the states in which the document has at least one element
     */
    public boolean isElementOnly(Set<UserState> present) {
        return reach.isElementOnly(present);
    }

    StateReads stateReads() {
        return stateReads;
    }

    /** Whether the match depends on states of elements, of any kind. */
    public boolean dependsOnStates() {
        return stateReads.bits() != 0;
    }

    /** Whether a change of states can change which elements match. */
    public boolean dependsOn(StateChange change) {
        return stateReads.contain(change);
    }

    /** Whether the match may depend on the scoping root. */
    public boolean mayAskForScope() {
        return reach.mayAskForScope();
    }

    /**
     * Whether the selector can match any element. For example, {@code :hover} cannot while no
     * element is hovered.
     *
     * @param present the states in which the document has at least one element
     */
    public boolean canMatch(Set<UserState> present) {
        return requiredStates.isEmpty() || present.containsAll(requiredStates);
    }

    public int specificity() {
        return specificity;
    }

    /** The pseudo-element that the declarations apply to; null for the element itself. */
    public @Nullable PseudoElementKind pseudoElement() {
        return pseudoElement;
    }

    /**
     * Hashes of ids, classes and types, see {@link SelectorKeys#hash}. If the document lacks one of
     * them, the selector matches no element. The array must not be modified.
     */
    public int[] names() {
        return names;
    }

    /** The keys under which an index of selectors stores this selector. */
    public SelectorKeys keys() {
        return keys;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int i = compounds.length - 1; i >= 0; i--) {
            boolean function = i < combinators.length && isFunction(combinators[i]);
            if (i < combinators.length) {
                text.append(combinators[i]);
            }
            text.append(function ? "(" : "").append(compounds[i]).append(function ? ")" : "");
        }
        if (pseudoElement != null) {
            text.append("::").append(pseudoElement.cssName());
        }
        return text.toString();
    }

    private static boolean isFunction(Combinator combinator) {
        return combinator == Combinator.SLOTTED || combinator == Combinator.PART;
    }
}
