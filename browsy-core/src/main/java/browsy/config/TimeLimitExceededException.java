package browsy.config;

/** Signals that processing a page took longer than {@code ParseOptions.timeLimit()}. */
public final class TimeLimitExceededException extends BrowsyException {
    private static final long serialVersionUID = 1L;

    public TimeLimitExceededException(String message) {
        super(message);
    }
}
