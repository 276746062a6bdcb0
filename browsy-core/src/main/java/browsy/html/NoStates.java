package browsy.html;

/** The states of a page as its markup has it. */
enum NoStates implements ElementStates {
    INSTANCE
}
