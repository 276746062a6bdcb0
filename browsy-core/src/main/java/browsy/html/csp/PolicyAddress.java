package browsy.html.csp;

import browsy.infra.Ascii;
import browsy.infra.LoopbackHost;
import browsy.infra.PercentEncoding;
import org.jspecify.annotations.Nullable;

/**
 * The parts of a URL that sources are compared with.
 *
 * @param scheme in lower case
 * @param host in lower case; empty if the URL has none
 * @param port the port, the default of the scheme if the URL has none; {@link #NO_PORT} if neither
 *     exists
 * @param path the path, decoded; empty if the URL has none
 */
record PolicyAddress(String scheme, String host, int port, String path) {
    static final int NO_PORT = -1;

    /** Reads an absolute URL; returns null if it has no scheme. */
    static @Nullable PolicyAddress of(String url) {
        int colon = url.indexOf(':');
        if (colon < 1) {
            return null;
        }
        String scheme = Ascii.lower(url.substring(0, colon));
        if (!url.startsWith("//", colon + 1)) {
            return new PolicyAddress(scheme, "", NO_PORT, "");
        }
        int start = colon + 3;
        int end = start;
        while (end < url.length() && "/?#".indexOf(url.charAt(end)) < 0) {
            end++;
        }
        String authority = url.substring(start, end);
        String hostAndPort = authority.substring(authority.lastIndexOf('@') + 1);
        int port = hostAndPort.lastIndexOf(':');
        boolean hasPort = port > hostAndPort.lastIndexOf(']');
        return new PolicyAddress(
                scheme,
                Ascii.lower(hasPort ? hostAndPort.substring(0, port) : hostAndPort),
                hasPort ? number(hostAndPort.substring(port + 1), scheme) : defaultPort(scheme),
                path(url, end));
    }

    /** Reads the URL of a page; returns null if the page has no origin, as one of {@code data:}. */
    static @Nullable PolicyAddress ofPage(String url) {
        PolicyAddress address = of(url);
        boolean hasOrigin =
                address != null && (!address.host.isEmpty() || address.scheme.equals("file"));
        return hasOrigin ? address : null;
    }

    private static int number(String port, String scheme) {
        if (port.isEmpty()) {
            return defaultPort(scheme);
        }
        try {
            return Integer.parseInt(port);
        } catch (NumberFormatException e) {
            return NO_PORT;
        }
    }

    private static String path(String url, int start) {
        int end = start;
        while (end < url.length() && "?#".indexOf(url.charAt(end)) < 0) {
            end++;
        }
        return start == end ? "/" : PercentEncoding.text(url.substring(start, end));
    }

    /**
     * Returns the address that is requested for this one if requests over http are sent over https.
     * Those to the machine itself are not.
     */
    PolicyAddress upgraded() {
        return scheme.equals("http") && !LoopbackHost.is(host)
                ? new PolicyAddress("https", host, port == defaultPort(scheme) ? 443 : port, path)
                : this;
    }

    /** The default port of a scheme; {@link #NO_PORT} if it has none. */
    static int defaultPort(String scheme) {
        return switch (scheme) {
            case "http", "ws" -> 80;
            case "https", "wss" -> 443;
            case "ftp" -> 21;
            default -> NO_PORT;
        };
    }

    /** Whether the wildcard {@code *} stands for the scheme. */
    boolean isNetwork() {
        return switch (scheme) {
            case "http", "https", "ws", "wss", "ftp" -> true;
            default -> false;
        };
    }
}
