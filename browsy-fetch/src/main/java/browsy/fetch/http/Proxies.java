package browsy.fetch.http;

import browsy.fetch.config.SessionConfig.ProxyServer;
import java.net.InetSocketAddress;
import java.net.Proxy;
import okhttp3.Authenticator;
import okhttp3.Credentials;
import org.jspecify.annotations.Nullable;

/** Converts the proxy of a session to the proxy and the authenticator of OkHttp. */
final class Proxies {
    private static final String AUTHORIZATION = "Proxy-Authorization";

    private Proxies() {}

    /**
     * The proxy for OkHttp; {@link Proxy#NO_PROXY} if none is configured. The system's proxy
     * settings are ignored, because a proxy hides the server's address from {@link AddressGuard}.
     */
    static Proxy of(@Nullable ProxyServer server) {
        return server == null
                ? Proxy.NO_PROXY
                : new Proxy(
                        Proxy.Type.HTTP,
                        InetSocketAddress.createUnresolved(server.host(), server.port()));
    }

    /**
     * The authenticator for a proxy, which sends the credentials once per request; null if there
     * are no credentials.
     */
    static @Nullable Authenticator login(@Nullable ProxyServer server) {
        if (server == null || server.user().isEmpty()) {
            return null;
        }
        String credentials = Credentials.basic(server.user(), server.password());
        return (route, response) ->
                response.request().header(AUTHORIZATION) != null
                        ? null
                        : response.request()
                                .newBuilder()
                                .header(AUTHORIZATION, credentials)
                                .build();
    }
}
