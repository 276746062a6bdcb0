package browsy.fetch.http.cookie;

import browsy.fetch.config.FetchException;
import browsy.fetch.cookie.Cookie;
import browsy.fetch.cookie.Cookies;
import browsy.fetch.cookie.SameSite;
import browsy.fetch.okhttp.PublicSuffixes;
import browsy.fetch.url.WebAddress;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import okhttp3.HttpUrl;
import org.jspecify.annotations.Nullable;

/**
 * The cookies of one session, kept in memory and bounded.
 *
 * @see <a href="https://www.ietf.org/archive/id/draft-ietf-httpbis-rfc6265bis-20.html#section-5.7">
 *     RFC 6265bis, 5.7 and 5.8</a>
 */
public final class CookieStore implements Cookies {
    /** The maximum number of cookies, and the number that is removed when it is exceeded. */
    private static final Bound TOTAL = new Bound(3300, 300);

    /** The same for the cookies of one domain. */
    private static final Bound PER_DOMAIN = new Bound(180, 30);

    /**
     * The age up to which a cookie without a {@code SameSite} attribute is sent with cross-site
     * POST requests. Single sign-on depends on this "Lax-allowing-unsafe" mode.
     */
    private static final Duration UNSAFE_AGE = Duration.ofMinutes(2);

    private final InstantSource clock;
    private final Map<Key, Stored> stored = new HashMap<>();
    private final Map<String, Map<Key, Stored>> byDomain = new HashMap<>();

    /** Counts creations and uses of cookies, which orders them. */
    private long events;

    public CookieStore(InstantSource clock) {
        this.clock = clock;
    }

    /** Copies the store; later changes of one do not affect the other. */
    public synchronized CookieStore copy() {
        CookieStore copy = new CookieStore(clock);
        copy.take(stored, events);
        return copy;
    }

    /** Replaces the cookies by those of another store, which stays unchanged. */
    public void replaceBy(CookieStore other) {
        CookieStore source = other.copy();
        take(source.stored, source.events);
    }

    private synchronized void take(Map<Key, Stored> cookies, long count) {
        clear();
        cookies.values().forEach(this::keep);
        events = count;
    }

    /**
     * A bound on a number of cookies.
     *
     * @param max the maximum
     * @param purged the number of cookies below the maximum that remain free after a removal
     */
    private record Bound(int max, int purged) {}

    /** The identity of a cookie. */
    private record Key(
            String name, String domain, boolean hostOnly, String path, @Nullable String partition) {
        static Key of(Cookie cookie) {
            return new Key(
                    cookie.name(),
                    cookie.domain(),
                    cookie.hostOnly(),
                    cookie.path(),
                    cookie.partition());
        }
    }

    /**
     * A stored cookie.
     *
     * @param order the position in the order of creation. NB: as in Chromium, it is kept when a
     *     cookie with the same value replaces the cookie; by the specification, always.
     * @param since the creation time, which is kept likewise
     * @param used the position in the order of use
     */
    private record Stored(Cookie cookie, long order, Instant since, long used) {
        Stored usedAt(long event) {
            return new Stored(cookie, order, since, event);
        }
    }

    /**
     * Stores the cookies of a response.
     *
     * @param lines the values of its {@code Set-Cookie} headers
     */
    public synchronized void receive(CookieContext request, List<String> lines) {
        Instant now = clock.instant();
        for (String line : lines) {
            SetCookie parsed = SetCookie.parse(line, now);
            Cookie cookie = parsed == null ? null : accepted(parsed, request);
            if (cookie != null) {
                put(cookie, now);
            }
        }
    }

    /** Returns the cookie that a response may set; null if it must be ignored. */
    private @Nullable Cookie accepted(SetCookie set, CookieContext request) {
        String host = request.url().host();
        String domain = set.domain();
        boolean suffix = !domain.isEmpty() && PublicSuffixes.registrable(domain) == null;
        boolean hostOnly = domain.isEmpty() || (suffix && domain.equals(host));
        boolean allowed =
                (set.path() != null || !set.needsPath())
                        && (hostOnly || (!suffix && matchesDomain(host, domain)))
                        && (request.isTrusted() || !(set.secure() || hidesSecure(set, request)))
                        && (request.isSameSite()
                                || request.navigation()
                                || set.sameSite() == SameSite.NONE);
        if (!allowed) {
            return null;
        }
        String path = set.path();
        try {
            return new Cookie(
                    set.name(),
                    set.value(),
                    hostOnly ? host : domain,
                    hostOnly,
                    path == null ? defaultPath(request.url()) : path,
                    set.expires(),
                    set.secure(),
                    set.httpOnly(),
                    set.sameSite(),
                    set.partitioned() ? request.partition() : null);
        } catch (IllegalArgumentException e) {
            return null; // it lacks attributes that its name requires
        }
    }

    /** Tests whether a host is a domain or one of its subdomains. */
    private static boolean matchesDomain(String host, String domain) {
        return host.equals(domain)
                || (host.endsWith("." + domain) && PublicSuffixes.registrable(host) != null);
    }

    /** The directory of the path of a URL. */
    private static String defaultPath(HttpUrl url) {
        String path = url.encodedPath();
        int end = path.lastIndexOf('/');
        return end <= 0 ? "/" : path.substring(0, end);
    }

    /** Tests whether a cookie from an insecure URL would hide a secure one of the same name. */
    private boolean hidesSecure(SetCookie set, CookieContext request) {
        String host = request.url().host();
        String domain = set.domain().isEmpty() ? host : set.domain();
        String path = set.path() == null ? defaultPath(request.url()) : set.path();
        return stored.values().stream()
                .map(Stored::cookie)
                .anyMatch(
                        other ->
                                other.secure()
                                        && other.name().equals(set.name())
                                        && (matchesDomain(domain, other.domain())
                                                || matchesDomain(other.domain(), domain))
                                        && matchesPath(path, other.path()));
    }

    /** Tests whether a path is that of a cookie or below it. */
    private static boolean matchesPath(String path, String cookiePath) {
        return path.equals(cookiePath)
                || (path.startsWith(cookiePath)
                        && (cookiePath.endsWith("/") || path.charAt(cookiePath.length()) == '/'));
    }

    /** Returns the {@code Cookie} header of a request; null if no cookie matches. */
    public synchronized @Nullable String header(CookieContext request) {
        List<Stored> matching = matching(request);
        events++;
        matching.forEach(entry -> keep(entry.usedAt(events)));
        String header =
                matching.stream()
                        .map(Stored::cookie)
                        .map(
                                cookie ->
                                        cookie.name().isEmpty()
                                                ? cookie.value()
                                                : cookie.name() + "=" + cookie.value())
                        .collect(Collectors.joining("; "));
        return header.isEmpty() ? null : header;
    }

    /** The cookies that a request sends: longer paths first, among equals the older first. */
    private List<Stored> matching(CookieContext request) {
        Instant now = clock.instant();
        HttpUrl url = request.url();
        List<Stored> matching = new ArrayList<>();
        for (String domain : domainsOf(url.host())) {
            for (Stored entry : byDomain.getOrDefault(domain, Map.of()).values()) {
                Cookie cookie = entry.cookie();
                boolean sent =
                        (!cookie.hostOnly() || cookie.domain().equals(url.host()))
                                && !cookie.isExpiredAt(now)
                                && matchesPath(url.encodedPath(), cookie.path())
                                && (!cookie.secure() || request.isTrusted())
                                && isSentAcrossSites(entry, request, now)
                                && (cookie.partition() == null
                                        || cookie.partition().equals(request.partition()));
                if (sent) {
                    matching.add(entry);
                }
            }
        }
        matching.sort(
                Comparator.comparingInt((Stored entry) -> -entry.cookie().path().length())
                        .thenComparingLong(Stored::order));
        return matching;
    }

    /** A host and the domains above it. */
    private static List<String> domainsOf(String host) {
        List<String> domains = new ArrayList<>();
        domains.add(host);
        boolean named = PublicSuffixes.registrable(host) != null;
        for (int dot = host.indexOf('.'); named && dot >= 0; dot = host.indexOf('.', dot + 1)) {
            domains.add(host.substring(dot + 1));
        }
        return domains;
    }

    /** Tests whether {@code SameSite} permits sending a cookie in a request. */
    private static boolean isSentAcrossSites(Stored entry, CookieContext request, Instant now) {
        return request.isSameSite()
                || switch (entry.cookie().sameSite()) {
                    case NONE -> true;
                    case STRICT -> false;
                    case LAX -> request.navigation() && request.safe();
                    case UNSPECIFIED ->
                            request.navigation()
                                    && (request.safe()
                                            || entry.since().plus(UNSAFE_AGE).isAfter(now));
                };
    }

    @Override
    public synchronized List<Cookie> all() {
        Instant now = clock.instant();
        return stored.values().stream()
                .filter(entry -> !entry.cookie().isExpiredAt(now))
                .sorted(Comparator.comparingLong(Stored::order))
                .map(Stored::cookie)
                .toList();
    }

    @Override
    public synchronized List<Cookie> sentTo(String url) {
        HttpUrl parsed = WebAddress.parse(url);
        if (parsed == null) {
            throw new FetchException.InvalidUrl(url);
        }
        return matching(CookieContext.entered(parsed)).stream().map(Stored::cookie).toList();
    }

    @Override
    public synchronized void add(Cookie... cookies) {
        Instant now = clock.instant();
        for (Cookie cookie : List.of(cookies)) {
            put(cookie, now);
        }
    }

    @Override
    public synchronized int removeIf(Predicate<Cookie> condition) {
        List<Cookie> matching = all().stream().filter(condition).toList();
        matching.forEach(cookie -> remove(Key.of(cookie)));
        return matching.size();
    }

    @Override
    public synchronized void clear() {
        stored.clear();
        byDomain.clear();
    }

    /** Replaces the cookie with the same key, or adds a new one; an expired cookie removes it. */
    private void put(Cookie cookie, Instant now) {
        Key key = Key.of(cookie);
        Stored old = stored.get(key);
        if (cookie.isExpiredAt(now)) {
            remove(key);
            return;
        }
        events++;
        keep(
                old != null && old.cookie().value().equals(cookie.value())
                        ? new Stored(cookie, old.order(), old.since(), events)
                        : new Stored(cookie, events, now, events));
        if (old == null) {
            purge(byDomain.getOrDefault(cookie.domain(), Map.of()).values(), PER_DOMAIN, now);
            purge(stored.values(), TOTAL, now);
        }
    }

    private void keep(Stored entry) {
        Key key = Key.of(entry.cookie());
        stored.put(key, entry);
        byDomain.computeIfAbsent(key.domain(), domain -> new HashMap<>()).put(key, entry);
    }

    private void remove(Key key) {
        stored.remove(key);
        Map<Key, Stored> siblings = byDomain.get(key.domain());
        if (siblings != null) {
            siblings.remove(key);
            if (siblings.isEmpty()) {
                byDomain.remove(key.domain());
            }
        }
    }

    /**
     * Removes cookies beyond a bound: those that are expired, then those that are not secure, the
     * least recently used first.
     */
    private void purge(Collection<Stored> cookies, Bound bound, Instant now) {
        if (cookies.size() <= bound.max()) {
            return;
        }
        List<Key> first =
                cookies.stream()
                        .sorted(
                                Comparator.comparing(
                                                (Stored entry) -> !entry.cookie().isExpiredAt(now))
                                        .thenComparing(entry -> entry.cookie().secure())
                                        .thenComparingLong(Stored::used))
                        .limit(cookies.size() - bound.max() + bound.purged())
                        .map(entry -> Key.of(entry.cookie()))
                        .toList();
        first.forEach(this::remove);
    }
}
