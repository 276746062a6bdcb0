package browsy.fetch.http.proxy;

import browsy.fetch.proxy.ProxyServer;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.ProtocolException;
import java.nio.charset.StandardCharsets;

/**
 * Asks a SOCKS proxy for a connection to a host.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc1928">RFC 1928: SOCKS Protocol Version 5</a>
 * @see <a href="https://www.rfc-editor.org/rfc/rfc1929">RFC 1929: Username/Password
 *     Authentication</a>
 */
public final class Socks5 {
    private static final int VERSION = 5;
    private static final int CONNECT = 1;
    private static final int NO_AUTHENTICATION = 0;
    private static final int PASSWORD = 2;
    private static final int PASSWORD_VERSION = 1;
    private static final int IPV4 = 1;
    private static final int NAME = 3;
    private static final int IPV6 = 4;
    private static final int LONGEST_NAME = 255;

    private final ProxyServer server;
    private final DataInputStream in;
    private final OutputStream out;

    /** Creates a client over the streams of a connection to the proxy. */
    public Socks5(ProxyServer server, InputStream in, OutputStream out) {
        this.server = server;
        this.in = new DataInputStream(in);
        this.out = out;
    }

    /** Thrown if a proxy responds that it does not connect to a host. */
    static final class Refusal extends IOException {
        private static final long serialVersionUID = 1L;

        private Refusal(ProxyServer server, String why) {
            super("the proxy " + server + " does not connect: " + why);
        }
    }

    /**
     * Opens the connection.
     *
     * @param to the host; a name is sent as it is, its address in the parameter means nothing
     * @throws IOException if the proxy responds that there is no connection, or does not respond by
     *     the protocol
     */
    public void connect(InetSocketAddress to) throws IOException {
        boolean hasLogin = !server.user().isEmpty();
        out.write(
                hasLogin
                        ? new byte[] {VERSION, 2, NO_AUTHENTICATION, PASSWORD}
                        : new byte[] {VERSION, 1, NO_AUTHENTICATION});
        out.flush();
        require(in.read() == VERSION);
        int method = in.read();
        if (method == PASSWORD && hasLogin) {
            logIn();
        } else if (method != NO_AUTHENTICATION) {
            throw new Refusal(server, "it requires another way to authenticate");
        }
        request(to);
        readReply();
    }

    private void logIn() throws IOException {
        ByteArrayOutputStream message = new ByteArrayOutputStream();
        message.write(PASSWORD_VERSION);
        for (String secret : new String[] {server.user(), server.password()}) {
            byte[] bytes = secret.getBytes(StandardCharsets.UTF_8);
            message.write(bytes.length);
            message.writeBytes(bytes);
        }
        message.writeTo(out);
        out.flush();
        require(in.read() >= 0);
        if (in.read() != 0) {
            throw new Refusal(server, "it rejects the user name or the password");
        }
    }

    private void request(InetSocketAddress to) throws IOException {
        ByteArrayOutputStream message = new ByteArrayOutputStream();
        message.write(VERSION);
        message.write(CONNECT);
        message.write(0);
        byte[] address = to.getAddress().getAddress();
        String name = to.getHostString();
        if (RemoteNames.isPlaceholder(to.getAddress())) {
            byte[] bytes = name.getBytes(StandardCharsets.US_ASCII);
            if (bytes.length > LONGEST_NAME) {
                throw new Refusal(server, "the name of the host is too long");
            }
            message.write(NAME);
            message.write(bytes.length);
            message.writeBytes(bytes);
        } else {
            message.write(address.length == 4 ? IPV4 : IPV6);
            message.writeBytes(address);
        }
        message.write(to.getPort() >> 8);
        message.write(to.getPort());
        message.writeTo(out);
        out.flush();
    }

    private void readReply() throws IOException {
        require(in.read() == VERSION);
        int reply = in.read();
        require(reply >= 0);
        if (reply != 0) {
            throw new Refusal(server, reason(reply));
        }
        in.readByte();
        int length =
                switch (in.read()) {
                    case IPV4 -> 4;
                    case IPV6 -> 16;
                    case NAME -> in.readUnsignedByte();
                    default -> throw new ProtocolException("the proxy sends no SOCKS 5");
                };
        in.readFully(new byte[length + 2]);
    }

    private static String reason(int reply) {
        return switch (reply) {
            case 2 -> "its rules do not allow it";
            case 3 -> "the network is unreachable";
            case 4 -> "the host is unreachable";
            case 5 -> "the host refuses it";
            case 6 -> "the host is too far away";
            default -> "error " + reply;
        };
    }

    private void require(boolean valid) throws ProtocolException {
        if (!valid) {
            throw new ProtocolException("the proxy " + server + " sends no SOCKS 5");
        }
    }
}
