package browsy.model;

/** In which sense an element is the current one of its set (aria-current). */
public enum CurrentKind implements Named {
    /** The current page in a set of pages. */
    PAGE("page"),
    /** The current step of a process. */
    STEP("step"),
    /** The current location. */
    LOCATION("location"),
    /** The current date. */
    DATE("date"),
    /** The current time. */
    TIME("time"),
    /** The current item, sense not told. */
    TRUE("true");

    private final String wireName;

    CurrentKind(String wireName) {
        this.wireName = wireName;
    }

    @Override
    public String wireName() {
        return wireName;
    }
}
