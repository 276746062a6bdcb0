package browsy.config;

/** What every exception of browsy extends. */
public class BrowsyException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public BrowsyException(String message) {
        super(message);
    }

    public BrowsyException(String message, Throwable cause) {
        super(message, cause);
    }
}
