package browsy.config;

/** Signals input longer than {@link Limits#maxHtmlChars()}. */
public final class LimitExceededException extends BrowsyException {
    private static final long serialVersionUID = 1L;

    public LimitExceededException(String message) {
        super(message);
    }
}
