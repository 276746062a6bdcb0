package browsy.fetch.fault;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** A server on this machine that does with its connections what a fault says. */
final class FaultServer implements AutoCloseable {
    /** What the names of all threads of servers begin with. */
    static final String THREADS = "fault server";

    private final ServerSocket server;
    private final Service service;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();

    /** What a server does. */
    interface Service {
        /** The scheme of its URLs. */
        String scheme();

        /**
         * Serves a connection, which is closed afterwards.
         *
         * @throws IOException if the client closes the connection
         */
        void serve(Socket connection) throws IOException;
    }

    FaultServer(Service service) {
        this.service = service;
        try {
            server = new ServerSocket(0, 200, InetAddress.getByName("127.0.0.1"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        start(this::accept);
    }

    static void start(Runnable task) {
        Thread thread = new Thread(task, THREADS);
        thread.setDaemon(true);
        thread.start();
    }

    String url(String path) {
        return service.scheme() + "://127.0.0.1:" + server.getLocalPort() + path;
    }

    private void accept() {
        while (!server.isClosed()) {
            try {
                Socket connection = server.accept();
                open.add(connection);
                start(() -> serve(connection));
            } catch (IOException e) {
                return; // the server is closed
            }
        }
    }

    private void serve(Socket connection) {
        try (connection) {
            connection.setTcpNoDelay(true);
            service.serve(connection);
        } catch (IOException e) {
            // The client has closed the connection.
        } finally {
            open.remove(connection);
        }
    }

    @Override
    public void close() {
        try {
            server.close();
            for (Socket connection : open) {
                connection.close();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
