package browsy.fetch.http;

import browsy.fetch.url.NumericHost;
import browsy.fetch.url.WebAddress;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import okhttp3.HttpUrl;
import okhttp3.Response;
import org.jspecify.annotations.Nullable;

/**
 * The hosts of one session that asked for https with {@code Strict-Transport-Security}. Requests
 * over http to them are sent over https. IP addresses and names of this machine cannot ask for it.
 * Thread-safe.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc6797">RFC 6797: HTTP Strict Transport
 *     Security</a>
 */
final class StrictTransport {
    /** The maximum number of hosts that are kept; the least recently used are removed. */
    private static final int MAX_HOSTS = 1000;

    /** The longest time that a host is kept, in seconds. */
    private static final long LONGEST = 366L * 24 * 60 * 60;

    private final InstantSource clock;
    private final Map<String, Policy> hosts = new RecentlyUsed<>(MAX_HOSTS);

    StrictTransport(InstantSource clock) {
        this.clock = clock;
    }

    /** What a host asked for. */
    private record Policy(Instant end, boolean withSubdomains) {}

    /** Keeps what the host of a response over https asks for. */
    void receive(Hop hop, Response answer) {
        List<String> values = answer.headers("Strict-Transport-Security");
        String host = hop.url().host();
        if (values.isEmpty() || !hop.url().isHttps() || NumericHost.isNumeric(host)) {
            return;
        }
        Map<String, String> directives = directives(values.get(0));
        String age = directives == null ? null : directives.get("max-age");
        if (directives == null || age == null || !age.matches("\\d+")) {
            return;
        }
        long seconds = age.length() > 9 ? LONGEST : Math.min(LONGEST, Long.parseLong(age));
        boolean withSubdomains = directives.containsKey("includesubdomains");
        synchronized (this) {
            if (seconds == 0) {
                hosts.remove(host);
            } else {
                hosts.put(host, new Policy(clock.instant().plusSeconds(seconds), withSubdomains));
            }
        }
    }

    /** The directives by lower-case name; null if one is repeated, which makes them invalid. */
    private static @Nullable Map<String, String> directives(String value) {
        Map<String, String> directives = new HashMap<>();
        for (String directive : value.split(";")) {
            int equals = directive.indexOf('=');
            String name = equals < 0 ? directive : directive.substring(0, equals);
            String text = equals < 0 ? "" : directive.substring(equals + 1).strip();
            boolean quoted = text.length() > 1 && text.startsWith("\"") && text.endsWith("\"");
            String bare = quoted ? text.substring(1, text.length() - 1) : text;
            String key = name.strip().toLowerCase(Locale.ROOT);
            if (!key.isEmpty() && directives.put(key, bare) != null) {
                return null;
            }
        }
        return directives;
    }

    /** Returns the URL to request in place of another one. */
    String secured(String url, HttpUrl parsed) {
        return parsed.isHttps() || !isKnown(parsed.host()) ? url : WebAddress.secured(url, parsed);
    }

    private synchronized boolean isKnown(String host) {
        if (hosts.isEmpty()) {
            return false;
        }
        String domain = host;
        while (true) {
            Policy entry = hosts.get(domain);
            boolean applies = entry != null && (entry.withSubdomains() || domain.equals(host));
            if (entry != null && applies && entry.end().isAfter(clock.instant())) {
                return true;
            }
            int dot = domain.indexOf('.');
            if (dot < 0) {
                return false;
            }
            domain = domain.substring(dot + 1);
        }
    }

    /** Copies the hosts. */
    StrictTransport copy() {
        StrictTransport copy = new StrictTransport(clock);
        copy.replaceBy(this);
        return copy;
    }

    /** Replaces the hosts by those of another memory, which stays unchanged. */
    void replaceBy(StrictTransport other) {
        Map<String, Policy> others;
        synchronized (other) {
            others = new LinkedHashMap<>(other.hosts);
        }
        synchronized (this) {
            hosts.clear();
            hosts.putAll(others);
        }
    }
}
