package browsy.fetch.state;

import browsy.fetch.cookie.Cookie;
import browsy.fetch.url.WebAddress;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The state of a signed-in session at a point in time. Sessions run no scripts, therefore they have
 * no other storage than cookies. The values of cookies are secret.
 *
 * @param loginCookies the cookies that the sign-in has set; session cookies included
 * @param otherCookies the other cookies of the sites of the login
 * @param url the URL of the current page; null if there was none
 * @param savedAt the time of saving
 */
public record SavedSession(
        List<Cookie> loginCookies,
        List<Cookie> otherCookies,
        @Nullable String url,
        Instant savedAt) {
    public SavedSession {
        loginCookies = List.copyOf(Objects.requireNonNull(loginCookies, "loginCookies"));
        otherCookies = List.copyOf(Objects.requireNonNull(otherCookies, "otherCookies"));
        Objects.requireNonNull(savedAt, "savedAt");
    }

    /** All cookies. */
    public List<Cookie> cookies() {
        return Stream.concat(loginCookies.stream(), otherCookies.stream()).toList();
    }

    /** The number of cookies and the time, without values. */
    @Override
    public String toString() {
        return loginCookies.size()
                + otherCookies.size()
                + " cookies of "
                + savedAt
                + (url == null ? "" : " at " + WebAddress.shown(url));
    }
}
