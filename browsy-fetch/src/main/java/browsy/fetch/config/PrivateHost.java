package browsy.fetch.config;

import browsy.fetch.url.WebAddress;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A host of this machine or its network that a session may reach all the same.
 *
 * @param host a name, or an address in its normal form without brackets
 * @param port the one port that is open; {@link #ANY_PORT} for all of them
 */
public record PrivateHost(String host, int port) {
    /** Stands for every port. */
    public static final int ANY_PORT = 0;

    private static final int LAST_PORT = 65_535;
    private static final Pattern TEXT =
            Pattern.compile("(\\[[0-9A-Fa-f:.]+\\]|[^\\s\\[\\]:/?#@\\\\]+)(?::(\\d{1,5}))?");
    private static final Pattern NORMAL = Pattern.compile("http://\\[?([^/\\]]+)\\]?/");

    /**
     * Reads {@code host:port}, or a host alone for all its ports.
     *
     * @param text such as {@code localhost:8080}, {@code 127.0.0.1} or {@code [::1]:3000}
     * @throws IllegalArgumentException if it is neither
     */
    public static PrivateHost of(String text) {
        Matcher parts = TEXT.matcher(Objects.requireNonNull(text, "text"));
        String address = parts.matches() ? WebAddress.normal("http://" + parts.group(1)) : null;
        Matcher host = NORMAL.matcher(address == null ? "" : address);
        if (!host.matches()) {
            throw new IllegalArgumentException("no host, or host and port: " + text);
        }
        String digits = parts.group(2);
        int port = digits == null ? ANY_PORT : Integer.parseInt(digits);
        if (digits != null && (port == 0 || port > LAST_PORT)) {
            throw new IllegalArgumentException("no such port: " + text);
        }
        return new PrivateHost(host.group(1), port);
    }

    /** Whether it is this host, with this port open. */
    public boolean covers(String otherHost, int otherPort) {
        return host.equals(otherHost) && (port == ANY_PORT || port == otherPort);
    }
}
