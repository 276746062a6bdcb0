package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.config.FetchException;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.policy.HostResolver;
import browsy.fetch.policy.NetworkPolicy;
import browsy.fetch.proxy.ProxyChoice;
import browsy.fetch.proxy.ProxyPool;
import browsy.fetch.proxy.ProxyServer;
import browsy.fetch.proxy.ProxyServer.Protocol;
import browsy.find.Target;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import mockwebserver3.MockResponse;
import okhttp3.tls.HandshakeCertificates;
import okhttp3.tls.HeldCertificate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests SOCKS proxies, the choice among several proxies, and their authentication. */
class ProxyPoolTest {
    private final TestSite one = new TestSite();
    private final TestSite two = new TestSite();
    private final List<TestSocks> opened = new ArrayList<>();

    @AfterEach
    void close() {
        one.close();
        two.close();
        opened.forEach(TestSocks::close);
    }

    private static ProxyServer http(TestSite site) {
        return ProxyServer.http("127.0.0.1", URI.create(site.url("/")).getPort());
    }

    private TestSocks socks(TestSite site) {
        TestSocks socks = new TestSocks(URI.create(site.url("/")).getPort());
        opened.add(socks);
        return socks;
    }

    private static SessionConfig config(ProxyPool pool) {
        return SessionConfig.builder().allowHost("127.0.0.1").proxies(pool).build();
    }

    private static SessionConfig config(ProxyChoice choice, ProxyServer... servers) {
        return config(new ProxyPool(List.of(servers), choice));
    }

    /** A port of this machine to which nothing listens. */
    private static int closedPort() {
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            return free.getLocalPort();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    // SOCKS

    @Test
    void socksProxiesResolveNames() {
        TestSocks socks = socks(one);
        one.page("/", "<title>Through</title>");
        ProxyServer server = ProxyServer.socks5("127.0.0.1", socks.port());
        try (Session session = Session.create(config(ProxyPool.of(server)))) {
            for (String host : List.of("nowhere.example", "b\u00fccher.example:81", "192.0.1.9")) {
                assertEquals("Through", session.goTo("http://" + host + "/").dom().title());
            }
        }
        assertEquals(
                List.of("nowhere.example:80", "xn--bcher-kva.example:81", "192.0.1.9:80"),
                socks.asked());
        assertEquals("nowhere.example", one.requests("GET /").get(0).getHeaders().get("Host"));
    }

    @Test
    void allAddressesOfASocksProxyAreTried() throws UnknownHostException {
        TestSocks socks = socks(one);
        one.page("/", "<title>Through</title>");
        InetAddress silent = InetAddress.getByName("127.0.0.2");
        InetAddress proxy = InetAddress.getByName("127.0.0.1");
        InetAddress shop = InetAddress.getByName("192.0.1.9");
        HostResolver resolver =
                name -> name.equals("proxy.example") ? List.of(silent, proxy) : List.of(shop);
        SessionConfig config =
                SessionConfig.builder()
                        .allowHost("proxy.example")
                        .proxies(ProxyPool.of(ProxyServer.socks5("proxy.example", socks.port())))
                        .networkPolicy(NetworkPolicy.ANY.withResolver(resolver))
                        .build();
        try (Session session = Session.create(config)) {
            assertEquals("Through", session.goTo("http://shop.example/").dom().title());
        }
        assertEquals(List.of("shop.example:80"), socks.asked());
    }

    @Test
    void socksProxiesAuthenticate() {
        TestSocks socks = socks(one);
        socks.login = "ann:gehe:im\u20ac";
        one.page("/", "<title>Through</title>");
        ProxyServer server = ProxyServer.socks5("127.0.0.1", socks.port());
        try (Session session =
                Session.create(config(ProxyPool.of(server.withLogin("ann", "gehe:im\u20ac"))))) {
            assertEquals("Through", session.goTo("http://a.example/").dom().title());
        }
        for (ProxyServer wrong : List.of(server, server.withLogin("ann", "wr0ng"))) {
            try (Session session = Session.create(config(ProxyPool.of(wrong)))) {
                FetchException error =
                        assertThrows(
                                FetchException.Network.class,
                                () -> session.goTo("http://a.example/"));
                assertTrue(error.getMessage().contains("the proxy 127.0.0.1:"), error.getMessage());
                assertFalse(error.getMessage().contains("wr0ng"), error.getMessage());
            }
        }
    }

    @Test
    void aRefusalOfASocksProxyIsAnError() {
        TestSocks socks = socks(one);
        socks.reply = 4;
        SessionConfig config =
                config(ProxyChoice.FIRST, ProxyServer.socks5("127.0.0.1", socks.port()), http(two));
        try (Session session = Session.create(config)) {
            FetchException error =
                    assertThrows(
                            FetchException.Network.class, () -> session.goTo("http://a.example/"));
            assertTrue(error.getMessage().contains("host is unreachable"), error.getMessage());
        }
        assertEquals(List.of(), two.asked(), "the proxy was reached");
    }

    @Test
    void privateAddressesAreBlockedThroughSocksToo() {
        TestSocks socks = socks(one);
        ProxyServer server = ProxyServer.socks5("127.0.0.1", socks.port());
        SessionConfig config =
                SessionConfig.builder()
                        .proxies(ProxyPool.of(server))
                        .allowHost("127.0.0.1:" + socks.port())
                        .build();
        try (Session session = Session.create(config)) {
            for (String host : List.of("127.0.0.1", "[::1]", "0x7f.1", "localhost", "10.0.0.1")) {
                assertThrows(FetchException.BlockedUrl.class, () -> session.goTo("http://" + host));
            }
        }
        try (Session session =
                Session.create(SessionConfig.builder().proxies(ProxyPool.of(server)).build())) {
            FetchException.BlockedUrl error =
                    assertThrows(
                            FetchException.BlockedUrl.class,
                            () -> session.goTo("http://a.example/"));
            assertTrue(error.getMessage().contains("proxy"), error.getMessage());
        }
        assertEquals(List.of(), socks.asked());
    }

    @Test
    void tlsReachesTheSiteThroughSocks() {
        HeldCertificate key =
                new HeldCertificate.Builder().addSubjectAlternativeName("shop.example").build();
        HandshakeCertificates server =
                new HandshakeCertificates.Builder().heldCertificate(key).build();
        HandshakeCertificates trust =
                new HandshakeCertificates.Builder()
                        .addTrustedCertificate(key.certificate())
                        .build();
        try (RawSite site =
                        new RawSite(
                                (request, number, out) -> {
                                    out.write(RawSite.ok("<title>Secure</title>"));
                                    return true;
                                },
                                server.sslContext().getServerSocketFactory());
                TestSocks socks = new TestSocks(site.port())) {
            ProxyServer proxy = ProxyServer.socks5("127.0.0.1", socks.port());
            SessionConfig config =
                    config(ProxyPool.of(proxy))
                            .newBuilder()
                            .clientSettings(
                                    client ->
                                            client.sslSocketFactory(
                                                    trust.sslSocketFactory(), trust.trustManager()))
                            .build();
            try (Session session = Session.create(config)) {
                assertEquals("Secure", session.goTo("https://shop.example/").dom().title());
                session.reload();
            }
            assertEquals(List.of("shop.example:443"), socks.asked(), "the connection is kept");
        }
    }

    // Choice and failover

    private void titles() {
        for (String path : List.of("/", "/a", "/b")) {
            one.page(path, "<title>One</title>");
            two.page(path, "<title>Two</title>");
        }
    }

    private static List<String> titles(Session session, String... urls) {
        List<String> titles = new ArrayList<>();
        for (String url : urls) {
            titles.add(session.goTo(url).dom().title());
        }
        return titles;
    }

    @Test
    void rotatingProxiesTakeTurns() {
        titles();
        try (Session session = Session.create(config(ProxyChoice.ROTATING, http(one), http(two)))) {
            assertEquals(
                    List.of("One", "Two", "One"),
                    titles(session, "http://a.example/", "http://a.example/", "http://b.example/"));
        }
    }

    @Test
    void sessionsKeepTheirProxy() {
        titles();
        try (Browser browser =
                Browser.create(config(ProxyChoice.PER_SESSION, http(one), http(two)))) {
            for (String title : List.of("One", "Two", "One")) {
                try (Session session = browser.newSession()) {
                    assertEquals(
                            List.of(title, title),
                            titles(session, "http://a.example/a", "http://b.example/b"));
                }
            }
        }
    }

    @Test
    void sitesKeepTheirProxy() {
        titles();
        List<String> all = new ArrayList<>();
        try (Browser browser = Browser.create(config(ProxyChoice.PER_SITE, http(one), http(two)))) {
            for (int i = 0; i < 2; i++) {
                try (Session session = browser.newSession()) {
                    for (String site : List.of("a", "b", "c", "d", "e", "f")) {
                        String first = titles(session, "http://" + site + ".example/").get(0);
                        assertEquals(
                                List.of(first),
                                titles(session, "http://www." + site + ".example/b"));
                        all.add(first);
                    }
                }
            }
        }
        assertEquals(all.subList(0, 6), all.subList(6, 12));
        assertTrue(all.contains("One") && all.contains("Two"), all::toString);
    }

    @ParameterizedTest
    @ValueSource(strings = {"HTTP", "SOCKS5"})
    void anUnreachableProxyIsReplaced(String protocol) {
        titles();
        ProxyServer dead =
                new ProxyServer(Protocol.valueOf(protocol), "127.0.0.1", closedPort(), "", "");
        one.page("/", "<title>Form</title><form method=post action=/a><button>Go</button></form>");
        try (Session session = Session.create(config(ProxyChoice.ROTATING, dead, http(one)))) {
            assertEquals("Form", session.goTo("http://a.example/").dom().title());
            session.click(Target.text("Go"));
            assertEquals("One", session.dom().title(), "a form that was not sent");
        }
        assertEquals(2, one.asked().size());
    }

    @Test
    void noProxyAtAllIsAnError() {
        ProxyServer dead = ProxyServer.http("127.0.0.1", closedPort());
        ProxyServer unknown = ProxyServer.http("proxy.invalid", 1080);
        try (Session session = Session.create(config(ProxyChoice.FIRST, dead, unknown))) {
            FetchException error =
                    assertThrows(
                            FetchException.Network.class, () -> session.goTo("http://a.example/"));
            assertTrue(error.getMessage().contains("proxy proxy.invalid"), error.getMessage());
        }
    }

    @Test
    void aFormIsNotSentAgainThroughAnotherProxy() {
        two.page("/send", "<title>Two</title>");
        try (RawSite lossy =
                new RawSite(
                        (request, number, out) -> {
                            if (request.startsWith("POST")) {
                                return false;
                            }
                            out.write(RawSite.ok("<form method=post action=/send><button>Go"));
                            return true;
                        })) {
            ProxyServer first = ProxyServer.http("127.0.0.1", lossy.port());
            try (Session session = Session.create(config(ProxyChoice.FIRST, first, http(two)))) {
                session.goTo("http://a.example/");
                assertThrows(FetchException.Network.class, () -> session.click(Target.text("Go")));
            }
        }
        assertEquals(List.of(), two.asked());
    }

    // Authentication at HTTP proxies

    @Test
    void digestAuthenticatesAtAProxy() {
        one.route(
                "/",
                r ->
                        r.getHeaders().get("Proxy-Authorization") == null
                                ? new MockResponse.Builder()
                                        .code(407)
                                        .addHeader(
                                                "Proxy-Authenticate",
                                                "Digest realm=p, nonce=n, qop=auth, algorithm=MD5")
                                        .build()
                                : TestSite.html(
                                        200,
                                        "<title>In</title><form method=post><button>Go</button>"));
        ProxyServer server = http(one).withLogin("ann", "s3cret");
        try (Session session = Session.create(config(ProxyPool.of(server)))) {
            session.goTo("http://a.example/");
            session.click(Target.text("Go"));
            assertEquals("In", session.dom().title());
        }
        assertEquals(3, one.asked().size(), "one challenge");
        String answer = one.last().getHeaders().get("Proxy-Authorization");
        assertTrue(answer.contains("nc=00000002") && answer.contains("uri=\"/\""), answer);
        assertNull(one.last().getHeaders().get("Authorization"));
    }

    @Test
    void aProxyThatRejectsTheCredentialsIsAnError() {
        one.route(
                "/",
                r ->
                        new MockResponse.Builder()
                                .code(407)
                                .addHeader("Proxy-Authenticate", "Basic realm=\"Staff\"")
                                .build());
        ProxyServer server = http(one).withLogin("ann", "s3cret");
        try (Session session = Session.create(config(ProxyPool.of(server)))) {
            FetchException error =
                    assertThrows(
                            FetchException.Network.class, () -> session.goTo("http://a.example/"));
            assertTrue(error.getMessage().contains("realm \"Staff\""), error.getMessage());
            assertFalse(error.getMessage().contains("s3cret"), error.getMessage());
        }
        assertEquals(2, one.asked().size());
    }

    @Test
    void tunnelsAuthenticate() {
        List<String> heads = new ArrayList<>();
        try (RawSite proxy =
                new RawSite(
                        (request, number, out) -> {
                            heads.add(request);
                            out.write(
                                    RawSite.bytes(
                                            "HTTP/1.1 407 No\r\nProxy-Authenticate: Basic"
                                                    + " realm=p\r\nContent-Length: 0\r\n\r\n"));
                            return true;
                        })) {
            ProxyServer server =
                    ProxyServer.http("127.0.0.1", proxy.port()).withLogin("ann", "s3cret");
            try (Session session = Session.create(config(ProxyPool.of(server)))) {
                FetchException error =
                        assertThrows(
                                FetchException.Network.class,
                                () -> session.goTo("https://a.example/"));
                assertFalse(error.getMessage().contains("s3cret"), error.getMessage());
            }
        }
        assertEquals(List.of("CONNECT a.example:443", "CONNECT a.example:443"), heads);
    }

    // Settings

    @Test
    void proxiesAreParsed() {
        ProxyServer server = ProxyServer.of("socks5://ann:s%403cret@[::1]:1080");
        assertEquals(new ProxyServer(Protocol.SOCKS5, "::1", 1080, "ann", "s@3cret"), server);
        assertEquals("[::1]:1080", server.toString());
        assertEquals(
                ProxyServer.http("proxy.example", 3128),
                ProxyServer.of("http://Proxy.example:3128/"));
        assertFalse(ProxyPool.of(server).toString().contains("s@3cret"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "proxy.example:3128",
                "https://proxy.example:3128",
                "http://proxy.example",
                "http://proxy.example:0",
                "http://proxy.example:99999",
                "http://ann:s3cret@proxy.example:3128/path",
                "http://a b:1",
                "http://ann:s3cr%zzet@proxy.example:3128"
            })
    void wrongProxiesAreRejected(String url) {
        IllegalArgumentException error =
                assertThrows(IllegalArgumentException.class, () -> ProxyServer.of(url));
        assertFalse(String.valueOf(error.getMessage()).contains("s3cr"), error.getMessage());
    }
}
