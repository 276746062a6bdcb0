package browsy.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests that requests with incomplete bodies do not block other requests. */
class SlowBodiesTest {
    /** More clients than the server has threads. */
    private static final int CLIENTS = 300;

    @Test
    void incompleteBodiesOccupyNoThreads() throws IOException {
        List<Socket> slow = new ArrayList<>();
        try (TestServer server = new TestServer()) {
            int port = URI.create(server.url("/")).getPort();
            for (int i = 0; i < CLIENTS; i++) {
                String path = List.of("/api/parse", "/mcp", "/a2a").get(i % 3);
                Socket socket = new Socket("127.0.0.1", port);
                slow.add(socket);
                String head =
                        "POST %s HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\n{"
                                .formatted(path);
                socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
                socket.getOutputStream().flush();
            }
            String page = server.send("POST", "/api/parse", "{\"html\":\"<p>Hello\"}").body();
            assertTrue(page.contains("Hello"), page);
            assertEquals(
                    "HTTP/1.1 200 OK",
                    server.raw(
                            "POST /api/parse HTTP/1.1\r\nHost: localhost\r\n"
                                    + "Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
                                    + "5\r\n{\"htm\r\n9\r\nl\":\"<p>\"}\r\n0\r\n\r\n"));
        } finally {
            for (Socket socket : slow) {
                socket.close();
            }
        }
    }
}
