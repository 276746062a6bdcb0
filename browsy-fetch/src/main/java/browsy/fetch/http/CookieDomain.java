package browsy.fetch.http;

import okhttp3.Cookie;
import okhttp3.HttpUrl;
import org.jspecify.annotations.Nullable;

/** Parses the {@code Domain} attribute of cookies and checks whether a host may set it. */
final class CookieDomain {
    private CookieDomain() {}

    /** Tests whether an attribute of a {@code Set-Cookie} header is {@code Domain}. */
    static boolean isNamedBy(String attribute) {
        return attribute.replaceFirst("=.*", "").strip().equalsIgnoreCase("domain");
    }

    /**
     * Returns the normalized domain of the attribute; null if it is invalid and must be ignored.
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
     * Returns the cookie with the domain of its attribute. Returns null if the host may not set it:
     * the domain is not a suffix of the host, or it is a public suffix.
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
