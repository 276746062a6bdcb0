package browsy.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.server.rest.RestApi;
import browsy.tools.Json;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Tests over HTTP what clients of each interface get when sessions have expired or are all in use.
 */
class ExpiryTest {
    private static final String INITIALIZE =
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{"
                    + "\"protocolVersion\":\"2025-11-25\",\"capabilities\":{},"
                    + "\"clientInfo\":{\"name\":\"test\",\"version\":\"1\"}}}";

    private static TestServer server(int sessions, Duration idle) {
        return new TestServer(config -> config.maxSessions(sessions).idle(idle));
    }

    private static HttpResponse<String> browse(TestServer server, String... headers) {
        String body = "{\"url\": \"" + server.site().url("/") + "\"}";
        return server.send("POST", "/api/browse", body, headers);
    }

    @Test
    void expiredSessionsOfRestAreAnError() {
        try (TestServer server = server(1, Duration.ofNanos(1))) {
            String token =
                    browse(server).headers().firstValue(RestApi.SESSION_HEADER).orElseThrow();
            for (HttpResponse<String> ended :
                    new HttpResponse[] {
                        browse(server, RestApi.SESSION_HEADER, token),
                        server.send("GET", "/api/page", "", RestApi.SESSION_HEADER, token)
                    }) {
                assertEquals(404, ended.statusCode());
                assertTrue(ended.body().contains("no such session any more"), ended.body());
            }
            assertEquals(200, browse(server).statusCode(), "the expired session makes room");
        }
    }

    private static String call(TestServer server, String session, String arguments) {
        return server.sendMcp(
                        session,
                        "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/call\",\"params\":{\"name\":"
                                + "\"browse\",\"arguments\":{\"url\":\""
                                + server.site().url("/")
                                + "\""
                                + arguments
                                + "}}}")
                .body();
    }

    private static String connect(TestServer server) {
        String session =
                server.sendMcp(null, INITIALIZE)
                        .headers()
                        .firstValue("Mcp-Session-Id")
                        .orElseThrow();
        server.sendMcp(session, "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
        return session;
    }

    @Test
    void expiredHandlesOfMcpAreAnError() {
        try (TestServer server = server(1, Duration.ofNanos(1))) {
            String session = connect(server);
            assertTrue(call(server, session, "").contains("Example Domain"));
            String answer = call(server, session, ",\"session\":\"mcp-" + session + "\"");
            assertTrue(answer.contains("no such session any more"), answer);
            assertTrue(answer.contains("\"isError\":true"), answer);
            assertTrue(call(server, session, "").contains("Example Domain"));
        }
    }

    @Test
    void aFullServerOfMcpIsAnError() {
        try (TestServer server = server(1, Duration.ofMinutes(30))) {
            assertTrue(call(server, connect(server), "").contains("Example Domain"));
            String answer = call(server, connect(server), "");
            assertTrue(answer.contains("all 1 sessions are in use; try again later"), answer);
            assertTrue(answer.contains("\"isError\":true"), answer);
        }
    }

    @Test
    void aFullServerOfTasksIsAnError() {
        try (TestServer server = server(1, Duration.ofMinutes(30))) {
            browse(server);
            String task = "{\"goal\": \"Browse\"}";
            HttpResponse<String> full = server.send("POST", "/a2a/tasks", task);
            assertEquals(503, full.statusCode());
            assertEquals("60", full.headers().firstValue("Retry-After").orElse(""));
            String message =
                    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"SendMessage\",\"params\":{\"message\":"
                            + "{\"messageId\":\"m\",\"parts\":[{\"text\":\"Browse\"}]}}}";
            Map<String, Object> answer =
                    Json.readObject(server.send("POST", "/a2a", message).body());
            assertEquals(-32000, ((Map<?, ?>) answer.get("error")).get("code"));
        }
    }
}
