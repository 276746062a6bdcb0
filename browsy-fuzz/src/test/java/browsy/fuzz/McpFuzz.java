package browsy.fuzz;

import browsy.fetch.client.RequestHandler.Response;
import browsy.fetch.config.SessionConfig;
import browsy.server.mcp.McpEndpoint;
import browsy.server.sessions.SessionStore;
import browsy.tools.ToolOptions;
import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/** A client may send any lines after the handshake; the server answers until the input ends. */
public final class McpFuzz {
    private static final String HELLO =
            """
            {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18",\
            "capabilities":{},"clientInfo":{"name":"fuzz","version":"1"}}}
            {"jsonrpc":"2.0","method":"notifications/initialized"}
            """;
    private static final ToolOptions OPTIONS =
            ToolOptions.DEFAULT.withSession(
                    SessionConfig.builder()
                            .requestHandler(
                                    request -> Response.html("<h1>Shop</h1><a href=/>x</a>"))
                            .build());

    private McpFuzz() {}

    public static void fuzzerTestOneInput(FuzzedDataProvider data) throws Exception {
        byte[] input = (HELLO + data.consumeRemainingAsString()).getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (SessionStore store = new SessionStore(OPTIONS, 2, Duration.ofHours(1));
                McpEndpoint endpoint =
                        McpEndpoint.overStreams(
                                store, "0", true, 1 << 16, new ByteArrayInputStream(input), out)) {
            endpoint.awaitEnd();
        }
    }
}
