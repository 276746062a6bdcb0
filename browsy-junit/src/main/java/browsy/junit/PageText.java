package browsy.junit;

import browsy.fetch.Session;
import browsy.output.CompactFormat;

/** Renders the page of a session as text for a test report. */
final class PageText {
    private static final int MAX_CHARS = 20_000;

    private PageText() {}

    /**
     * Returns the status and the page in the compact format, cut off after {@link #MAX_CHARS}
     * characters.
     */
    static String of(Session session) {
        if (session.url() == null) {
            return "The session has no page.";
        }
        String page = CompactFormat.standard().render(session.dom());
        String shown =
                page.length() <= MAX_CHARS
                        ? page
                        : page.substring(0, MAX_CHARS)
                                + "\n... "
                                + (page.length() - MAX_CHARS)
                                + " more characters";
        return "The page of the session, status " + session.status() + ":\n" + shown;
    }
}
