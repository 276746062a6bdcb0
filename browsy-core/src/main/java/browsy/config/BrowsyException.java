package browsy.config;

/** The superclass of all exceptions of browsy. */
public class BrowsyException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public BrowsyException(String message) {
        super(message);
    }

    public BrowsyException(String message, Throwable cause) {
        super(message, cause);
    }
}
