package browsy.server.http;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The clients that may use the server.
 *
 * @param hosts the host names that the Host header may contain, besides localhost and IP addresses
 * @param origins the origins whose web pages may call the server from a browser, besides the origin
 *     of the server itself
 * @param bearerToken the token that the Authorization header must contain; null if none is required
 */
public record AccessPolicy(List<String> hosts, List<String> origins, @Nullable String bearerToken) {
    private static final Pattern ADDRESS =
            Pattern.compile("\\[[0-9a-f:.]+]|\\d{1,3}(\\.\\d{1,3}){3}");
    private static final String SCHEME = "Bearer ";

    public AccessPolicy {
        hosts = hosts.stream().map(host -> host.toLowerCase(Locale.ROOT)).toList();
        origins = List.copyOf(origins);
    }

    /**
     * Tests whether the Host header of a request is localhost, an IP address or a configured host
     * name. This prevents DNS rebinding: if another site resolves its host name to the address of
     * this server, its requests have that name in the header. IP addresses cannot be rebound.
     *
     * @param header the Host header; null if there is none
     */
    boolean knowsHost(@Nullable String header) {
        if (header == null) {
            return false;
        }
        String host = header.toLowerCase(Locale.ROOT).replaceFirst(":\\d{1,5}$", "");
        return host.equals("localhost") || ADDRESS.matcher(host).matches() || hosts.contains(host);
    }

    /** Tests whether web pages of an origin may call the server and read its responses (CORS). */
    boolean allowsOrigin(String origin) {
        return origins.contains(origin);
    }

    /** Tests whether an origin has the host and port of the Host header, so is the server's own. */
    static boolean isOwnOrigin(String origin, @Nullable String hostHeader) {
        try {
            return hostHeader != null
                    && hostHeader.equalsIgnoreCase(new URI(origin).getAuthority());
        } catch (URISyntaxException e) {
            return false;
        }
    }

    /**
     * Tests whether an Authorization header has the required bearer token.
     *
     * @param authorization the header; null if there is none
     */
    boolean admits(@Nullable String authorization) {
        if (bearerToken == null) {
            return true;
        }
        if (authorization == null
                || !authorization.regionMatches(true, 0, SCHEME, 0, SCHEME.length())) {
            return false;
        }
        String given = authorization.substring(SCHEME.length()).strip();
        // In constant time, so that the duration reveals nothing about the token.
        return MessageDigest.isEqual(
                bearerToken.getBytes(StandardCharsets.UTF_8),
                given.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public String toString() {
        return "Access[hosts=" + hosts + ", origins=" + origins + "]";
    }
}
