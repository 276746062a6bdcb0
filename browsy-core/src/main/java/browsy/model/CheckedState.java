package browsy.model;

/** The state of an element that can be checked or pressed. */
public enum CheckedState implements Named {
    /** Not checked or not pressed. */
    FALSE("false"),
    /** Checked or pressed. */
    TRUE("true"),
    /** Partly checked: some of the items that the element stands for are checked. */
    MIXED("mixed");

    private final String wireName;

    CheckedState(String wireName) {
        this.wireName = wireName;
    }

    @Override
    public String wireName() {
        return wireName;
    }
}
