package browsy.fetch.config;

import browsy.fetch.url.WebAddress;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;

/**
 * Headers that all requests to one origin carry, and no others: they go along with no redirect and
 * no style sheet of another one.
 *
 * @param origin scheme, host and port, such as {@code https://example.com}
 * @param headers values by name; they may be secret
 */
public record OriginHeaders(String origin, Map<String, String> headers) {
    /** What the session itself is answerable for. */
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
     * @param origin any address of it
     * @throws IllegalArgumentException if it is no web address, or a header cannot be sent
     */
    public OriginHeaders {
        Objects.requireNonNull(headers, "headers");
        String of = WebAddress.origin(Objects.requireNonNull(origin, "origin"));
        if (of.equals("null")) {
            throw new IllegalArgumentException("no web address: " + WebAddress.shown(origin));
        }
        origin = of;
        Map<String, String> checked = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        headers.forEach((name, value) -> checked.put(sendable(name), sendable(name, value)));
        headers = Map.copyOf(checked);
    }

    private static String sendable(String name) {
        if (!name.matches("[!#$%&'*+.^_`|~0-9A-Za-z-]+")
                || RESERVED.contains(name.toLowerCase(Locale.ROOT))) {
            throw new IllegalArgumentException("no header that can be set: " + name);
        }
        return name;
    }

    private static String sendable(String name, String value) {
        if (!value.matches("[\\t -~]*")) {
            throw new IllegalArgumentException("value must be printable ASCII: " + name);
        }
        return value;
    }

    /** Names no value. */
    @Override
    public String toString() {
        return origin + " " + headers.keySet();
    }
}
