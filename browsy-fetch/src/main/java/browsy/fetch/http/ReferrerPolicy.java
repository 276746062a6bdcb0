package browsy.fetch.http;

import okhttp3.HttpUrl;
import org.jspecify.annotations.Nullable;

/**
 * The default policy, {@code strict-origin-when-cross-origin}.
 *
 * @see <a href="https://w3c.github.io/webappsec-referrer-policy/">Referrer Policy</a>
 */
final class ReferrerPolicy {
    private ReferrerPolicy() {}

    /** The {@code Referer} for a request; null where none is sent. */
    static @Nullable String referrer(@Nullable String page, HttpUrl target) {
        HttpUrl from = page == null ? null : HttpUrl.parse(page);
        if (from == null || from.isHttps() && !target.isHttps()) {
            return null;
        }
        HttpUrl bare = from.newBuilder().username("").password("").fragment(null).build();
        boolean sameOrigin =
                from.scheme().equals(target.scheme())
                        && from.host().equals(target.host())
                        && from.port() == target.port();
        return sameOrigin
                ? bare.toString()
                : bare.newBuilder().encodedPath("/").query(null).build().toString();
    }
}
