package browsy.junit;

import browsy.fetch.Session;
import browsy.output.CompactFormat;

/** The page of a session as text for a test report. */
final class PageText {
    private static final int MOST_CHARS = 20_000;

    private PageText() {}

    /** The address of the page and its compact text, cut off if it is long. */
    static String of(Session session) {
        if (session.url() == null) {
            return "The session has no page.";
        }
        String page = CompactFormat.standard().render(session.dom());
        String shown =
                page.length() <= MOST_CHARS
                        ? page
                        : page.substring(0, MOST_CHARS)
                                + "\n... "
                                + (page.length() - MOST_CHARS)
                                + " more characters";
        return "The page of the session, status " + session.status() + ":\n" + shown;
    }
}
