package browsy.fetch.client;

import okhttp3.OkHttpClient;

/**
 * Settings of an application for the HTTP client of a session: which certificates it trusts,
 * interceptors, how it signs in at a proxy. What a session is answerable for is set after it:
 * redirects, cookies, cache, time-outs, proxy, and which addresses may be connected to.
 */
@FunctionalInterface
public interface ClientSettings {
    /** No settings. */
    ClientSettings NONE = client -> {};

    /** Applies them; called once for each session. */
    void apply(OkHttpClient.Builder client);
}
