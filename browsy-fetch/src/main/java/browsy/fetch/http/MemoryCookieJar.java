package browsy.fetch.http;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import okhttp3.Cookie;
import okhttp3.CookieJar;
import okhttp3.HttpUrl;

/**
 * The cookies of one session, kept in memory and bounded as RFC 6265 suggests.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc6265#section-5.3">RFC 6265, 5.3 and 5.4</a>
 */
final class MemoryCookieJar implements CookieJar {
    private static final int MAX_COOKIES = 3000;

    private final List<Cookie> cookies = new ArrayList<>();

    @Override
    public synchronized void saveFromResponse(HttpUrl url, List<Cookie> received) {
        for (Cookie cookie : received) {
            int old = indexOfSame(cookie);
            if (old >= 0) {
                cookies.set(old, cookie);
            } else {
                cookies.add(cookie);
            }
        }
        removeExpired();
        while (cookies.size() > MAX_COOKIES) {
            cookies.remove(0);
        }
    }

    /** Longer paths first, then those that were there first. */
    @Override
    public synchronized List<Cookie> loadForRequest(HttpUrl url) {
        removeExpired();
        return cookies.stream()
                .filter(cookie -> cookie.matches(url))
                .sorted(Comparator.comparingInt((Cookie cookie) -> -cookie.path().length()))
                .toList();
    }

    private int indexOfSame(Cookie cookie) {
        for (int i = 0; i < cookies.size(); i++) {
            Cookie other = cookies.get(i);
            if (other.name().equals(cookie.name())
                    && other.domain().equals(cookie.domain())
                    && other.path().equals(cookie.path())) {
                return i;
            }
        }
        return -1;
    }

    private void removeExpired() {
        long now = System.currentTimeMillis();
        cookies.removeIf(cookie -> cookie.expiresAt() < now);
    }
}
