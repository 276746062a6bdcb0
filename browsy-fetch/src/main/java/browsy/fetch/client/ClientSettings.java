package browsy.fetch.client;

import okhttp3.OkHttpClient;

/**
 * Settings that an application applies to the OkHttp client of a session, such as trusted
 * certificates, interceptors and proxy authentication. The session applies its own settings
 * afterwards and overrides: redirects, cookies, cache, time-outs, proxy, and address checks.
 */
@FunctionalInterface
public interface ClientSettings {
    /** No settings. */
    ClientSettings NONE = client -> {};

    /** Applies the settings to the client of a session. Each session calls this once. */
    void apply(OkHttpClient.Builder client);
}
