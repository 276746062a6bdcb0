package browsy.html;

/** The states of elements that result from user interaction and have a pseudo-class. */
public enum UserState {
    /** The element under the pointer; its ancestors are in the state as well. */
    HOVER,
    /** The element being pressed; its ancestors are in the state as well. */
    ACTIVE,
    FOCUS,
    FOCUS_VISIBLE,
    VISITED,
    /** The element that the fragment of the URL refers to. */
    TARGET,
    FULLSCREEN,
    /** A dialog that is shown modally. */
    MODAL,
    POPOVER_OPEN,
    AUTOFILL,
    /** A form control that the user has changed and left. Its validity may be shown. */
    INTERACTED
}
