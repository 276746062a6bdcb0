package browsy.css.selector;

import browsy.html.TreeElement;
import browsy.html.UserState;
import org.jspecify.annotations.Nullable;

/**
 * A simple selector: one condition on an element. Implementations are in {@link SimpleSelectors},
 * {@link ShadowSelectors}, {@link AttributeSelector}, {@link NthSelector}, {@link HasSelector} and
 * {@link PseudoClass}.
 */
interface SimpleSelector {

    /** Whether the element satisfies the condition. */
    boolean matches(TreeElement element, SelectorMatcher matcher);

    /**
     * The contribution to the specificity of the compound.
     *
     * @see <a href="https://drafts.csswg.org/selectors-4/#specificity-rules">selectors-4</a>
     */
    default int specificity() {
        return Specificity.CLASS;
    }

    /**
     * Reports everything that the match depends on. The default is a dependency on more than names
     * and attributes.
     */
    default void describe(DependencyVisitor features) {
        features.other();
    }

    /**
     * The state that an element must be in, or contain, to satisfy the condition; null if there is
     * none.
     */
    default @Nullable UserState requiredState() {
        return null;
    }

    /** The states that the condition tests, on any element. The default is any state. */
    default StateReads stateReads() {
        return StateReads.ANY;
    }

    /** The relative cost of a test. A compound tests its cheapest simple selectors first. */
    default int cost() {
        return 1;
    }

    /** Whether this can match the featureless host of the shadow tree of the style sheet. */
    default boolean matchesFeatureless() {
        return false;
    }
}
