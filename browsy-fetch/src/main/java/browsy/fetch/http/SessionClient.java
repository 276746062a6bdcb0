package browsy.fetch.http;

import browsy.fetch.client.RequestHandler;
import browsy.fetch.config.SessionConfig;
import okhttp3.Authenticator;
import okhttp3.Cache;
import okhttp3.CompressionInterceptor;
import okhttp3.CookieJar;
import okhttp3.OkHttpClient;
import okhttp3.Protocol;
import org.jspecify.annotations.Nullable;

/** Creates the HTTP client of a session over shared connections. */
final class SessionClient {
    private SessionClient() {}

    /**
     * Creates a client. The settings of the application are applied first, so that they cannot
     * override those that enforce the session's rules.
     */
    static OkHttpClient of(
            SessionConfig config, Connections connections, GuardedDns dns, @Nullable Cache cache) {
        OkHttpClient.Builder builder = connections.client();
        config.clientSettings().apply(builder);
        TlsSocketFactory.watch(builder);
        boolean http2 = builder.build().protocols().contains(Protocol.H2_PRIOR_KNOWLEDGE);
        builder.followRedirects(false)
                .followSslRedirects(false)
                .retryOnConnectionFailure(true)
                .connectTimeout(config.timeout())
                .readTimeout(config.timeout())
                .cookieJar(CookieJar.NO_COOKIES)
                .addInterceptor(
                        new CompressionInterceptor(
                                ContentCodings.known(config.transferLimits().maxExpansion())));
        builder.proxy(Proxies.of(config.proxy()));
        Authenticator login = Proxies.login(config.proxy());
        if (login != null) {
            builder.proxyAuthenticator(login);
        }
        if (config.allowPrivateNetwork() || config.proxy() != null) {
            builder.socketFactory(new GuardedSocketFactory(address -> true, http2));
        } else {
            builder.dns(dns).socketFactory(new GuardedSocketFactory(dns::allows, http2));
        }
        RequestHandler handler = config.requestHandler();
        if (handler != null) {
            builder.addInterceptor(new RequestHandlerInterceptor(handler));
        }
        return builder.cache(cache).build();
    }
}
