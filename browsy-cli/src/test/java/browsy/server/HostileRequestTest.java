package browsy.server;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.tools.Parameter;
import browsy.tools.Tool;
import browsy.tools.ToolCatalog;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Tests that random invalid requests are answered with client errors: no status 500 and no
 * exception texts or stack traces.
 */
class HostileRequestTest {
    private static final int ROUNDS = 400;
    private static final List<String> PATHS =
            List.of(
                    "browse",
                    "click",
                    "type",
                    "check",
                    "uncheck",
                    "select",
                    "search",
                    "login",
                    "enter-code",
                    "find",
                    "back",
                    "fill-form",
                    "scroll",
                    "hover",
                    "upload",
                    "parse");
    private static final List<String> VALUES =
            List.of(
                    "null",
                    "true",
                    "-1",
                    "0",
                    "7",
                    "1e400",
                    "1.5",
                    "99999999999999999999",
                    "\"\"",
                    "\"x\"",
                    "\"http://\"",
                    "\"file:///etc/passwd\"",
                    "\"\\u0000\"",
                    "[]",
                    "{}",
                    "[[[]]]",
                    "{\"a\":{\"b\":[1]}}",
                    "\"\\ud800\"",
                    "\"javascript:alert(1)\"");

    private static TestServer server;

    @BeforeAll
    static void start() {
        server = new TestServer();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    /** A random JSON object with names of arguments and arbitrary values; sometimes malformed. */
    private static String body(Random random) {
        StringBuilder body = new StringBuilder("{");
        int fields = random.nextInt(4);
        for (int i = 0; i < fields; i++) {
            Tool tool = ToolCatalog.tools().get(random.nextInt(ToolCatalog.tools().size()));
            List<Parameter> parameters = tool.parameters();
            String name =
                    parameters.isEmpty()
                            ? "html"
                            : parameters.get(random.nextInt(parameters.size())).name();
            body.append(i > 0 ? "," : "").append('"').append(name).append("\":");
            body.append(VALUES.get(random.nextInt(VALUES.size())));
        }
        body.append('}');
        if (random.nextInt(4) == 0) {
            body.setCharAt(random.nextInt(body.length()), (char) (32 + random.nextInt(90)));
        }
        return body.toString();
    }

    /** Asserts that a response is no internal error and exposes no exception. */
    private static void assertNoInternals(String request, HttpResponse<String> answer) {
        assertFalse(answer.statusCode() == 500, request + "\n" + answer.body());
        assertFalse(
                answer.body().contains("\tat ")
                        || answer.body().contains("Exception")
                        || answer.body().contains("stackTrace"),
                request + "\n" + answer.body());
    }

    @Test
    void restAnswersWithClientErrors() {
        Random random = new Random(3847);
        for (int i = 0; i < ROUNDS; i++) {
            String path = "/api/" + PATHS.get(random.nextInt(PATHS.size()));
            String body = body(random);
            assertNoInternals(path + " " + body, server.send("POST", path, body));
        }
        for (String query : List.of("scope=x", "format=x", "max_tokens=-1", "id=x", "id=", "%zz")) {
            for (String path : List.of("page", "read", "explain", "delta", "tables")) {
                String raw = "GET /api/" + path + "?" + query + " HTTP/1.1\r\nHost: localhost\r\n";
                try {
                    String status = server.raw(raw + "Connection: close\r\n\r\n");
                    assertTrue(status.startsWith("HTTP/1.1 4"), raw + status);
                } catch (IOException e) {
                    throw new java.io.UncheckedIOException(e);
                }
            }
        }
    }

    @Test
    void rpcEndpointsAnswerWithErrors() {
        Random random = new Random(2026);
        String[] methods = {
            "initialize",
            "tools/call",
            "tools/list",
            "resources/read",
            "SendMessage",
            "GetTask",
            "tasks/cancel",
            "nonsense",
            "message/send",
        };
        for (int i = 0; i < ROUNDS; i++) {
            String method = methods[random.nextInt(methods.length)];
            String request =
                    "{\"jsonrpc\":\"2.0\",\"id\":"
                            + VALUES.get(random.nextInt(VALUES.size()))
                            + ",\"method\":\""
                            + method
                            + "\",\"params\":"
                            + body(random)
                            + "}";
            assertNoInternals(request, server.send("POST", "/a2a", request));
            assertNoInternals(request, server.send("POST", "/a2a/tasks", body(random)));
            HttpResponse<String> mcp =
                    server.send(
                            "POST",
                            "/mcp",
                            request,
                            "Content-Type",
                            "application/json",
                            "Accept",
                            "application/json, text/event-stream");
            assertNoInternals(request, mcp);
        }
    }

    @Test
    void sizesOfRequestsAreLimited() throws IOException {
        String huge = "x".repeat(9 << 20);
        assertTrue(server.send("POST", "/api/parse", huge).statusCode() == 413);
        assertTrue(server.send("POST", "/a2a", huge).statusCode() == 413);
        StringBuilder headers = new StringBuilder("GET /health HTTP/1.1\r\nHost: localhost\r\n");
        for (int i = 0; i < 10_000; i++) {
            headers.append("X-").append(i).append(": y\r\n");
        }
        assertTrue(server.raw(headers + "\r\n").startsWith("HTTP/1.1 431"));
        String deep = "{\"url\":" + "[".repeat(100_000);
        assertTrue(server.send("POST", "/api/browse", deep).statusCode() == 400);
        assertTrue(server.raw("\u0016\u0003\u0001 nonsense\r\n\r\n").startsWith("HTTP/1.1 400"));
    }
}
