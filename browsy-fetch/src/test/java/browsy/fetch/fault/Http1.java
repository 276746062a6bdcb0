package browsy.fetch.fault;

import browsy.fetch.RawRequest;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import org.jspecify.annotations.Nullable;

/** An HTTP/1 server: a sound page for {@code /sound}, and a fault for all other paths. */
final class Http1 implements FaultServer.Service {
    static final String PAGE = "<title>Sound</title><h1>Sound</h1>";
    static final String HEAD = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n";

    private final Answer answer;
    private final @Nullable SSLContext tls;

    /** Writes a response. */
    interface Answer {
        void write(Peer client) throws IOException;
    }

    private Http1(Answer answer, @Nullable SSLContext tls) {
        this.answer = answer;
        this.tls = tls;
    }

    static Http1 answering(Answer answer) {
        return new Http1(answer, null);
    }

    /** A server that sends a text and closes the connection. */
    static Http1 sending(String text) {
        return new Http1(client -> client.send(text), null);
    }

    /** A server that sends bytes after a head, and closes the connection. */
    static Http1 sending(String head, byte[] body) {
        return new Http1(
                client -> {
                    client.send(head + "\r\n");
                    client.send(body);
                },
                null);
    }

    Http1 over(SSLContext context) {
        return new Http1(answer, context);
    }

    @Override
    public String scheme() {
        return tls == null ? "http" : "https";
    }

    @Override
    public void serve(Socket connection) throws IOException {
        Socket socket = tls == null ? connection : tls(connection, tls);
        InputStream in = new BufferedInputStream(socket.getInputStream());
        for (String target = target(in); target != null; target = target(in)) {
            Peer client = new Peer(connection, socket.getOutputStream(), target);
            if (target.startsWith("/sound")) {
                client.send(sound());
            } else {
                answer.write(client);
                if (!client.kept) {
                    return;
                }
            }
        }
    }

    static String sound() {
        return HEAD + "Content-Length: " + PAGE.length() + "\r\n\r\n" + PAGE;
    }

    static SSLSocket tls(Socket connection, SSLContext context) throws IOException {
        SSLSocket socket =
                (SSLSocket)
                        context.getSocketFactory()
                                .createSocket(connection, "127.0.0.1", connection.getPort(), true);
        socket.setUseClientMode(false);
        return socket;
    }

    /** Reads a request with its body. Returns its target; null at the end of the stream. */
    private static @Nullable String target(InputStream in) throws IOException {
        RawRequest request = RawRequest.read(in);
        return request == null ? null : request.firstLine().split(" ")[1];
    }

    /** The client of a request. */
    static final class Peer {
        private static final int BLOCK = 16 << 10;

        private final Socket connection;
        private final OutputStream out;
        private final String target;
        private boolean kept;

        Peer(Socket connection, OutputStream out, String target) {
            this.connection = connection;
            this.out = out;
            this.target = target;
        }

        /** Keeps the connection open after the response. */
        void keep() {
            kept = true;
        }

        /** The number in the query of the request; 0 if there is none. */
        int number() {
            int query = target.indexOf('?');
            return query < 0 ? 0 : Integer.parseInt(target.substring(query + 1));
        }

        void send(String text) throws IOException {
            send(text.getBytes(StandardCharsets.ISO_8859_1));
        }

        void send(byte[] bytes) throws IOException {
            out.write(bytes);
            out.flush();
        }

        /** Sends a text again and again, until the client closes the connection. */
        void sendForever(String text) throws IOException {
            byte[] block =
                    text.repeat(BLOCK / text.length() + 1).getBytes(StandardCharsets.ISO_8859_1);
            while (true) {
                send(block);
            }
        }

        /** Sends the characters of a text again and again, each after a pause. */
        void dripForever(String text) throws IOException {
            for (int i = 0; ; i = (i + 1) % text.length()) {
                pause(20);
                send(text.substring(i, i + 1));
            }
        }

        /** Sends nothing until the client closes the connection. */
        void hang() throws IOException {
            connection.getInputStream().read();
        }

        /** Resets the connection. */
        void reset() throws IOException {
            connection.setSoLinger(true, 0);
            connection.close();
        }

        private static void pause(int millis) {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(millis));
        }
    }
}
