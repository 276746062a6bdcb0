package browsy.cli.args;

import java.util.List;

/** The command line is invalid. The message has the text of the user as it is. */
public final class UsageException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient List<String> similar;

    public UsageException(String message) {
        this(message, List.of());
    }

    /**
     * @param similar names that the user may have meant
     */
    public UsageException(String message, List<String> similar) {
        super(message);
        this.similar = List.copyOf(similar);
    }

    /** The names that the user may have meant. */
    public List<String> similar() {
        return similar;
    }
}
