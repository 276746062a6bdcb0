package browsy.server;

import browsy.fetch.config.SessionConfig;
import browsy.tools.ToolOptions;
import browsy.tools.site.DemoSite;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A local server with a local site to browse, for tests. */
public final class TestServer implements AutoCloseable {
    private final DemoSite site = new DemoSite();
    private final HttpClient client = HttpClient.newHttpClient();
    private final BrowsyServer server;

    public TestServer() {
        this(config -> {});
    }

    public TestServer(Consumer<ServerConfig.Builder> change) {
        ToolOptions tools =
                ToolOptions.DEFAULT
                        .withSession(SessionConfig.builder().allowPrivateNetwork(true).build())
                        .withSearchEngines(
                                List.of(site.engine("duckduckgo"), site.engine("google")));
        ServerConfig.Builder config = ServerConfig.builder().port(0).tools(tools);
        change.accept(config);
        server = BrowsyServer.start(config.build());
    }

    public DemoSite site() {
        return site;
    }

    public String url(String path) {
        return "http://127.0.0.1:" + server.port() + path;
    }

    /** Sends a message of an MCP client. The session is null before the server names one. */
    public HttpResponse<String> sendMcp(@Nullable String session, String message) {
        List<String> headers =
                new ArrayList<>(
                        List.of(
                                "Content-Type",
                                "application/json",
                                "Accept",
                                "application/json, text/event-stream"));
        if (session != null) {
            headers.addAll(List.of("Mcp-Session-Id", session));
        }
        return send("POST", "/mcp", message, headers.toArray(new String[0]));
    }

    /**
     * Sends a request.
     *
     * @param headers alternating names and values
     */
    public HttpResponse<String> send(String method, String path, String body, String... headers) {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create(url(path)))
                        .method(method, HttpRequest.BodyPublishers.ofString(body));
        if (headers.length > 0) {
            request.headers(headers);
        }
        try {
            return client.send(request.build(), BodyHandlers.ofString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** Sends a request as text without any processing and returns the status line. */
    public String raw(String request) throws IOException {
        try (Socket socket = new Socket("127.0.0.1", server.port())) {
            socket.setSoTimeout(10_000);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().flush();
            InputStream in = socket.getInputStream();
            StringBuilder line = new StringBuilder();
            for (int c = in.read(); c >= 0 && c != '\r'; c = in.read()) {
                line.append((char) c);
            }
            return line.toString();
        }
    }

    @Override
    public void close() {
        server.close();
        site.close();
    }
}
