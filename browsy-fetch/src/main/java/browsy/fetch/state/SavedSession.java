package browsy.fetch.state;

import browsy.fetch.cookie.Cookie;
import browsy.fetch.url.WebAddress;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The state of a session at a point in time. Sessions run no scripts, therefore they have no other
 * storage than cookies.
 *
 * @param cookies the cookies, session cookies included; their values are secret
 * @param url the URL of the current page; null if there was none
 * @param savedAt the time of saving
 */
public record SavedSession(List<Cookie> cookies, @Nullable String url, Instant savedAt) {
    public SavedSession {
        cookies = List.copyOf(Objects.requireNonNull(cookies, "cookies"));
        Objects.requireNonNull(savedAt, "savedAt");
    }

    /** The number of cookies and the time, without values. */
    @Override
    public String toString() {
        return cookies.size()
                + " cookies of "
                + savedAt
                + (url == null ? "" : " at " + WebAddress.shown(url));
    }
}
