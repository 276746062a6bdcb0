package browsy.fetch.http;

import browsy.fetch.config.SessionConfig.ProxyServer;
import java.net.InetSocketAddress;
import java.net.Proxy;
import okhttp3.Authenticator;
import okhttp3.Credentials;
import org.jspecify.annotations.Nullable;

/** Sends requests through a proxy server. */
final class Proxies {
    private static final String AUTHORIZATION = "Proxy-Authorization";

    private Proxies() {}

    /** What the machine is set up with is not used: the address guard could not see behind it. */
    static Proxy of(@Nullable ProxyServer server) {
        return server == null
                ? Proxy.NO_PROXY
                : new Proxy(
                        Proxy.Type.HTTP,
                        InetSocketAddress.createUnresolved(server.host(), server.port()));
    }

    /** Signs in at the proxy when it asks, once; null where there is nothing to sign in with. */
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
