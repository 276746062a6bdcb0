package harbour;

/** Thrown when a vessel has no room left. */
public class OverloadException extends Exception {
    /**
     * Creates an exception.
     *
     * @param message what is missing
     */
    public OverloadException(String message) {
        super(message);
    }
}
