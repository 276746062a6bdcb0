package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import browsy.fetch.config.FetchException;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.proxy.ProxyPool;
import browsy.fetch.proxy.ProxyServer;
import browsy.find.Target;
import java.net.URI;
import java.util.List;
import java.util.Map;
import mockwebserver3.MockResponse;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests requests through a proxy server. */
class ProxyTest {
    private final TestSite proxy = new TestSite();
    private ProxyServer server;

    @BeforeEach
    void open() {
        URI address = URI.create(proxy.url("/"));
        server = ProxyServer.http(address.getHost(), address.getPort()).withLogin("ann", "s3cret");
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

    /** A configuration that allows the proxy, which is on this machine. */
    private static SessionConfig config(ProxyServer proxy) {
        return SessionConfig.builder()
                .proxies(ProxyPool.of(proxy))
                .allowHost(proxy.toString())
                .build();
    }

    @AfterEach
    void close() {
        proxy.close();
    }

    @Test
    void requestsAuthenticateAtTheProxy() {
        SessionConfig config = config(server);
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
    void privateAddressesAreBlockedWithAProxyToo() {
        try (Session session = Session.create(config(server))) {
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

    /** The system properties with proxy settings are ignored. */
    @Test
    void systemProxiesAreNotUsed() {
        proxy.page("/plain", "<title>Straight</title>");
        Map<String, String> set =
                Map.of(
                        "socksProxyHost", "127.0.0.1",
                        "socksProxyPort", "9",
                        "socksNonProxyHosts", "",
                        "http.proxyHost", "127.0.0.1",
                        "http.proxyPort", "9",
                        "http.nonProxyHosts", "");
        set.forEach(System::setProperty);
        SessionConfig open = SessionConfig.builder().allowPrivateNetwork(true).build();
        SessionConfig guarded =
                SessionConfig.builder()
                        .allowHost(URI.create(proxy.url("/")).getAuthority())
                        .build();
        try {
            for (SessionConfig config : List.of(open, guarded)) {
                try (Session session = Session.create(config)) {
                    assertEquals("Straight", session.goTo(proxy.url("/plain")).dom().title());
                }
            }
        } finally {
            set.keySet().forEach(System::clearProperty);
        }
    }

    /** Through the proxy, the test site has a public name, and the proxy records every hop. */
    @Test
    void noRedirectOrReferenceReachesAPrivateNetwork() {
        ProxyServer open = ProxyServer.http(server.host(), server.port());
        proxy.route("/redirect", r -> TestSite.redirect(302, "http://169.254.169.254/latest"))
                .route("/v6", r -> TestSite.redirect(307, "http://[::ffff:a00:1]/"))
                .route("/name", r -> TestSite.redirect(308, "https://db.localhost/"))
                .route("/port", r -> TestSite.redirect(301, "http://shop.example:25/"))
                .route("/scheme", r -> TestSite.redirect(302, "file:///etc/passwd"))
                .page("/meta", "<meta http-equiv=refresh content='0;url=http://10.0.0.1/'>")
                .page(
                        "/page",
                        "<link rel=stylesheet href=http://192.168.0.1/s.css><title>Page</title>"
                                + "<style>@import 'http://[fd00::1]/t.css';</style>"
                                + "<iframe src=http://127.1/ title=F></iframe>"
                                + "<form action=http://0x0a000001/><button>Go</button></form>");
        try (Session session = Session.create(config(open))) {
            for (String path : List.of("redirect", "v6", "name", "port", "scheme", "meta")) {
                String url = "http://shop.example/" + path;
                assertThrows(FetchException.class, () -> session.goTo(url), () -> url);
            }
            session.goTo("http://shop.example/page");
            assertEquals(2, session.page().warnings().size(), session.page().warnings()::toString);
            assertThrows(
                    FetchException.BlockedUrl.class,
                    () -> session.enterFrame(Target.css("iframe")));
            assertThrows(
                    FetchException.BlockedUrl.class,
                    () -> session.click(Target.role("button", "Go")));
            assertEquals("Page", session.dom().title());
        }
        assertEquals(
                List.of(),
                proxy.asked().stream().filter(a -> !a.contains("//shop.example/")).toList());
    }
}
