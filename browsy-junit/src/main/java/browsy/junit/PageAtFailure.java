package browsy.junit;

/** Carries the page that a session was on when its test failed, for whoever reads the failure. */
final class PageAtFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    PageAtFailure(String page) {
        super(page, null, false, false);
    }

    /** The page alone, without the name of this class. */
    @Override
    public String toString() {
        return String.valueOf(getMessage());
    }
}
