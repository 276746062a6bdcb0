package browsy.fetch.http;

import browsy.fetch.config.FetchException;
import browsy.fetch.http.auth.AnswerBook.Sent;
import browsy.fetch.http.auth.Challenge;
import browsy.fetch.http.proxy.ProxyLogin;
import okhttp3.Headers;
import okhttp3.Response;
import org.jspecify.annotations.Nullable;

/** The authentication of one request at its server, and at the proxy that forwards it. */
final class RequestLogins {
    private static final String HEADER = "Authorization";
    private static final int UNAUTHORIZED = 401;
    private static final int PROXY_UNAUTHORIZED = 407;

    /** The number of challenges that are answered: two of a proxy and two of a server. */
    private static final int MAX_REPLIES = 4;

    private final Hop hop;
    private final SiteLogins sites;
    private final @Nullable ProxyLogin proxy;

    /** Whether the application or nobody authenticates at the server. */
    private boolean isForeign;

    private @Nullable Sent toSite;
    private @Nullable Sent toProxy;
    private int replies;

    /**
     * Takes the known answers.
     *
     * @param proxy the login at a proxy that sees the headers of the request; null for none
     */
    RequestLogins(Hop hop, SiteLogins sites, @Nullable ProxyLogin proxy) {
        this.hop = hop;
        this.sites = sites;
        this.proxy = proxy;
        toSite = hop.isOfUser() ? sites.known(hop) : null;
        toProxy = proxy == null ? null : proxy.known(hop.request().method(), hop.target());
    }

    /** Adds the answers to the headers of the request. */
    Headers addTo(Headers own) {
        isForeign = !hop.isOfUser() || own.get(HEADER) != null;
        Headers.Builder all = own.newBuilder();
        if (toSite != null && !isForeign) {
            all.addUnsafeNonAscii(HEADER, toSite.value());
        }
        if (toProxy != null) {
            all.addUnsafeNonAscii(ProxyLogin.HEADER, toProxy.value());
        }
        return all.build();
    }

    /**
     * Answers the challenges of a response.
     *
     * @return whether the request must be sent again, with an answer
     * @throws FetchException if the proxy does not accept the credentials
     */
    boolean reply(Response answer) {
        boolean repeats = replies < MAX_REPLIES;
        replies++;
        if (answer.code() == UNAUTHORIZED && !isForeign) {
            toSite = repeats ? sites.reply(hop, answer, toSite) : null;
            return toSite != null;
        }
        if (answer.code() == PROXY_UNAUTHORIZED && proxy != null) {
            toProxy =
                    repeats
                            ? proxy.reply(hop.request().method(), hop.target(), answer, toProxy)
                            : null;
            if (toProxy == null) {
                throw refused(proxy, answer);
            }
            return true;
        }
        if (toSite != null && !isForeign) {
            sites.learn(hop, answer, toSite);
        }
        return false;
    }

    private static FetchException refused(ProxyLogin proxy, Response answer) {
        Challenge challenge = Challenge.first(answer.headers("Proxy-Authenticate"));
        String realm = challenge == null ? "" : " for realm \"" + challenge.shownRealm() + "\"";
        return new FetchException.Network(
                "the proxy "
                        + proxy.server()
                        + " does not accept the user name and password"
                        + realm
                        + "; ProxyServer.withLogin sets them",
                null);
    }
}
