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
 * @param hosts the permitted host names of the server, besides localhost and IP addresses
 * @param origins the origins of web pages that may call the server from a browser
 * @param bearerToken the token that requests must have; null if none is required
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
     * Whether a request names a host that this server goes by. A page of another site that has its
     * own name point here (DNS rebinding) gives itself away by that name; addresses cannot be
     * rebound.
     *
     * @param header the Host header, null if there is none
     */
    boolean knowsHost(@Nullable String header) {
        if (header == null) {
            return false;
        }
        String host = header.toLowerCase(Locale.ROOT).replaceFirst(":\\d{1,5}$", "");
        return host.equals("localhost") || ADDRESS.matcher(host).matches() || hosts.contains(host);
    }

    /** Whether pages of an origin may read answers. */
    boolean allowsOrigin(String origin) {
        return origins.contains(origin);
    }

    /** Whether a request comes from a page of this server. */
    static boolean isOwnOrigin(String origin, @Nullable String hostHeader) {
        try {
            return hostHeader != null
                    && hostHeader.equalsIgnoreCase(new URI(origin).getAuthority());
        } catch (URISyntaxException e) {
            return false;
        }
    }

    /** Whether a request knows what it must know. */
    boolean admits(@Nullable String authorization) {
        if (bearerToken == null) {
            return true;
        }
        if (authorization == null
                || !authorization.regionMatches(true, 0, SCHEME, 0, SCHEME.length())) {
            return false;
        }
        String given = authorization.substring(SCHEME.length()).strip();
        // Compared in constant time, so that the time tells nothing of the token.
        return MessageDigest.isEqual(
                bearerToken.getBytes(StandardCharsets.UTF_8),
                given.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public String toString() {
        return "Access[hosts=" + hosts + ", origins=" + origins + "]";
    }
}
