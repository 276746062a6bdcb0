package browsy.fetch.config;

import browsy.fetch.url.WebAddress;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;

/**
 * Additional headers for all requests to one origin. A redirect or style sheet of another origin
 * does not receive them.
 *
 * @param origin the scheme, host and port, such as {@code https://example.com}
 * @param headers the values by name, which may be secret
 */
public record OriginHeaders(String origin, Map<String, String> headers) {
    /** The headers that the session sets itself, in lower case. */
    private static final Set<String> RESERVED =
            Set.of(
                    "accept-encoding",
                    "connection",
                    "content-length",
                    "content-type",
                    "cookie",
                    "host",
                    "origin",
                    "referer",
                    "te",
                    "trailer",
                    "transfer-encoding",
                    "upgrade");

    /**
     * @param origin any URL of the origin
     * @throws IllegalArgumentException if {@code origin} is not an http or https URL, a header name
     *     is reserved or not a token, or a value is not printable ASCII
     */
    public OriginHeaders {
        Objects.requireNonNull(headers, "headers");
        String of = WebAddress.origin(Objects.requireNonNull(origin, "origin"));
        if (of.equals("null")) {
            throw new IllegalArgumentException(
                    "not an http or https URL: " + WebAddress.shown(origin));
        }
        origin = of;
        Map<String, String> checked = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        headers.forEach((name, value) -> checked.put(sendable(name), sendable(name, value)));
        headers = Map.copyOf(checked);
    }

    private static String sendable(String name) {
        if (!name.matches("[!#$%&'*+.^_`|~0-9A-Za-z-]+")
                || RESERVED.contains(name.toLowerCase(Locale.ROOT))) {
            throw new IllegalArgumentException("reserved or invalid header name: " + name);
        }
        return name;
    }

    private static String sendable(String name, String value) {
        if (!value.matches("[\\t -~]*")) {
            throw new IllegalArgumentException(
                    "value of header " + name + " must be printable ASCII");
        }
        return value;
    }

    /** The origin and the header names, without the values. */
    @Override
    public String toString() {
        return origin + " " + headers.keySet();
    }
}
