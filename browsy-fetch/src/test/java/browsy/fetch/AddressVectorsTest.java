package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.config.FetchException;
import browsy.fetch.config.FetchException.BlockedUrl;
import browsy.fetch.config.FetchException.BlockedUrl.Reason;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.policy.HostResolver;
import browsy.fetch.policy.NetworkPolicy;
import browsy.fetch.proxy.ProxyPool;
import browsy.fetch.proxy.ProxyServer;
import browsy.find.Target;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import mockwebserver3.MockResponse;
import org.jsoup.nodes.Entities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Tests that no spelling of an address leads a session into a private network: not one that a user
 * enters, and not one of a page or server. All names resolve to this machine.
 */
class AddressVectorsTest {
    /** The number of URLs on a page of the tests. */
    private static final int BATCH = 100;

    private static final HostResolver RESOLVER =
            host -> List.of(InetAddress.getByAddress("public.example", new byte[] {127, 0, 0, 1}));

    private final TestSite site = new TestSite();
    private ServerSocket target;
    private final List<String> breaches = new ArrayList<>();
    private final List<String> invalid = new ArrayList<>();
    private Session session;

    @BeforeEach
    void open() throws IOException {
        target = new ServerSocket(0);
        session = Session.create(config().build());
    }

    /** A configuration that allows the test site only. */
    private SessionConfig.Builder config() {
        return SessionConfig.builder()
                .allowHost("shop.example:" + sitePort())
                .networkPolicy(NetworkPolicy.ANY.withResolver(RESOLVER))
                .timeout(Duration.ofSeconds(5));
    }

    private int sitePort() {
        return URI.create(site.url("/")).getPort();
    }

    private String shop(String path) {
        return "http://shop.example:" + sitePort() + path;
    }

    @AfterEach
    void close() throws IOException {
        session.close();
        site.close();
        target.close();
    }

    private List<String> vectors() {
        return AddressVectors.urls(target.getLocalPort());
    }

    /** Asserts that no connection to the port of the vectors was made. */
    private void assertNoConnection() throws IOException {
        assertEquals(List.of(), breaches);
        target.setSoTimeout(1);
        assertThrows(SocketTimeoutException.class, target::accept);
    }

    /** Records a URL that is neither refused nor invalid. */
    private void expectRefusal(String url, Runnable action) {
        try {
            action.run();
            breaches.add(url);
        } catch (BlockedUrl e) {
            if (e.reason() != Reason.PRIVATE_NETWORK) {
                breaches.add(url + " " + e);
            }
        } catch (FetchException.InvalidUrl e) {
            invalid.add(url);
        } catch (FetchException e) {
            breaches.add(url + " " + e);
        }
    }

    /** Records a URL that an action of a page leads to, if it is not on the test site. */
    private void expectNoWayOut(String url, Runnable action) {
        try {
            action.run();
        } catch (BlockedUrl e) {
            if (e.reason() != Reason.PRIVATE_NETWORK) {
                breaches.add(url + " " + e);
            }
            return;
        } catch (FetchException.InvalidUrl
                | FetchException.ActionError
                | FetchException.HttpError e) {
            return; // the URL is invalid, or relative to the page
        } catch (FetchException e) {
            breaches.add(url + " " + e);
            return;
        }
        String at = String.valueOf(session.url());
        if (!at.startsWith(shop("/"))) {
            breaches.add(url + " leads to " + at);
        }
    }

    @Test
    void aConnectionWouldBeNoticed() throws IOException {
        SessionConfig open =
                config().allowPrivateNetwork(true).timeout(Duration.ofMillis(100)).build();
        try (Session allowed = Session.create(open)) {
            String url = "http://127.0.0.1:" + target.getLocalPort() + "/";
            assertThrows(FetchException.Network.class, () -> allowed.goTo(url));
        }
        target.setSoTimeout(1000);
        target.accept().close();
    }

    @Test
    void enteredUrlsAreRefused() throws IOException {
        for (String url : vectors()) {
            expectRefusal(url, () -> session.goTo(url));
        }
        assertTrue(vectors().size() > 300, "only " + vectors().size());
        assertNoConnection();
    }

    @Test
    void enteredUrlsAreRefusedBehindAProxy() throws IOException {
        int port = target.getLocalPort();
        SessionConfig proxied =
                config().proxies(ProxyPool.of(ProxyServer.http("127.0.0.1", port)))
                        .allowHost("127.0.0.1:" + port)
                        .build();
        try (Session behind = Session.create(proxied)) {
            for (String url : AddressVectors.urls(port == 8081 ? 8082 : 8081)) {
                expectRefusal(url, () -> behind.goTo(url));
            }
        }
        assertNoConnection();
    }

    @Test
    void randomSpellingsOfRandomAddressesAreRefused() throws IOException {
        AddressSpellings spellings = new AddressSpellings(4108);
        for (int i = 0; i < 20_000; i++) {
            String url = spellings.next();
            expectRefusal(url, () -> session.goTo(url));
        }
        assertEquals(List.of(), invalid);
        assertNoConnection();
    }

    @Test
    void redirectsAreRefused() throws IOException {
        site.route(
                "/away",
                request ->
                        TestSite.redirect(
                                307,
                                URLDecoder.decode(
                                        String.valueOf(request.getUrl().encodedQuery()),
                                        StandardCharsets.ISO_8859_1)));
        for (String url : vectors()) {
            boolean sendable = url.chars().allMatch(c -> c >= ' ' && c <= '~');
            if (sendable) {
                expectNoWayOut(url, () -> session.goTo(shop("/away?") + encoded(url)));
            }
        }
        assertNoConnection();
    }

    private static String encoded(String url) {
        return URLEncoder.encode(url, StandardCharsets.ISO_8859_1).replace("+", "%20");
    }

    /** Puts a URL into attributes, in the place of {@code @}. */
    private static String withUrl(String html, String url) {
        return html.replace("@", Entities.escape(url).replace("\"", "&quot;"));
    }

    @Test
    void refreshesAreRefused() throws IOException {
        for (String url : vectors()) {
            site.page("/page", withUrl("<meta http-equiv=refresh content=\"0; url=@\">", url));
            expectNoWayOut(url, () -> session.goTo(shop("/page")));
        }
        assertNoConnection();
    }

    @Test
    void styleSheetsAreRefused() throws IOException {
        for (List<String> some : batches()) {
            StringBuilder imports = new StringBuilder();
            StringBuilder links = new StringBuilder("<title>Page</title>");
            for (String url : some) {
                String text = url.replace("\\", "\\\\").replaceAll("[\\x00-\\x1f]", " ");
                imports.append("@import \"").append(text).append("\";");
                links.append(withUrl("<link rel=stylesheet href=\"@\">", url));
            }
            site.route("/import.css", request -> stylesheet(imports.toString()));
            site.page("/page", links + "<link rel=stylesheet href=/import.css>");
            session.goTo(shop("/page"));
            assertEquals("Page", session.dom().title());
            assertTrue(site.asked().contains("GET /import.css"));
            assertTrue(session.page().warnings().size() > some.size() / 2);
        }
        assertNoConnection();
    }

    private static MockResponse stylesheet(String css) {
        return new MockResponse.Builder()
                .addHeader("Content-Type", "text/css; charset=utf-8")
                .body(css)
                .build();
    }

    @Test
    void framesLinksDownloadsAndFormsAreRefused() throws IOException {
        for (List<String> some : batches()) {
            StringBuilder html = new StringBuilder("<title>Page</title>");
            for (int i = 0; i < some.size(); i++) {
                String ways =
                        "<a id=link# href=\"@\">Link</a> <a id=file# href=\"@\" download>File</a>"
                                + "<form action=\"@\"><button id=get#>Get</button></form>"
                                + "<form action=\"@\" method=post>"
                                + "<button id=post#>Post</button></form>"
                                + "<iframe id=frame# src=\"@\" title=F></iframe>";
                html.append(withUrl(ways.replace("#", String.valueOf(i)), some.get(i)));
            }
            site.page("/page", html.toString());
            for (int i = 0; i < some.size(); i++) {
                String url = some.get(i);
                for (String way : List.of("link", "file", "get", "post", "frame")) {
                    if (!shop("/page").equals(session.url())) {
                        session.goTo(shop("/page"));
                    }
                    Target target = Target.css("#" + way + i);
                    expectNoWayOut(
                            url,
                            way.equals("frame")
                                    ? () -> session.enterFrame(target)
                                    : () -> session.click(target));
                }
            }
        }
        assertNoConnection();
    }

    private List<List<String>> batches() {
        List<String> all = vectors();
        return IntStream.iterate(0, i -> i < all.size(), i -> i + BATCH)
                .mapToObj(i -> all.subList(i, Math.min(all.size(), i + BATCH)))
                .toList();
    }
}
