package browsy.css.selector;

import browsy.html.StateChange;
import browsy.html.UserState;
import org.jspecify.annotations.Nullable;

/**
 * The states of elements that a selector tests, on any element.
 *
 * @param bits one bit for each {@link UserState}, and {@link #INPUT_BIT}
 */
record StateReads(int bits) {

    /** Stands for values, checkedness and open states. */
    private static final int INPUT_BIT = 1 << UserState.values().length;

    /** Tests no state. */
    static final StateReads NONE = new StateReads(0);

    /** Tests values, checkedness or open states. */
    static final StateReads INPUT = new StateReads(INPUT_BIT);

    /** May test any state. */
    static final StateReads ANY = new StateReads(-1);

    /** Tests one user state. */
    static StateReads of(UserState state) {
        return new StateReads(1 << state.ordinal());
    }

    /** Those of all selectors of a list; none for null. */
    static StateReads of(@Nullable SelectorList list) {
        int all = 0;
        if (list != null) {
            for (ComplexSelector selector : list.selectors()) {
                all |= selector.stateReads().bits;
            }
        }
        return new StateReads(all);
    }

    /** Those of all simple selectors of some compounds. */
    static StateReads of(CompoundSelector... compounds) {
        int all = 0;
        for (CompoundSelector compound : compounds) {
            for (SimpleSelector simple : compound.simples()) {
                all |= simple.stateReads().bits;
            }
        }
        return all == 0 ? NONE : new StateReads(all);
    }

    /** Returns these reads together with those of values, checkedness and open states. */
    StateReads withInput() {
        return new StateReads(bits | INPUT_BIT);
    }

    /** Whether a change concerns one of the states. */
    boolean contain(StateChange change) {
        int changed = change.inputs().isEmpty() ? 0 : INPUT_BIT;
        for (UserState state : change.states()) {
            changed |= 1 << state.ordinal();
        }
        return (bits & changed) != 0;
    }
}
