package browsy.fetch.http;

import browsy.fetch.http.HttpExchange.Request;
import browsy.fetch.url.WebAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
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

    /** The maximum size of the name and value of a cookie together, in bytes of UTF-8. */
    private static final int MAX_PAIR_BYTES = 4096;

    /** The maximum size of an attribute in bytes of UTF-8. Longer attributes are ignored. */
    private static final int MAX_ATTRIBUTE_BYTES = 1024;

    /**
     * The age up to which a cookie without a {@code SameSite} attribute is sent with cross-site
     * POST requests. Single sign-on depends on this "Lax-allowing-unsafe" mode.
     */
    private static final long UNSAFE_MILLIS = 120_000;

    private final List<Kept> cookies = new ArrayList<>();

    /**
     * A stored cookie.
     *
     * @param name the name; may be empty
     * @param value the value, which may contain non-ASCII characters
     * @param rules an OkHttp cookie with the domain, path, expiry and flags, but a dummy name
     * @param since the creation time in milliseconds since the epoch, kept when the cookie is
     *     replaced
     */
    private record Kept(String name, String value, Cookie rules, long since) {
        /** Tests whether the Lax-allowing-unsafe mode applies to the cookie. */
        boolean isNewAndUnspecific(long now) {
            String rule = rules.sameSite();
            boolean says = "Lax".equalsIgnoreCase(rule) || "Strict".equalsIgnoreCase(rule);
            return !says && now - since < UNSAFE_MILLIS;
        }

        boolean replaces(Kept other) {
            return name.equals(other.name)
                    && rules.domain().equals(other.rules.domain())
                    && rules.path().equals(other.rules.path());
        }

        Kept since(long time) {
            return new Kept(name, value, rules, time);
        }

        /** The cookie as it appears in a {@code Cookie} header. */
        String pair() {
            return name.isEmpty() ? value : name + "=" + value;
        }
    }

    /** Stores the cookies of a response and evicts the oldest cookies beyond the limits. */
    synchronized void save(HttpUrl url, Headers headers) {
        for (String line : headers.values("Set-Cookie")) {
            Kept cookie = read(url, line);
            if (cookie != null) {
                put(cookie);
            }
        }
        removeExpired();
        while (cookies.size() > MAX_COOKIES) {
            cookies.remove(0);
        }
    }

    /**
     * Parses a {@code Set-Cookie} header; returns null for a cookie that must be ignored. Splits
     * off the name, value and domain; OkHttp parses the other attributes.
     */
    private static @Nullable Kept read(HttpUrl url, String line) {
        if (line.chars().anyMatch(c -> (c < ' ' && c != '\t') || c == 0x7F)) {
            return null;
        }
        String[] parts = line.split(";", -1);
        int equals = parts[0].indexOf('=');
        String name = parts[0].substring(0, Math.max(0, equals)).strip();
        String value = parts[0].substring(equals + 1).strip();
        if ((name.isEmpty() && value.isEmpty()) || size(name + value) > MAX_PAIR_BYTES) {
            return null;
        }
        // OkHttp rejects names and values that are not ASCII, so it parses a dummy pair.
        StringBuilder attributes = new StringBuilder("c=v");
        boolean partitioned = false;
        String domain = null;
        for (String attribute : Arrays.asList(parts).subList(1, parts.length)) {
            boolean counts = size(attribute) <= MAX_ATTRIBUTE_BYTES;
            if (counts && CookieDomain.isNamedBy(attribute)) {
                String named = CookieDomain.of(attribute);
                domain = named == null ? domain : named;
            } else if (counts) {
                attributes.append(';').append(attribute);
            }
            partitioned |=
                    attribute.replaceFirst("=.*", "").strip().equalsIgnoreCase("partitioned");
        }
        Cookie rules = Cookie.parse(url, attributes.toString());
        if (rules != null && domain != null) {
            rules = CookieDomain.widened(rules, domain, url);
        }
        if (rules == null || (partitioned && !rules.secure()) || !isAcceptable(name, rules, url)) {
            return null;
        }
        return new Kept(name, value, rules, System.currentTimeMillis());
    }

    private static int size(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }

    /**
     * Tests whether the domain, path and {@code Secure} flag of a cookie match a URL. Loopback
     * hosts are trustworthy; they receive secure cookies without https.
     */
    private static boolean matches(Cookie cookie, HttpUrl url) {
        boolean trusted = isLoopback(url) && !url.isHttps();
        return cookie.matches(trusted ? url.newBuilder().scheme("https").build() : url);
    }

    /** Returns the {@code Cookie} header of a request; null if no cookie matches. */
    synchronized @Nullable String header(HttpUrl url, Request request) {
        removeExpired();
        boolean sameSite = isSameSite(url, request.initiator());
        boolean safe = request.body() == null && request.method().equals("GET");
        long now = System.currentTimeMillis();
        String header =
                cookies.stream()
                        .filter(kept -> matches(kept.rules(), url))
                        .filter(
                                kept ->
                                        sameSite
                                                || isSentAcrossSites(kept.rules(), safe)
                                                || kept.isNewAndUnspecific(now))
                        // Longer paths first; the stable sort keeps the order of creation.
                        .sorted(Comparator.comparingInt(kept -> -kept.rules().path().length()))
                        .map(Kept::pair)
                        .collect(Collectors.joining("; "));
        return header.isEmpty() ? null : header;
    }

    /** Tests whether {@code SameSite}, by default Lax, permits sending in a cross-site request. */
    private static boolean isSentAcrossSites(Cookie cookie, boolean safe) {
        String rule = Objects.requireNonNullElse(cookie.sameSite(), "Lax");
        if (rule.equalsIgnoreCase("None")) {
            return true;
        }
        return safe && !rule.equalsIgnoreCase("Strict");
    }

    /**
     * Tests whether a request is same-site: the initiator has the same scheme and registrable
     * domain, or there is none because a user entered the URL.
     */
    private static boolean isSameSite(HttpUrl url, @Nullable String initiator) {
        HttpUrl from = initiator == null ? url : WebAddress.parse(initiator);
        return from != null
                && from.scheme().equals(url.scheme())
                && PublicSuffixes.site(from).equals(PublicSuffixes.site(url));
    }

    /** Tests the rules for the {@code Secure} flag and for the prefixes of cookie names. */
    private static boolean isAcceptable(String name, Cookie cookie, HttpUrl url) {
        if ("None".equalsIgnoreCase(cookie.sameSite()) && !cookie.secure()) {
            return false;
        }
        if (cookie.secure() && !url.isHttps() && !isLoopback(url)) {
            return false;
        }
        if (startsWith(name, "__Host-")) {
            return cookie.secure() && cookie.hostOnly() && cookie.path().equals("/");
        }
        return !startsWith(name, "__Secure-") || cookie.secure();
    }

    private static boolean startsWith(String name, String prefix) {
        return name.regionMatches(true, 0, prefix, 0, prefix.length());
    }

    private static boolean isLoopback(HttpUrl url) {
        String host = url.host();
        return host.equals("localhost") || host.startsWith("127.") || host.equals("::1");
    }

    /** Replaces the cookie of the same name, domain and path, or adds a new one. */
    private void put(Kept cookie) {
        int sameDomain = 0;
        int oldest = -1;
        for (int i = 0; i < cookies.size(); i++) {
            Kept other = cookies.get(i);
            if (!other.rules().domain().equals(cookie.rules().domain())) {
                continue;
            }
            if (cookie.replaces(other)) {
                cookies.set(i, cookie.since(other.since()));
                return;
            }
            sameDomain++;
            oldest = oldest < 0 ? i : oldest;
        }
        if (sameDomain >= MAX_PER_DOMAIN) {
            cookies.remove(oldest);
        }
        cookies.add(cookie);
    }

    private void removeExpired() {
        long now = System.currentTimeMillis();
        cookies.removeIf(kept -> kept.rules().expiresAt() < now);
    }
}
