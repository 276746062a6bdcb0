package browsy.fetch.http.proxy;

import browsy.fetch.http.auth.AnswerBook;
import browsy.fetch.http.auth.AnswerBook.Asked;
import browsy.fetch.http.auth.AnswerBook.Sent;
import browsy.fetch.http.auth.Secret;
import browsy.fetch.proxy.ProxyServer;
import okhttp3.Authenticator;
import okhttp3.HttpUrl;
import okhttp3.Request;
import okhttp3.Response;
import okhttp3.Route;
import org.jspecify.annotations.Nullable;

/**
 * Answers the challenges of one HTTP proxy. OkHttp shares connections between equal authenticators
 * only.
 *
 * @param server the proxy with its credentials
 * @param answers the answers to the challenges of proxies
 */
public record ProxyLogin(ProxyServer server, AnswerBook answers) implements Authenticator {
    /** The header of the answer. */
    public static final String HEADER = "Proxy-Authorization";

    /** The scheme by which OkHttp asks for an answer before the proxy does. */
    private static final String BEFORE_CHALLENGE = "OkHttp-Preemptive";

    /** Answers the challenge to a {@code CONNECT} request; others are answered by the caller. */
    @Override
    public @Nullable Request authenticate(@Nullable Route route, Response response) {
        Request request = response.request();
        if (!request.method().equals("CONNECT")) {
            return null;
        }
        HttpUrl url = request.url();
        String host = url.host().contains(":") ? "[" + url.host() + "]" : url.host();
        Asked asked = asked("CONNECT", host + ":" + url.port());
        boolean isBefore =
                response.challenges().stream().anyMatch(c -> c.scheme().equals(BEFORE_CHALLENGE));
        Sent sent =
                isBefore ? answers.known(asked) : reply(asked, response, request.tag(Sent.class));
        return sent == null
                ? null
                : request.newBuilder().header(HEADER, sent.value()).tag(Sent.class, sent).build();
    }

    /** The answer to a request that the proxy forwards, before a challenge; null if unknown. */
    public @Nullable Sent known(String method, String target) {
        return answers.known(asked(method, target));
    }

    /**
     * The answer to the challenge to a request that the proxy forwards.
     *
     * @param before the answer in the request; null for none
     * @return null if there are no credentials, or the proxy has rejected them
     */
    public @Nullable Sent reply(
            String method, String target, Response response, @Nullable Sent before) {
        return reply(asked(method, target), response, before);
    }

    private @Nullable Sent reply(Asked asked, Response response, @Nullable Sent before) {
        Secret secret =
                server.user().isEmpty() ? null : new Secret(server.user(), server.password());
        return answers.reply(
                asked, response.headers("Proxy-Authenticate"), before, realm -> secret);
    }

    /** A request to the proxy; different credentials for it are different proxies. */
    private Asked asked(String method, String target) {
        return new Asked(server + " " + server.user(), method, target, true);
    }
}
