package browsy.config;

/** The input is larger than {@link Limits#maxHtmlChars()} allows. */
public final class LimitExceededException extends BrowsyException {
    private static final long serialVersionUID = 1L;

    public LimitExceededException(String message) {
        super(message);
    }
}
