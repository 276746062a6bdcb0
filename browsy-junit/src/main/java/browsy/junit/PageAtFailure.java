package browsy.junit;

/**
 * A suppressed exception whose message is the page of the session at the failure of a test. It has
 * no stack trace.
 */
final class PageAtFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    PageAtFailure(String page) {
        super(page, null, false, false);
    }

    /** Returns the page alone, without the name of this class. */
    @Override
    public String toString() {
        return String.valueOf(getMessage());
    }
}
