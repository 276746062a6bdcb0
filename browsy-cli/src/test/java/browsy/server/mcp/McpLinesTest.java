package browsy.server.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.config.SessionConfig;
import browsy.server.sessions.SessionStore;
import browsy.tools.Json;
import browsy.tools.ToolOptions;
import browsy.tools.site.DemoSite;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests malformed messages, and messages in the wrong phase of the protocol, over streams. */
class McpLinesTest {
    private static final int MAX_BYTES = 100_000;
    private static final Duration TIME_LIMIT = Duration.ofMinutes(2);
    private static final String INITIALIZE =
            "{\"jsonrpc\":\"2.0\",\"id\":\"hello\",\"method\":\"initialize\",\"params\":{"
                    + "\"protocolVersion\":\"2025-06-18\",\"capabilities\":{},"
                    + "\"clientInfo\":{\"name\":\"test\",\"version\":\"1\"}}}\n";
    private static final String INITIALIZED =
            "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}\n";
    private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":\"on\",\"method\":\"ping\"}\n";

    /** Serves an input until its end and returns all responses. */
    private static List<Map<String, Object>> answers(byte[] input) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertTimeoutPreemptively(TIME_LIMIT, () -> serve(new ByteArrayInputStream(input), out));
        return out.toString(StandardCharsets.UTF_8).lines().map(Json::readObject).toList();
    }

    private static List<Map<String, Object>> answers(String input) {
        return answers(input.getBytes(StandardCharsets.UTF_8));
    }

    private static void serve(InputStream in, OutputStream out) throws InterruptedException {
        ToolOptions options =
                ToolOptions.DEFAULT.withSession(
                        SessionConfig.builder().allowPrivateNetwork(true).build());
        try (SessionStore store = new SessionStore(options, 10, Duration.ofMinutes(1));
                McpEndpoint endpoint =
                        McpEndpoint.overStreams(store, "1", true, MAX_BYTES, in, out)) {
            endpoint.awaitEnd();
        }
    }

    private static Map<String, Object> answerTo(String id, List<Map<String, Object>> answers) {
        return answers.stream()
                .filter(answer -> id.equals(answer.get("id")))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no answer to " + id + " in " + answers));
    }

    private static Object code(Map<String, Object> answer) {
        return answer.get("error") instanceof Map<?, ?> error ? error.get("code") : null;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "garbage | -32700",
                "'' | -32700",
                "{\"jsonrpc\":\"2.0\", | -32700",
                "{} {} | -32700",
                "[] | -32600",
                "{} | -32600",
                "7 | -32600",
                "null | -32600",
                "\"\\ud800\" | -32600",
                "[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}] | -32600",
                "{\"jsonrpc\":\"2.0\",\"id\":1} | -32600",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":7} | -32600",
                "{\"jsonrpc\":\"2.0\",\"id\":1.5,\"method\":\"ping\"} | -32600",
                "{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"ping\"} | -32600",
                "{\"jsonrpc\":\"2.0\",\"id\":{},\"method\":\"ping\"} | -32600",
                "{\"jsonrpc\":2.0,\"id\":1,\"method\":\"ping\"} | -32600",
                "{\"id\":1,\"method\":\"ping\"} | -32600",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":7} | -32600",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\",\"params\":[]} | -32602",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":"
                        + "{\"name\":\"browse\",\"arguments\":[]}} | -32602",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"completion/complete\"} | -32602",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"nonsense\"} | -32601",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"\\ud800\"} | -32601",
            })
    void invalidMessagesAreAnsweredAndTheNextMessageIsRead(String line, int code) {
        List<Map<String, Object>> answers = answers(INITIALIZE + INITIALIZED + line + "\n" + PING);
        assertEquals(3, answers.size(), answers::toString);
        assertTrue(answers.stream().anyMatch(a -> Integer.valueOf(code).equals(code(a))));
        assertTrue(answerTo("on", answers).get("result") instanceof Map);
    }

    @Test
    void invalidUtf8AndTooLongLinesAreAnswered() throws IOException {
        ByteArrayOutputStream input = new ByteArrayOutputStream();
        input.write(INITIALIZE.getBytes(StandardCharsets.UTF_8));
        input.write(new byte[] {'{', (byte) 0xff, (byte) 0xfe, '}', '\n'});
        input.write("x".repeat(MAX_BYTES + 1).getBytes(StandardCharsets.UTF_8));
        input.write('\n');
        input.write(PING.getBytes(StandardCharsets.UTF_8));
        List<Map<String, Object>> answers = answers(input.toByteArray());
        assertEquals(4, answers.size(), answers::toString);
        assertEquals(
                List.of(-32700, -32600),
                answers.stream().map(a -> code(a)).filter(java.util.Objects::nonNull).toList());
        assertTrue(answerTo("on", answers).get("result") instanceof Map);
    }

    @Test
    void theLastLineMayBeTruncated() {
        assertEquals(2, answers(INITIALIZE + "{\"jsonrpc\"").size());
        assertEquals(0, answers("").size());
    }

    @Test
    void requestsBeforeInitializationAreAnswered() {
        String list = "{\"jsonrpc\":\"2.0\",\"id\":\"list\",\"method\":\"tools/list\"}\n";
        List<Map<String, Object>> early = answers(PING + list);
        assertTrue(answerTo("on", early).get("result") instanceof Map);
        assertEquals(-32600, code(answerTo("list", early)));
        List<Map<String, Object>> unconfirmed = answers(INITIALIZE + list);
        assertTrue(answerTo("list", unconfirmed).get("result") instanceof Map);
    }

    @Test
    void runningCallsAreAnsweredAfterTheEndOfTheInput() {
        try (DemoSite site = new DemoSite()) {
            String call =
                    "{\"jsonrpc\":\"2.0\",\"id\":\"page\",\"method\":\"tools/call\",\"params\":{"
                            + "\"name\":\"browse\",\"arguments\":{\"url\":\""
                            + site.url("/about")
                            + "\"}}}\n";
            Map<String, Object> answer = answerTo("page", answers(INITIALIZE + INITIALIZED + call));
            assertTrue(Json.write(answer).contains("title: About"), answer::toString);
        }
    }

    @Test
    void theServerEndsWhenTheOutputIsClosed() {
        OutputStream closed =
                new OutputStream() {
                    @Override
                    public void write(int one) throws IOException {
                        throw new IOException("closed");
                    }
                };
        InputStream endless =
                new InputStream() {
                    private int next;

                    @Override
                    public int read() {
                        return PING.charAt(next++ % PING.length());
                    }
                };
        assertTimeoutPreemptively(TIME_LIMIT, () -> serve(endless, closed));
    }
}
