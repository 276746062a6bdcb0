package browsy.model;

/** The kind of a message on the page. */
public enum AlertKind implements Named {
    /** A message that asks for attention, of unknown kind. */
    ALERT("alert"),
    /** Status information. */
    STATUS("status"),
    /** Reports an error. */
    ERROR("error"),
    /** Reports success. */
    SUCCESS("success"),
    /** Warns of a possible problem. */
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
