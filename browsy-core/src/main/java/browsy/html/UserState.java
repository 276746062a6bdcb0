package browsy.html;

/** States that only a person's doing (or a Session on their behalf) brings about. */
public enum UserState {
    /** Below the pointer; its ancestors count as well. */
    HOVER,
    /** Being pressed; its ancestors count as well. */
    ACTIVE,
    FOCUS,
    FOCUS_VISIBLE,
    VISITED,
    /** What the URL's fragment points to. */
    TARGET,
    FULLSCREEN,
    /** A dialog shown as modal. */
    MODAL,
    POPOVER_OPEN,
    AUTOFILL,
    USER_VALID,
    USER_INVALID
}
