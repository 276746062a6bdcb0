package browsy.html.csp;

import browsy.infra.Ascii;
import browsy.infra.PercentEncoding;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A source that names addresses by their scheme, or by their host with an optional scheme, port and
 * path.
 *
 * @param scheme in lower case; null for that of the page, and for none if the page has no address
 * @param host in lower case, {@code *} for any, with {@code *.} for the subdomains only; null for a
 *     source that consists of a scheme
 * @param port the port; {@link PolicyAddress#NO_PORT} if the source has none
 * @param anyPort whether each port is allowed
 * @param path decoded, a prefix if it ends with a slash; empty for any
 * @see <a href="https://w3c.github.io/webappsec-csp/#match-url-to-source-expression">CSP,
 *     6.7.2.8</a>
 */
record HostSource(
        @Nullable String scheme, @Nullable String host, int port, boolean anyPort, String path) {
    /** The maximum number of characters of a source. */
    private static final int MAX_CHARS = 2000;

    private static final Pattern SCHEME = Pattern.compile("([a-z][a-z0-9+.-]*):");
    private static final Pattern HOST =
            Pattern.compile(
                    "(?:([a-z][a-z0-9+.-]*)://)?(\\*|(?:\\*\\.)?[a-z0-9-]++(?:\\.[a-z0-9-]++)*+\\.?)"
                            + "(?::(\\d{1,5}|\\*))?(/[^?#]*)?(?:[?#].*)?",
                    Pattern.CASE_INSENSITIVE);

    /** How the scheme or the port of an address agrees with a source. */
    private enum Match {
        NONE,
        /** The address is that of the secure version of the protocol. */
        UPGRADE,
        /** Any port, or that of the scheme, is allowed. */
        WILDCARD,
        EXACT
    }

    /** Parses a source; returns null if it is none. NB: as in Chromium, a query is ignored. */
    static @Nullable HostSource parse(String token) {
        if (token.length() > MAX_CHARS) {
            return null;
        }
        Matcher scheme = SCHEME.matcher(Ascii.lower(token));
        if (scheme.matches()) {
            return new HostSource(scheme.group(1), null, PolicyAddress.NO_PORT, false, "");
        }
        Matcher parts = HOST.matcher(token);
        if (!parts.matches()) {
            return null;
        }
        String port = parts.group(3);
        boolean any = port != null && port.equals("*");
        String named = parts.group(1);
        String path = parts.group(4);
        return new HostSource(
                named == null ? null : Ascii.lower(named),
                Ascii.lower(parts.group(2)),
                port == null || any ? PolicyAddress.NO_PORT : Integer.parseInt(port),
                any,
                path == null ? "" : PercentEncoding.text(path));
    }

    /** The source of an origin. */
    static HostSource of(PolicyAddress page) {
        return new HostSource(page.scheme(), page.host(), page.port(), false, "");
    }

    /**
     * Tests whether an address is allowed. Paths do not count after a redirect, so that they do not
     * reveal its target.
     *
     * @param page the address of the page; null if it has none
     */
    boolean allows(PolicyAddress address, @Nullable PolicyAddress page, boolean redirected) {
        Match ofScheme = scheme(address, page);
        if (host == null || ofScheme == Match.NONE) {
            return ofScheme != Match.NONE;
        }
        Match ofPort = port(address);
        boolean upgrades =
                ofScheme == Match.UPGRADE
                        ? ofPort == Match.UPGRADE || ofPort == Match.WILDCARD
                        : ofPort != Match.UPGRADE;
        return upgrades
                && ofPort != Match.NONE
                && allowsHost(host, address.host())
                && (redirected || allowsPath(address.path()));
    }

    private Match scheme(PolicyAddress address, @Nullable PolicyAddress page) {
        String allowed = scheme != null || page == null ? scheme : page.scheme();
        if (allowed == null) {
            return Match.NONE;
        }
        if (allowed.equals(address.scheme())) {
            return Match.EXACT;
        }
        boolean upgrade =
                (allowed.equals("http") && address.scheme().equals("https"))
                        || (allowed.equals("ws") && address.scheme().equals("wss"));
        return upgrade ? Match.UPGRADE : Match.NONE;
    }

    private Match port(PolicyAddress address) {
        if (anyPort) {
            return Match.WILDCARD;
        }
        if (port == address.port()) {
            return Match.EXACT;
        }
        if (port == PolicyAddress.NO_PORT
                && address.port() == PolicyAddress.defaultPort(address.scheme())) {
            return Match.WILDCARD;
        }
        return port == 80 && address.port() == 443 ? Match.UPGRADE : Match.NONE;
    }

    private static boolean allowsHost(String allowed, String host) {
        if (allowed.equals("*")) {
            return true;
        }
        return allowed.startsWith("*.")
                ? host.endsWith(allowed.substring(1))
                : host.equals(allowed);
    }

    private boolean allowsPath(String asked) {
        if (path.isEmpty() || path.equals("/")) {
            return true;
        }
        return path.endsWith("/") ? asked.startsWith(path) : asked.equals(path);
    }
}
