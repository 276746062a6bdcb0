package browsy.server.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.server.TestServer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the check of host, origin and token, CORS headers, and the request log. */
class AccessFilterTest {
    private static final AccessPolicy ACCESS =
            new AccessPolicy(
                    List.of("agents.example"), List.of("https://app.example"), "open sesame");

    @ParameterizedTest
    @CsvSource({
        "localhost, true",
        "LOCALHOST:3847, true",
        "127.0.0.1:3847, true",
        "[::1]:3847, true",
        "agents.example, true",
        "evil.example, false",
        "127.0.0.1.evil.example, false",
        "localhost.evil.example, false",
        "'', false",
    })
    void onlyPermittedHostsAreAccepted(String host, boolean known) {
        assertEquals(known, ACCESS.knowsHost(host));
    }

    private static String request(String path, String headers) {
        return "GET " + path + " HTTP/1.1\r\n" + headers + "Connection: close\r\n\r\n";
    }

    @Test
    void requestsWithWrongHostOriginOrTokenAreRejected() throws IOException {
        try (TestServer server = new TestServer(config -> config.access(ACCESS))) {
            String good = "Host: localhost\r\nAuthorization: Bearer open sesame\r\n";
            assertEquals("HTTP/1.1 200 OK", server.raw(request("/docs", good)));
            assertEquals("HTTP/1.1 200 OK", server.raw(request("/health", "Host: localhost\r\n")));
            assertEquals(
                    "HTTP/1.1 401 Unauthorized",
                    server.raw(request("/docs", "Host: localhost\r\n")));
            assertEquals(
                    "HTTP/1.1 401 Unauthorized",
                    server.raw(
                            request("/mcp", "Host: localhost\r\nAuthorization: Bearer open\r\n")));
            assertEquals(
                    "HTTP/1.1 403 Forbidden",
                    server.raw(request("/docs", good.replace("localhost", "evil.example"))));
            assertEquals(
                    "HTTP/1.1 403 Forbidden",
                    server.raw(request("/docs", good + "Origin: https://evil.example\r\n")));
            assertEquals(
                    "HTTP/1.1 403 Forbidden",
                    server.raw(request("/docs", good + "Origin: null\r\n")));
            assertEquals(
                    "HTTP/1.1 200 OK",
                    server.raw(request("/docs", good + "Origin: https://app.example\r\n")));
            assertEquals(
                    "HTTP/1.1 200 OK",
                    server.raw(request("/docs", good + "Origin: http://localhost\r\n")));
        }
    }

    @Test
    void permittedOriginsGetCorsHeaders() {
        try (TestServer server = new TestServer(config -> config.access(ACCESS))) {
            var preflight =
                    server.send("OPTIONS", "/api/browse", "", "Origin", "https://app.example");
            assertEquals(204, preflight.statusCode());
            var headers = preflight.headers();
            assertEquals(
                    "https://app.example",
                    headers.firstValue("Access-Control-Allow-Origin").orElse(""));
            assertTrue(
                    headers.firstValue("Access-Control-Allow-Headers")
                            .orElse("")
                            .contains("X-Browsy-Session"));
        }
        try (TestServer server = new TestServer()) {
            var plain = server.send("GET", "/health", "");
            assertTrue(plain.headers().firstValue("Access-Control-Allow-Origin").isEmpty());
        }
    }

    @Test
    void logContainsNoSecrets() {
        List<String> lines = Collections.synchronizedList(new ArrayList<>());
        try (TestServer server = new TestServer(config -> config.access(ACCESS).log(lines::add))) {
            String body =
                    "{\"url\": \""
                            + server.site().url("/?key=hush")
                            + "\", \"password\": \"hush\"}";
            server.send("POST", "/api/browse?q=hush", body, "Authorization", "Bearer open sesame");
        }
        String log = String.join("\n", lines);
        assertTrue(log.startsWith("{\"method\":\"POST\",\"path\":\"/api/browse\",\"status\":200"));
        assertFalse(log.contains("hush") || log.contains("sesame"), log);
        assertFalse(ACCESS.toString().contains("sesame"));
    }
}
