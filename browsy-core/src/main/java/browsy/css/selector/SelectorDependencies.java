package browsy.css.selector;

import browsy.html.UserState;
import java.util.Set;

/**
 * A summary of what the match of one selector depends on. Most selectors depend only on types, ids,
 * classes and attributes of the element, or of the element and its ancestors, and so give the same
 * result for all elements that have these in common.
 */
final class SelectorDependencies implements DependencyVisitor {

    /** The summaries without states, which most selectors share, by {@link #shape}. */
    private static final SelectorDependencies[] STATELESS = stateless();

    /** The states that the match depends on, one bit for each. */
    private int states;

    private boolean ancestors;
    private boolean other;
    private boolean scope;

    /** The dependencies of a selector. */
    static SelectorDependencies of(ComplexSelector selector) {
        SelectorDependencies own = new SelectorDependencies();
        selector.describe(own);
        return own.states == 0 ? STATELESS[own.shape()] : own;
    }

    private static SelectorDependencies[] stateless() {
        SelectorDependencies[] all = new SelectorDependencies[8];
        for (int shape = 0; shape < all.length; shape++) {
            SelectorDependencies one = new SelectorDependencies();
            one.ancestors = (shape & 1) != 0;
            one.other = (shape & 2) != 0;
            one.scope = (shape & 4) != 0;
            all[shape] = one;
        }
        return all;
    }

    private int shape() {
        return (ancestors ? 1 : 0) | (other ? 2 : 0) | (scope ? 4 : 0);
    }

    /** Whether the match may depend on the scoping root. */
    boolean mayAskForScope() {
        return scope || other;
    }

    /**
     * Whether the match depends only on names of the element and its ancestors.
     *
     * @param present the states in which the document has at least one element; a dependency on any
     *     other state has no effect
     */
    boolean isPathOnly(Set<UserState> present) {
        if (other || states == 0) {
            return !other;
        }
        for (UserState state : present) {
            if ((states & 1 << state.ordinal()) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether the match depends only on names of the element; see {@link #isPathOnly}. */
    boolean isElementOnly(Set<UserState> present) {
        return !ancestors && isPathOnly(present);
    }

    @Override
    public void id(String name) {}

    @Override
    public void className(String name) {}

    @Override
    public void attribute(String name, boolean value) {}

    @Override
    public void state(UserState state) {
        states |= 1 << state.ordinal();
    }

    /**
     * Uses the finished summaries of the inner selectors: nested rules share lists, and visiting
     * them again at each level would take exponential time.
     */
    @Override
    public void selectors(SelectorList list) {
        for (ComplexSelector selector : list.selectors()) {
            ancestors |= selector.reach().ancestors;
            other |= selector.reach().other;
            scope |= selector.reach().scope;
            states |= selector.reach().states;
        }
    }

    @Override
    public void ancestors() {
        ancestors = true;
    }

    @Override
    public void scope() {
        scope = true;
    }

    @Override
    public void other() {
        other = true;
    }
}
