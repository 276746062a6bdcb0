package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import browsy.fetch.SessionConfig.ProxyServer;
import java.net.URI;
import java.util.List;
import mockwebserver3.MockResponse;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What goes through a proxy server. */
class ProxyTest {
    private final TestSite proxy = new TestSite();
    private ProxyServer server;

    @BeforeEach
    void open() {
        URI address = URI.create(proxy.url("/"));
        server = new ProxyServer(address.getHost(), address.getPort(), "ann", "s3cret");
        proxy.route(
                "/page",
                r ->
                        r.getHeaders().get("Proxy-Authorization") == null
                                ? new MockResponse.Builder()
                                        .code(407)
                                        .addHeader("Proxy-Authenticate", "Basic realm=\"p\"")
                                        .build()
                                : TestSite.html(200, "<title>Through</title>"));
    }

    @AfterEach
    void close() {
        proxy.close();
    }

    @Test
    void requestsGoThroughTheProxyThatAsksForAPassword() {
        SessionConfig config = SessionConfig.builder().proxy(server).build();
        try (Session session = Session.create(config)) {
            session.goTo("http://nowhere.example/page");
            assertEquals("Through", session.dom().title());
            assertEquals(
                    List.of("nowhere.example", "nowhere.example"),
                    proxy.requests("GET http://nowhere.example/page").stream()
                            .map(r -> r.getHeaders().get("Host"))
                            .toList());
        }
        assertFalse(server.toString().contains("s3cret"));
    }

    @Test
    void privateAddressesAreNotAskedForThroughAProxyEither() {
        try (Session session = Session.create(SessionConfig.builder().proxy(server).build())) {
            for (String url :
                    List.of(
                            "http://127.0.0.1/page",
                            "http://[::ffff:10.0.0.1]/page",
                            "http://0x7f.1/page",
                            "http://localhost/page")) {
                assertThrows(FetchException.BlockedUrl.class, () -> session.goTo(url), () -> url);
            }
        }
        assertEquals(List.of(), proxy.asked());
    }
}
