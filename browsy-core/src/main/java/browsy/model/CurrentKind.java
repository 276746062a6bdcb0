package browsy.model;

/** The value of {@code aria-current}: the kind of set in which the element is the current item. */
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
    /** The current item of a set of unspecified kind. */
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
