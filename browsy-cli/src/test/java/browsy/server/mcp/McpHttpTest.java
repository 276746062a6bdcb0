package browsy.server.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.server.TestServer;
import browsy.tools.site.DemoSite;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.spec.McpClientTransport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Streamable HTTP, with many clients at a time. */
class McpHttpTest extends McpContract {
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
    void messagesThatAreNoneAreToldFromSuchThatAreNoJson(String body, int code) {
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

    @ParameterizedTest
    @ValueSource(strings = {"2025-11-25", "2025-06-18"})
    void speaksTheCurrentAndThePreviousRevision(String revision) {
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
}
