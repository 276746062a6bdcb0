package browsy.model;

/** What a message on the page tells. */
public enum AlertKind implements Named {
    /** Asks for attention, kind not known. */
    ALERT("alert"),
    /** Tells how things stand. */
    STATUS("status"),
    /** Something failed. */
    ERROR("error"),
    /** Something worked. */
    SUCCESS("success"),
    /** Something may go wrong. */
    WARNING("warning");

    private final String wireName;

    AlertKind(String wireName) {
        this.wireName = wireName;
    }

    @Override
    public String wireName() {
        return wireName;
    }
}
