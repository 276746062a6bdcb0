package browsy.fetch.http;

import okhttp3.Cookie;
import okhttp3.HttpUrl;
import org.jspecify.annotations.Nullable;

/** The {@code Domain} attribute of cookies. */
final class CookieDomain {
    private CookieDomain() {}

    /** Whether an attribute of a {@code Set-Cookie} header names a domain. */
    static boolean isNamedBy(String attribute) {
        return attribute.replaceFirst("=.*", "").strip().equalsIgnoreCase("domain");
    }

    /**
     * The domain that an attribute names; null where it is none, so that it does not count.
     *
     * @param attribute such as {@code Domain=.example.com}
     */
    static @Nullable String of(String attribute) {
        String value = attribute.substring(attribute.indexOf('=') + 1).strip();
        String host = value.startsWith(".") ? value.substring(1) : value;
        if (host.isEmpty() || host.endsWith(".") || host.equals(attribute.strip())) {
            return null;
        }
        HttpUrl url = HttpUrl.parse("http://" + host + "/");
        return url != null && host.matches("[^/:?#@\\\\]+") ? url.host() : null;
    }

    /**
     * A cookie for a whole domain; null where a server may not set it: for other domains, and for
     * suffixes under which anyone can register.
     */
    static @Nullable Cookie widened(Cookie cookie, String domain, HttpUrl url) {
        String host = url.host();
        if (host.equals(domain)) {
            return cookie.newBuilder().domain(domain).build();
        }
        boolean within = host.endsWith("." + domain) && !host.matches("[0-9.]+");
        return within && PublicSuffixes.registrable(domain) != null
                ? cookie.newBuilder().domain(domain).build()
                : null;
    }
}
