package browsy.fetch.cookie;

/**
 * The prefixes of cookie names that require attributes.
 *
 * @see <a href="https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-layered-cookies">Cookies:
 *     HTTP state management mechanism, cookie name prefixes</a>
 */
enum NamePrefix {
    HOST_HTTP("__Host-Http-", true, true),
    HOST("__Host-", true, false),
    HTTP("__Http-", false, true),
    SECURE("__Secure-", false, false);

    private final String text;
    private final boolean forOneHost;
    private final boolean forHttp;

    NamePrefix(String text, boolean forOneHost, boolean forHttp) {
        this.text = text;
        this.forOneHost = forOneHost;
        this.forHttp = forHttp;
    }

    String text() {
        return text;
    }

    /** Whether the cookie must have no {@code Domain} and the path {@code /}. */
    boolean isForOneHost() {
        return forOneHost;
    }

    /** Whether the cookie must be {@code HttpOnly}. */
    boolean isForHttp() {
        return forHttp;
    }

    /** Tests whether a name starts with the prefix, in any case. */
    boolean begins(String name) {
        return name.regionMatches(true, 0, text, 0, text.length());
    }
}
