package browsy.fetch;

import java.io.BufferedInputStream;
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
import java.util.Map;
import javax.net.ServerSocketFactory;
import javax.net.ssl.SSLServerSocketFactory;

/** A server that sends the exact bytes of a test as responses and records the requests. */
final class RawSite implements AutoCloseable {
    private final ServerSocket server;
    private final Answerer answerer;
    private final String scheme;
    private final List<String> asked = Collections.synchronizedList(new ArrayList<>());
    private final List<Map<String, String>> headers =
            Collections.synchronizedList(new ArrayList<>());

    /** Responds to a request on a connection. */
    interface Answerer {
        /**
         * Writes a response.
         *
         * @param number the number of the request on its connection, from 1
         * @return whether the connection stays open
         */
        boolean answer(String request, int number, OutputStream out) throws IOException;
    }

    RawSite(Answerer answerer) {
        this(answerer, ServerSocketFactory.getDefault());
    }

    RawSite(Answerer answerer, ServerSocketFactory sockets) {
        this.answerer = answerer;
        scheme = sockets instanceof SSLServerSocketFactory ? "https" : "http";
        try {
            server = sockets.createServerSocket(0, 50, InetAddress.getByName("127.0.0.1"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread thread = new Thread(this::accept, "raw site");
        thread.setDaemon(true);
        thread.start();
    }

    String url(String path) {
        return scheme + "://127.0.0.1:" + server.getLocalPort() + path;
    }

    int port() {
        return server.getLocalPort();
    }

    /** The recorded requests in order. */
    List<String> asked() {
        return List.copyOf(asked);
    }

    /** The headers of the recorded requests, by lower-case name. */
    List<Map<String, String>> headers() {
        return List.copyOf(headers);
    }

    /** The bytes of a 200 response with an HTML page. */
    static byte[] ok(String html) {
        return bytes(
                "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: "
                        + html.length()
                        + "\r\n\r\n"
                        + html);
    }

    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    private void accept() {
        while (!server.isClosed()) {
            try {
                Socket socket = server.accept();
                Thread thread = new Thread(() -> serve(socket), "raw connection");
                thread.setDaemon(true);
                thread.start();
            } catch (IOException e) {
                return; // the server is closed
            }
        }
    }

    private void serve(Socket connection) {
        try (Socket socket = connection) {
            InputStream in = new BufferedInputStream(socket.getInputStream());
            int number = 0;
            RawRequest request = RawRequest.read(in);
            while (request != null) {
                asked.add(request.methodAndTarget());
                headers.add(request.headers());
                number++;
                OutputStream out = socket.getOutputStream();
                boolean kept = answerer.answer(request.methodAndTarget(), number, out);
                out.flush();
                request = kept ? RawRequest.read(in) : null;
            }
        } catch (IOException e) {
            // The client has closed the connection.
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
