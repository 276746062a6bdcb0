package browsy.junit;

/**
 * A suppressed exception whose message is the compact text of the page that a session shows when a
 * test fails. It has no stack trace.
 */
final class PageAtFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    PageAtFailure(String page) {
        super(page, null, false, false);
    }

    /** Returns the compact text of the page, without the name of this class. */
    @Override
    public String toString() {
        return String.valueOf(getMessage());
    }
}
