package browsy.fetch.cookie;

import browsy.fetch.url.WebAddress;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A cookie. Its value is a secret, which {@link #toString()} leaves out.
 *
 * @param name the name; may be empty
 * @param value the value, which may contain non-ASCII characters
 * @param domain the host that gets the cookie, in lower case and without a leading dot
 * @param hostOnly whether the subdomains of the domain do not get the cookie
 * @param path the path with a leading slash under which the cookie is sent
 * @param expires the time after which the cookie is not sent; null for the end of the session
 * @param secure whether the cookie is sent only over https, or to this machine
 * @param httpOnly whether scripts cannot read the cookie
 * @param sameSite whether requests that other sites cause include the cookie
 * @param partition the site of the page, such as {@code https://shop.example}, to whose requests a
 *     partitioned cookie is confined; null for a cookie that is not partitioned
 */
public record Cookie(
        String name,
        String value,
        String domain,
        boolean hostOnly,
        String path,
        @Nullable Instant expires,
        boolean secure,
        boolean httpOnly,
        SameSite sameSite,
        @Nullable String partition) {

    private static final Pattern HOST = Pattern.compile("[^/?#@\\\\]+");

    /** The maximum size of the name and value together, in bytes of UTF-8. */
    public static final int MAX_BYTES = 4096;

    /**
     * @throws IllegalArgumentException if a server could not set the cookie: the name or value has
     *     control characters or is too long, both are empty, the domain is no host, the path has no
     *     leading slash, or a prefix of the name or {@code SameSite=None} requires attributes that
     *     the cookie lacks
     */
    public Cookie {
        Objects.requireNonNull(sameSite, "sameSite");
        domain = host(domain);
        if (!isText(name) || name.contains("=")) {
            throw new IllegalArgumentException("not a valid cookie name");
        }
        if (!isText(value)) {
            throw new IllegalArgumentException("not a valid value of cookie " + name);
        }
        if (name.isEmpty() && value.isEmpty()) {
            throw new IllegalArgumentException("a cookie needs a name or a value");
        }
        if ((name + value).getBytes(StandardCharsets.UTF_8).length > MAX_BYTES) {
            throw new IllegalArgumentException(
                    "cookie " + name + " is longer than " + MAX_BYTES + " bytes");
        }
        if (!path.startsWith("/") || !isText(path)) {
            throw new IllegalArgumentException(
                    "not a valid path of cookie " + name + ": must start with a slash");
        }
        String missing = missing(name, value, hostOnly, path, secure, httpOnly, sameSite);
        if (missing == null && partition != null && !secure) {
            missing = "Secure, since it is partitioned";
        }
        if (missing != null) {
            throw new IllegalArgumentException("cookie " + name + " needs " + missing);
        }
    }

    /** Creates a session cookie for all paths of one host. */
    public static Cookie of(String name, String value, String host) {
        return new Cookie(
                name, value, host, true, "/", null, false, false, SameSite.UNSPECIFIED, null);
    }

    /**
     * The attributes that {@code SameSite=None} or the prefix of a name requires and the cookie
     * lacks; null if there are none. A nameless cookie is sent as its value alone, whose prefix
     * counts as that of a name.
     */
    private static @Nullable String missing(
            String name,
            String value,
            boolean hostOnly,
            String path,
            boolean secure,
            boolean httpOnly,
            SameSite sameSite) {
        if (sameSite == SameSite.NONE && !secure) {
            return "Secure, since it has SameSite=None";
        }
        for (NamePrefix prefix : NamePrefix.values()) {
            if (name.isEmpty() && prefix.begins(value)) {
                return "a name, since its value starts with " + prefix.text();
            }
            if (prefix.begins(name)) {
                boolean host = hostOnly && path.equals("/");
                boolean allowed =
                        secure
                                && (host || !prefix.isForOneHost())
                                && (httpOnly || !prefix.isForHttp());
                return allowed ? null : "the attributes that " + prefix.text() + " requires";
            }
        }
        return null;
    }

    /** Tests whether a text needs no escape in a header: no controls, semicolon or outer space. */
    private static boolean isText(String text) {
        return text.chars().noneMatch(c -> c < ' ' || c == 0x7F || c == ';')
                && !text.startsWith(" ")
                && !text.endsWith(" ");
    }

    /** The serialized host of a URL; throws for text that is no host. */
    private static String host(String domain) {
        String bare = domain.startsWith(".") ? domain.substring(1) : domain;
        String host = bare.contains(":") && !bare.startsWith("[") ? "[" + bare + "]" : bare;
        String normal = HOST.matcher(host).matches() ? WebAddress.host("http://" + host) : null;
        if (normal == null) {
            throw new IllegalArgumentException("not a valid cookie domain: " + domain);
        }
        return normal.toLowerCase(Locale.ROOT);
    }

    /** Whether the cookie is not sent at or after a time. */
    public boolean isExpiredAt(Instant time) {
        return expires != null && !expires.isAfter(time);
    }

    /** The name and attributes, without the value. */
    @Override
    public String toString() {
        return name + " of " + (hostOnly ? "" : "*.") + domain + path;
    }
}
