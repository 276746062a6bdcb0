package browsy.fetch.http;

import browsy.fetch.http.HttpExchange.Request;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import okhttp3.Cookie;
import okhttp3.Headers;
import okhttp3.HttpUrl;
import org.jspecify.annotations.Nullable;

/**
 * The cookies of one session, kept in memory and bounded.
 *
 * @see <a href="https://www.ietf.org/archive/id/draft-ietf-httpbis-rfc6265bis-20.html">RFC 6265bis,
 *     5.6 to 5.8</a>
 */
final class CookieStore {
    private static final int MAX_COOKIES = 3000;
    private static final int MAX_PER_DOMAIN = 180;
    private static final String NAMELESS = "__browsy-nameless";

    /**
     * How long cookies that do not say where they are sent go along with what other sites post:
     * signing in at one site for another needs them.
     */
    private static final long UNSAFE_MILLIS = 120_000;

    private final List<Kept> cookies = new ArrayList<>();

    /**
     * A cookie of this session.
     *
     * @param since when the first of its name came, in milliseconds
     */
    private record Kept(Cookie cookie, long since) {
        boolean isNewAndUnspecific(long now) {
            String rule = cookie.sameSite();
            boolean says = "Lax".equalsIgnoreCase(rule) || "Strict".equalsIgnoreCase(rule);
            return !says && now - since < UNSAFE_MILLIS;
        }
    }

    synchronized void save(HttpUrl url, Headers headers) {
        for (String line : headers.values("Set-Cookie")) {
            Cookie cookie = Cookie.parse(url, named(line));
            if (cookie != null && isAcceptable(cookie, url)) {
                put(cookie);
            }
        }
        removeExpired();
        while (cookies.size() > MAX_COOKIES) {
            cookies.remove(0);
        }
    }

    /** The parser knows no cookies without a name. */
    private static String named(String line) {
        int end = line.indexOf(';');
        String pair = end < 0 ? line : line.substring(0, end);
        int equals = pair.indexOf('=');
        if (equals > 0 && !pair.substring(0, equals).isBlank() || pair.isBlank()) {
            return line;
        }
        return NAMELESS + "=" + (equals < 0 ? line : line.substring(equals + 1)).stripLeading();
    }

    private static String pair(Cookie cookie) {
        return cookie.name().equals(NAMELESS)
                ? cookie.value()
                : cookie.name() + "=" + cookie.value();
    }

    /** Machines trust what they tell themselves, so secure cookies need no https there. */
    private static boolean matches(Cookie cookie, HttpUrl url) {
        boolean trusted = isLoopback(url) && !url.isHttps();
        return cookie.matches(trusted ? url.newBuilder().scheme("https").build() : url);
    }

    /** The {@code Cookie} header of a request; null where none is sent. */
    synchronized @Nullable String header(HttpUrl url, Request request) {
        removeExpired();
        boolean sameSite = isSameSite(url, request.initiator());
        boolean safe = request.body() == null && request.method().equals("GET");
        long now = System.currentTimeMillis();
        String header =
                cookies.stream()
                        .filter(kept -> matches(kept.cookie(), url))
                        .filter(
                                kept ->
                                        sameSite
                                                || isSentAcrossSites(kept.cookie(), safe)
                                                || kept.isNewAndUnspecific(now))
                        .map(Kept::cookie)
                        // Longer paths first, then those that were there first.
                        .sorted(Comparator.comparingInt(cookie -> -cookie.path().length()))
                        .map(CookieStore::pair)
                        .collect(Collectors.joining("; "));
        return header.isEmpty() ? null : header;
    }

    private static boolean isSentAcrossSites(Cookie cookie, boolean safe) {
        String rule = Objects.requireNonNullElse(cookie.sameSite(), "Lax");
        if (rule.equalsIgnoreCase("None")) {
            return true;
        }
        return safe && !rule.equalsIgnoreCase("Strict");
    }

    /** Same scheme and registrable domain; what a person enters counts as same site. */
    private static boolean isSameSite(HttpUrl url, @Nullable String initiator) {
        HttpUrl from = initiator == null ? url : WebAddress.parse(initiator);
        return from != null && from.scheme().equals(url.scheme()) && site(from).equals(site(url));
    }

    private static String site(HttpUrl url) {
        String registrable = url.topPrivateDomain();
        return registrable == null ? url.host() : registrable;
    }

    /** The promises that the prefixes of cookie names make. */
    private static boolean isAcceptable(Cookie cookie, HttpUrl url) {
        if ("None".equalsIgnoreCase(cookie.sameSite()) && !cookie.secure()) {
            return false;
        }
        if (cookie.secure() && !url.isHttps() && !isLoopback(url)) {
            return false;
        }
        if (cookie.name().startsWith("__Host-")) {
            return cookie.secure() && cookie.hostOnly() && cookie.path().equals("/");
        }
        return !cookie.name().startsWith("__Secure-") || cookie.secure();
    }

    private static boolean isLoopback(HttpUrl url) {
        String host = url.host();
        return host.equals("localhost") || host.startsWith("127.") || host.equals("::1");
    }

    private void put(Cookie cookie) {
        int sameDomain = 0;
        int oldest = -1;
        for (int i = 0; i < cookies.size(); i++) {
            Cookie other = cookies.get(i).cookie();
            if (!other.domain().equals(cookie.domain())) {
                continue;
            }
            if (other.name().equals(cookie.name()) && other.path().equals(cookie.path())) {
                cookies.set(i, new Kept(cookie, cookies.get(i).since()));
                return;
            }
            sameDomain++;
            oldest = oldest < 0 ? i : oldest;
        }
        if (sameDomain >= MAX_PER_DOMAIN) {
            cookies.remove(oldest);
        }
        cookies.add(new Kept(cookie, System.currentTimeMillis()));
    }

    private void removeExpired() {
        long now = System.currentTimeMillis();
        cookies.removeIf(kept -> kept.cookie().expiresAt() < now);
    }
}
