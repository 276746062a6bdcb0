package browsy.model;

import org.jspecify.annotations.Nullable;

/**
 * What a click on an element does by HTML, or would do if scripts ran, as far as its markup tells.
 *
 * @param triggerId the element to click
 * @param action what happens
 * @param targetId the element it happens to; null where it is none that is listed
 * @param targetName its id attribute; empty for none
 * @param detail address or class name; empty where there is none
 */
public record JsBehavior(
        int triggerId, Kind action, @Nullable Integer targetId, String targetName, String detail) {

    /** What happens. */
    public enum Kind {
        /** Goes to the address in {@code detail}. */
        NAVIGATE,
        /** Goes back in the history. */
        GO_BACK,
        /** Sends the form that is the target. */
        SUBMIT,
        /** Shows the target if it is hidden, hides it if it is shown. */
        TOGGLE_VISIBILITY,
        SHOW,
        HIDE,
        /** Adds the class in {@code detail}, or takes it away. */
        TOGGLE_CLASS,
        ADD_CLASS,
        REMOVE_CLASS,
        /** Shows the target, a tab panel, and hides the others. */
        SELECT_TAB
    }
}
