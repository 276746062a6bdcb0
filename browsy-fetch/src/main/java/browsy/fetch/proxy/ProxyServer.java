package browsy.fetch.proxy;

import browsy.fetch.url.WebAddress;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A proxy server. It resolves the names of hosts itself.
 *
 * @param protocol the protocol to the proxy
 * @param host the name or IP address of the proxy, without brackets
 * @param port the port of the proxy, 1 to 65535
 * @param user the user name for authentication; empty for none
 * @param password the password for authentication; empty for none
 */
public record ProxyServer(Protocol protocol, String host, int port, String user, String password) {
    private static final int LONGEST_SOCKS_SECRET = 255;

    private static final Pattern URL =
            Pattern.compile(
                    "(http|socks5h?)://(?:([^:@/]*)(?::([^@/]*))?@)?"
                            + "(\\[[0-9a-f:.]+\\]|[^:@/\\[\\]]+):(\\d{1,5})/?",
                    Pattern.CASE_INSENSITIVE);

    /** A protocol between a client and a proxy. */
    public enum Protocol {
        /** HTTP/1.1: requests are forwarded, or tunnelled by {@code CONNECT} if secure. */
        HTTP,
        /** SOCKS version 5, with names resolved by the proxy. */
        SOCKS5
    }

    /**
     * @throws IllegalArgumentException if the host is not valid, the port is out of range, or the
     *     user name or password cannot be sent by the protocol
     */
    public ProxyServer {
        Objects.requireNonNull(protocol, "protocol");
        Objects.requireNonNull(host, "host");
        Objects.requireNonNull(user, "user");
        Objects.requireNonNull(password, "password");
        String name = WebAddress.host("http://" + (host.contains(":") ? "[" + host + "]" : host));
        if (name == null || host.matches(".*[/@?#\\\\\\s].*") || port < 1 || port > 65_535) {
            throw new IllegalArgumentException(
                    "not a valid proxy: a host and a port from 1 to 65535 are required");
        }
        host = name;
        requireSendable(protocol, user);
        requireSendable(protocol, password);
    }

    private static void requireSendable(Protocol protocol, String secret) {
        boolean tooLong =
                protocol == Protocol.SOCKS5
                        && secret.getBytes(StandardCharsets.UTF_8).length > LONGEST_SOCKS_SECRET;
        if (tooLong || secret.chars().anyMatch(Character::isISOControl)) {
            throw new IllegalArgumentException(
                    "user name or password of the proxy are too long or have control characters");
        }
    }

    /** Creates an HTTP proxy without authentication. */
    public static ProxyServer http(String host, int port) {
        return new ProxyServer(Protocol.HTTP, host, port, "", "");
    }

    /** Creates a SOCKS proxy without authentication. */
    public static ProxyServer socks5(String host, int port) {
        return new ProxyServer(Protocol.SOCKS5, host, port, "", "");
    }

    /**
     * Parses the URL of a proxy: {@code http} or {@code socks5}, percent-encoded credentials if
     * there are any, the host and the port, as in {@code socks5://ann:pass@proxy.example:1080}.
     *
     * @throws IllegalArgumentException if the URL is not valid; the message leaves it out
     */
    public static ProxyServer of(String url) {
        Matcher parts = URL.matcher(Objects.requireNonNull(url, "url"));
        if (!parts.matches()) {
            throw new IllegalArgumentException(
                    "not the URL of a proxy: http or socks5, a host and a port are required");
        }
        boolean http = parts.group(1).toLowerCase(Locale.ROOT).equals("http");
        return new ProxyServer(
                http ? Protocol.HTTP : Protocol.SOCKS5,
                parts.group(4).replaceAll("[\\[\\]]", ""),
                Integer.parseInt(parts.group(5)),
                decoded(parts.group(2)),
                decoded(parts.group(3)));
    }

    private static String decoded(@Nullable String text) {
        try {
            return text == null ? "" : WebAddress.percentDecoded(text);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    "not the URL of a proxy: the credentials have an invalid percent-encoding");
        }
    }

    /** Returns a copy with credentials. */
    public ProxyServer withLogin(String newUser, String newPassword) {
        return new ProxyServer(protocol, host, port, newUser, newPassword);
    }

    /** The host and port, as {@code SessionConfig.Builder.allowHost} takes them. */
    @Override
    public String toString() {
        return (host.contains(":") ? "[" + host + "]" : host) + ":" + port;
    }
}
