package browsy.fetch;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A SOCKS 5 proxy whose connections all lead to one port of this machine. */
final class TestSocks implements AutoCloseable {
    private final ServerSocket server;
    private final int port;
    private final List<String> asked = Collections.synchronizedList(new ArrayList<>());

    /** The credentials that are required, with a colon between them; empty for none. */
    volatile String login = "";

    /** The reply to requests for a connection. */
    volatile int reply;

    TestSocks(int port) {
        this.port = port;
        try {
            server = new ServerSocket(0, 50, InetAddress.getByName("127.0.0.1"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        start(this::accept);
    }

    private static void start(Runnable work) {
        Thread thread = new Thread(work, "socks");
        thread.setDaemon(true);
        thread.start();
    }

    int port() {
        return server.getLocalPort();
    }

    /** The requested hosts and ports. */
    List<String> asked() {
        return List.copyOf(asked);
    }

    private void accept() {
        while (!server.isClosed()) {
            try {
                Socket socket = server.accept();
                start(() -> serve(socket));
            } catch (IOException e) {
                return; // the proxy is closed
            }
        }
    }

    private void serve(Socket connection) {
        try (Socket socket = connection) {
            DataInputStream in = new DataInputStream(socket.getInputStream());
            OutputStream out = socket.getOutputStream();
            in.readByte();
            byte[] methods = in.readNBytes(in.readUnsignedByte());
            boolean canLogIn = new String(methods, StandardCharsets.ISO_8859_1).indexOf(2) >= 0;
            int method = login.isEmpty() ? 0 : canLogIn ? 2 : 0xFF;
            out.write(new byte[] {5, (byte) method});
            if (method == 2) {
                in.readByte();
                String user = text(in);
                boolean accepted = login.equals(user + ":" + text(in));
                out.write(new byte[] {1, (byte) (accepted ? 0 : 1)});
            }
            in.readNBytes(3);
            String host =
                    switch (in.readByte()) {
                        case 3 -> text(in);
                        case 1 -> InetAddress.getByAddress(in.readNBytes(4)).getHostAddress();
                        default -> InetAddress.getByAddress(in.readNBytes(16)).getHostAddress();
                    };
            asked.add(host + ":" + in.readUnsignedShort());
            out.write(new byte[] {5, (byte) reply, 0, 1, 0, 0, 0, 0, 0, 0});
            if (reply == 0) {
                try (Socket target = new Socket("127.0.0.1", port)) {
                    start(() -> copy(target, socket));
                    copy(socket, target);
                }
            }
        } catch (IOException e) {
            // The client has closed the connection.
        }
    }

    private static String text(DataInputStream in) throws IOException {
        return new String(in.readNBytes(in.readUnsignedByte()), StandardCharsets.UTF_8);
    }

    private static void copy(Socket from, Socket to) {
        try {
            InputStream in = from.getInputStream();
            byte[] bytes = new byte[8192];
            for (int count = in.read(bytes); count >= 0; count = in.read(bytes)) {
                to.getOutputStream().write(bytes, 0, count);
            }
        } catch (IOException e) {
            // One of the connections is closed.
        }
    }

    @Override
    public void close() {
        try {
            server.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
