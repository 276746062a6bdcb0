package browsy.model;

/** The state of something that can be checked or pressed. */
public enum CheckedState implements Named {
    /** Not checked, not pressed. */
    FALSE("false"),
    /** Checked or pressed. */
    TRUE("true"),
    /** Partly: some of what it stands for is checked. */
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
