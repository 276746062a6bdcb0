package browsy.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.config.SessionConfig;
import browsy.fetch.policy.NetworkPolicy;
import browsy.tools.Json;
import browsy.tools.ToolOptions;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Tests that clients of the server cannot reach or examine its network. Two servers get the same
 * URLs. On one, the port of the URLs is open and names lead to this machine; on the other, the port
 * is closed and names lead elsewhere. Their answers must be equal.
 */
class PrivateAddressTest {
    private static final Path VECTORS =
            Path.of("../browsy-fetch/src/test/resources/address/vectors.txt");
    private static final Pattern ESCAPE = Pattern.compile("\\\\u([0-9a-f]{4})");
    private static final Pattern ERROR =
            Pattern.compile(
                    "(?s).*(?:Invalid URL: |Blocked URL: [^(]*\\(leads into a private network;"
                            + " allowHost\\().*");

    /** The URLs, for a port. */
    private static List<String> urls(int port) throws IOException {
        return Files.readAllLines(VECTORS).stream()
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .map(line -> line.replace("{port}", String.valueOf(port)))
                .map(line -> ESCAPE.matcher(line).replaceAll(PrivateAddressTest::character))
                .toList();
    }

    private static String character(MatchResult escape) {
        char c = (char) Integer.parseInt(escape.group(1), 16);
        return Matcher.quoteReplacement(String.valueOf(c));
    }

    /** A server whose names all have one address. */
    private static TestServer server(String address) {
        NetworkPolicy names =
                NetworkPolicy.ANY.withResolver(host -> List.of(InetAddress.getByName(address)));
        SessionConfig sessions = SessionConfig.builder().networkPolicy(names).build();
        return new TestServer(config -> config.tools(ToolOptions.DEFAULT.withSession(sessions)));
    }

    /** An interface of the server that loads a URL. */
    private interface Face {
        String answer(TestServer server, String url);
    }

    private static String rest(TestServer server, String url) {
        HttpResponse<String> answer =
                server.send("POST", "/api/browse", Json.write(Map.of("url", url)));
        assertTrue(answer.statusCode() / 100 == 4, url + " " + answer.statusCode());
        return answer.body();
    }

    private static String mcp(TestServer server, String session, String url) {
        Map<String, Object> call = Map.of("name", "browse", "arguments", Map.of("url", url));
        String body =
                message(server, session, Map.of("id", 2, "method", "tools/call", "params", call))
                        .body();
        assertTrue(body.contains("\"isError\":true"), body);
        return body;
    }

    private static String mcpSession(TestServer server) {
        Map<String, Object> client = Map.of("name", "test", "version", "1");
        Map<String, Object> hello =
                Map.of(
                        "protocolVersion",
                        "2025-11-25",
                        "capabilities",
                        Map.of(),
                        "clientInfo",
                        client);
        String session =
                message(server, "", Map.of("id", 1, "method", "initialize", "params", hello))
                        .headers()
                        .firstValue("Mcp-Session-Id")
                        .orElseThrow();
        message(server, session, Map.of("method", "notifications/initialized"));
        return session;
    }

    private static HttpResponse<String> message(
            TestServer server, String session, Map<String, Object> parts) {
        Map<String, Object> whole = new LinkedHashMap<>(parts);
        whole.put("jsonrpc", "2.0");
        return server.sendMcp(session.isEmpty() ? null : session, Json.write(whole));
    }

    /** Compares the answers of two servers, apart from the port and the ids of messages. */
    private static void assertNothingIsTold(Face face) throws IOException {
        try (ServerSocket open = new ServerSocket(0);
                TestServer first = server("127.0.0.1");
                TestServer second = server("10.9.8.7")) {
            int closed = closedPort();
            List<String> urls = urls(open.getLocalPort());
            List<String> others = urls(closed);
            for (int i = 0; i < urls.size(); i++) {
                String here = face.answer(first, urls.get(i));
                String there = face.answer(second, others.get(i));
                assertTrue(ERROR.matcher(here).matches(), urls.get(i) + "\n" + here);
                assertEquals(masked(there, closed), masked(here, open.getLocalPort()));
            }
            assertTrue(urls.size() > 300, "only " + urls.size());
            open.setSoTimeout(1);
            assertThrows(SocketTimeoutException.class, open::accept);
        }
    }

    /** Replaces the port, but not its digits within an address such as 3232235521. */
    private static String masked(String answer, int port) {
        return answer.replaceAll("(?<!\\d)0*" + port + "(?!\\d)", "{port}")
                .replaceAll("(?m)^id: ?.*$", "")
                .replaceAll("\"session\":\"[^\"]*\"", "");
    }

    private static int closedPort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    @Test
    void restTellsNothingAboutTheNetwork() throws IOException {
        assertNothingIsTold(PrivateAddressTest::rest);
    }

    @Test
    void mcpTellsNothingAboutTheNetwork() throws IOException {
        Map<TestServer, String> sessions = new IdentityHashMap<>();
        assertNothingIsTold(
                (server, url) ->
                        mcp(
                                server,
                                sessions.computeIfAbsent(server, PrivateAddressTest::mcpSession),
                                url));
    }
}
