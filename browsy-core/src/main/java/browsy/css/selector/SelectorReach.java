package browsy.css.selector;

import browsy.html.UserState;
import java.util.Set;

/**
 * How far a selector looks. Most look at types, ids, classes and attributes of an element, or of it
 * and its ancestors alone, and so match all elements that have these in common.
 */
final class SelectorReach implements SelectorFeatures {

    /** One bit for each state. */
    private int states;

    private boolean up;
    private boolean far;
    private boolean scope;

    /** Whether the answer may be another one for another scoping root. */
    boolean mayAskForScope() {
        return scope || far;
    }

    /**
     * Whether names on the way up from an element decide the answer.
     *
     * @param present the states that any element is in: the others are true of none
     */
    boolean isPathOnly(Set<UserState> present) {
        if (far || states == 0) {
            return !far;
        }
        for (UserState state : present) {
            if ((states & 1 << state.ordinal()) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether names of the element itself decide the answer; see {@link #isPathOnly}. */
    boolean isElementOnly(Set<UserState> present) {
        return !up && isPathOnly(present);
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

    /** Goes no deeper: nested rules refer to the same lists over and over. */
    @Override
    public void selectors(SelectorList list) {
        for (ComplexSelector selector : list.selectors()) {
            up |= selector.reach().up;
            far |= selector.reach().far;
            scope |= selector.reach().scope;
            states |= selector.reach().states;
        }
    }

    @Override
    public void ancestors() {
        up = true;
    }

    @Override
    public void scope() {
        scope = true;
    }

    @Override
    public void other() {
        far = true;
    }
}
