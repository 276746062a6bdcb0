package browsy.fetch.config;

import browsy.fetch.url.WebAddress;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A host in a private network that a session may connect to despite the block on such networks.
 *
 * @param host a host name, or a normalized IP address without brackets
 * @param port the allowed port; {@link #ANY_PORT} for all ports
 */
public record PrivateHost(String host, int port) {
    /** The value of {@link #port()} that allows all ports. */
    public static final int ANY_PORT = 0;

    private static final int LAST_PORT = 65_535;
    private static final Pattern TEXT =
            Pattern.compile("(\\[[0-9A-Fa-f:.]+\\]|[^\\s\\[\\]:/?#@\\\\]+)(?::(\\d{1,5}))?");
    private static final Pattern NORMAL = Pattern.compile("http://\\[?([^/\\]]+)\\]?/");

    /**
     * Parses {@code host:port}, or a host alone to allow all its ports.
     *
     * @param text such as {@code localhost:8080}, {@code 127.0.0.1} or {@code [::1]:3000}
     * @throws IllegalArgumentException if {@code text} is not a valid host with an optional port
     */
    public static PrivateHost of(String text) {
        Matcher parts = TEXT.matcher(Objects.requireNonNull(text, "text"));
        String address = parts.matches() ? WebAddress.normal("http://" + parts.group(1)) : null;
        Matcher host = NORMAL.matcher(address == null ? "" : address);
        if (!host.matches()) {
            throw new IllegalArgumentException("not a valid host, or host and port: " + text);
        }
        String digits = parts.group(2);
        int port = digits == null ? ANY_PORT : Integer.parseInt(digits);
        if (digits != null && (port == 0 || port > LAST_PORT)) {
            throw new IllegalArgumentException("port must be from 1 to 65535: " + text);
        }
        return new PrivateHost(host.group(1), port);
    }

    /** Tests whether this entry allows connections to a host and port. */
    public boolean covers(String otherHost, int otherPort) {
        return host.equals(otherHost) && (port == ANY_PORT || port == otherPort);
    }
}
