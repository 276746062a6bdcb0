package browsy.html;

/** The states in the markup of a page, without any changes. */
enum NoStates implements ElementStates {
    INSTANCE
}
