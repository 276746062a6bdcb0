package browsy.css.selector;

import browsy.html.TreeElement;
import browsy.html.UserState;
import org.jspecify.annotations.Nullable;

/**
 * One condition on an element. The kinds are in {@link SimpleSelectors}, {@link ShadowSelectors},
 * {@link AttributeSelector}, {@link NthSelector}, {@link HasSelector} and {@link PseudoClass}.
 */
interface SimpleSelector {

    /** Whether the element meets the condition. */
    boolean matches(TreeElement element, SelectorMatcher matcher);

    /**
     * What it adds to the specificity of its compound.
     *
     * @see <a href="https://drafts.csswg.org/selectors-4/#specificity-rules">selectors-4</a>
     */
    default int specificity() {
        return Specificity.CLASS;
    }

    /**
     * Says what the answer depends on: on more than names and attributes, where nothing else is
     * said.
     */
    default void describe(SelectorFeatures features) {
        features.other();
    }

    /** The state without which no element meets the condition; null where none is needed. */
    default @Nullable UserState requiredState() {
        return null;
    }

    /** How dear matching is; cheap conditions are asked first. */
    default int cost() {
        return 1;
    }

    /** Whether this can be true of a shadow host that is seen from its own shadow tree. */
    default boolean matchesFeatureless() {
        return false;
    }
}
