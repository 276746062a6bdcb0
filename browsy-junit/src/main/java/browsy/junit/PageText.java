package browsy.junit;

import browsy.fetch.Session;
import browsy.output.CompactFormat;

/** What is told of the page of a session. */
final class PageText {
    private static final int MOST_CHARS = 20_000;

    private PageText() {}

    /** Where the session is, and the page in the compact format, cut off where it is long. */
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
