package browsy.server.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.server.TestServer;
import browsy.tools.site.DemoSite;
import browsy.tools.site.WrongCall;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.spec.McpClientTransport;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests MCP over Streamable HTTP, where a server has many clients. */
class McpHttpTest extends McpContract {
    private static final String INITIALIZE =
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{"
                    + "\"protocolVersion\":\"2025-11-25\",\"capabilities\":{},"
                    + "\"clientInfo\":{\"name\":\"test\",\"version\":\"1\"}}}";

    private static TestServer server;

    @BeforeAll
    static void start() {
        server = new TestServer();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Override
    McpClientTransport transport() {
        return HttpClientStreamableHttpTransport.builder(server.url("")).endpoint("/mcp").build();
    }

    @Override
    DemoSite site() {
        return server.site();
    }

    @Test
    void clientsDoNotShareSessions() {
        try (McpSyncClient ann = connect();
                McpSyncClient bob = connect()) {
            Object handle = structure(browse(ann, "/visit?name=ann")).get("session");
            browse(bob, "/visit?name=bob");
            assertTrue(text(browse(ann, "/whoami")).contains("name=ann"));
            assertTrue(text(browse(bob, "/whoami")).contains("name=bob"));
            String lent = text(call(bob, "get_page", "session", handle));
            assertTrue(lent.contains("name=ann"), lent);
            assertFalse(lent.contains("name=bob"), lent);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"{\"jsonrpc\": | -32700", "nonsense | -32700", "[] | -32600", "{} | -32600"})
    void syntaxErrorsAndInvalidMessagesHaveDifferentCodes(String body, int code) {
        var answer =
                server.send(
                        "POST",
                        "/mcp",
                        body,
                        "Content-Type",
                        "application/json",
                        "Accept",
                        "application/json, text/event-stream");
        assertEquals(400, answer.statusCode());
        assertTrue(answer.body().contains("\"code\":" + code), answer.body());
    }

    @Test
    void malformedMessagesAreAnsweredWithErrors() {
        for (WrongCall wrong : WrongCall.some(100)) {
            String body =
                    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":"
                            + wrong.arguments()
                            + "}";
            for (String message : List.of(wrong.arguments(), body)) {
                var answer =
                        server.send(
                                "POST",
                                "/mcp",
                                message,
                                "Content-Type",
                                "application/json",
                                "Accept",
                                "application/json, text/event-stream");
                assertEquals(400, answer.statusCode(), message);
                assertTrue(answer.body().contains("\"code\":-32"), message);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"2025-11-25", "2025-06-18"})
    void supportsTheCurrentAndThePreviousRevision(String revision) {
        var answer =
                server.send(
                        "POST",
                        "/mcp",
                        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{"
                                + "\"protocolVersion\":\""
                                + revision
                                + "\",\"capabilities\":{},"
                                + "\"clientInfo\":{\"name\":\"test\",\"version\":\"1\"}}}",
                        "Content-Type",
                        "application/json",
                        "Accept",
                        "application/json, text/event-stream");
        Matcher agreed = Pattern.compile("\"protocolVersion\":\"([^\"]+)\"").matcher(answer.body());
        assertTrue(agreed.find(), answer.body());
        assertEquals(revision, agreed.group(1));
    }

    @Test
    void responsesContainNoInvisibleCharacters() {
        String hidden = "\uDB40\uDC41\uDB40\uDC42\u202E\u200B";
        server.site().page("/hidden", "<title>T" + hidden + "</title><p>Words" + hidden);
        String session = message(null, INITIALIZE).headers().firstValue("Mcp-Session-Id").get();
        message(session, "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
        for (String format : List.of("json", "compact", "markdown")) {
            String call =
                    "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/call\",\"params\":{\"name\":"
                            + "\"browse\",\"arguments\":{\"url\":\""
                            + server.site().url("/hidden")
                            + "\",\"format\":\""
                            + format
                            + "\"}}}";
            String answer = message(session, call).body();
            assertTrue(answer.contains("Words"), answer);
            assertFalse(answer.matches("(?s).*[\\p{Cf}\\p{Co}\\p{Cn}].*"), answer);
        }
    }

    private static HttpResponse<String> message(@Nullable String session, String body) {
        return server.sendMcp(session, body);
    }
}
