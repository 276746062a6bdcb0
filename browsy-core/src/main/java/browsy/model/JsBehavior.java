package browsy.model;

import org.jspecify.annotations.Nullable;

/**
 * The effect of a click on an element: one that HTML defines, or one of scripts as far as the
 * markup describes it.
 *
 * @param triggerId the id of the element to click
 * @param action the kind of effect
 * @param targetId the id of the affected element; null if it is not listed or there is none
 * @param targetName the {@code id} attribute of the affected element; empty if there is none
 * @param detail the address or class name; empty if there is none
 */
public record JsBehavior(
        int triggerId, Kind action, @Nullable Integer targetId, String targetName, String detail) {

    /** The kind of effect. */
    public enum Kind {
        /** Navigates to the address in {@code detail}. */
        NAVIGATE,
        /** Goes back in the session history. */
        GO_BACK,
        /** Submits the form that is the target. */
        SUBMIT,
        /** Toggles the visibility of the target. */
        TOGGLE_VISIBILITY,
        /** Shows the target. */
        SHOW,
        /** Hides the target. */
        HIDE,
        /** Toggles the class in {@code detail} on the target. */
        TOGGLE_CLASS,
        /** Adds the class in {@code detail} to the target. */
        ADD_CLASS,
        /** Removes the class in {@code detail} from the target. */
        REMOVE_CLASS,
        /** Shows the target, which is a tab panel, and hides the other panels. */
        SELECT_TAB
    }
}
