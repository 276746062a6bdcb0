package browsy.config;

/** The work on a page took longer than {@code ParseOptions.timeLimit()} allows. */
public final class TimeLimitExceededException extends BrowsyException {
    private static final long serialVersionUID = 1L;

    public TimeLimitExceededException(String message) {
        super(message);
    }
}
