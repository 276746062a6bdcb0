package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.Browsy;
import browsy.fetch.config.FetchException;
import browsy.fetch.config.Identity;
import browsy.fetch.config.SessionConfig;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import mockwebserver3.MockResponse;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/**
 * Tests servers that try to hang a session or to make it reveal secrets. The time-outs only prevent
 * a hang from blocking the build.
 */
@Timeout(value = 3, unit = TimeUnit.MINUTES)
class HostileServerTest {
    private final TestSite site = new TestSite();

    @AfterEach
    void close() {
        site.close();
    }

    private static Session session(Duration timeout) {
        return Session.create(
                SessionConfig.builder()
                        .allowPrivateNetwork(true)
                        .timeout(timeout)
                        .maxRedirects(100_000)
                        .build());
    }

    private static Session session() {
        return session(Duration.ofSeconds(30));
    }

    private void answer(String path, String type, String body) {
        site.route(
                path,
                r -> new MockResponse.Builder().addHeader("Content-Type", type).body(body).build());
    }

    private static MockResponse redirect(String to) {
        return new MockResponse.Builder().code(302).addHeader("Location", to).build();
    }

    @Test
    void theTimeoutCoversARedirectChain() {
        site.route("/on", r -> redirect("/on"));
        try (Session session = session(Duration.ofSeconds(2))) {
            FetchException.Network error =
                    assertThrows(FetchException.Network.class, () -> session.goTo(site.url("/on")));
            assertTrue(String.valueOf(error.getMessage()).contains("timed out"));
        }
    }

    @Test
    void theTimeoutCoversAChainOfRefreshes() {
        String on = "<meta http-equiv=Refresh content='0;url=/on?%d'><link rel=stylesheet href=s>";
        site.route(
                "/on",
                r ->
                        new MockResponse.Builder()
                                .addHeader("Content-Type", "text/html")
                                .body(String.format(Locale.ROOT, on, site.asked().size()))
                                .build());
        try (Session session = session(Duration.ofSeconds(2))) {
            FetchException.Network error =
                    assertThrows(FetchException.Network.class, () -> session.goTo(site.url("/on")));
            assertTrue(String.valueOf(error.getMessage()).contains("timed out"));
        }
        assertTrue(
                site.asked().stream().noneMatch("GET /s"::equals),
                "style sheets of pages that are not shown");
    }

    @Test
    void slowStyleSheetsShareOneTimeout() {
        StringBuilder html = new StringBuilder("<!DOCTYPE html><h1>here</h1>");
        for (int i = 0; i < 200; i++) {
            html.append("<link rel=stylesheet href='/s.css?").append(i).append("'>");
        }
        site.page("/", html.toString());
        site.route(
                "/s.css",
                r -> new MockResponse.Builder().headersDelay(1, TimeUnit.MINUTES).build());
        try (Session session = session(Duration.ofSeconds(2))) {
            session.goTo(site.url("/"));
            assertEquals("here", session.element(1).text());
            assertTrue(site.asked().size() < 50, "asked " + site.asked().size() + " times");
        }
    }

    @Test
    void styleSheetUrlsMayBeInvalidForJavaUri() {
        site.page("/", "<link rel=stylesheet href=/a.css><p>gone</p><h1>here</h1>");
        site.route("/a.css", r -> redirect("/b.css?x=[1]|{2}^`"));
        answer("/b.css", "text/css", "p { display: none }");
        try (Session session = session()) {
            session.goTo(site.url("/"));
            assertTrue(session.findByText("gone").get(0).hidden());
        }
    }

    @Test
    void nestedFeedItemsDoNotHang() {
        answer(
                "/rss",
                "application/rss+xml",
                "<rss><channel><title>News</title>" + "<item>".repeat(600_000));
        try (Session session = session()) {
            assertEquals("News", session.goTo(site.url("/rss")).dom().title());
        }
    }

    @Test
    void nestedStyleElementsDoNotHang() {
        answer(
                "/x",
                "application/xhtml+xml",
                "<html xmlns='http://www.w3.org/1999/xhtml'><head><title>X</title>"
                        + "<style>".repeat(300_000));
        try (Session session = session()) {
            assertEquals("X", session.goTo(site.url("/x")).dom().title());
        }
    }

    @Test
    void anErrorResponseWithoutContentThrows() {
        site.route("/down", r -> new MockResponse.Builder().code(503).build());
        try (Session session = session()) {
            FetchException.HttpError error =
                    assertThrows(
                            FetchException.HttpError.class, () -> session.goTo(site.url("/down")));
            assertEquals(503, error.status());
        }
    }

    @Test
    void credentialsInUrlsAreNotShown() {
        String target = site.url("/in?a=b").replace("://", "://ann:secret@");
        site.route("/", r -> redirect(target));
        site.page("/in", "<h1>in</h1>");
        try (Session session = session()) {
            assertEquals(site.url("/in?a=b"), session.goTo(site.url("/")).url());
        }
    }

    @Test
    void formatCharactersInFileNamesAreReplaced() {
        site.route(
                "/f",
                r ->
                        new MockResponse.Builder()
                                .addHeader("Content-Type", "application/octet-stream")
                                .addHeader(
                                        "Content-Disposition",
                                        "attachment; filename*=UTF-8''photo%E2%80%AEgpj.exe")
                                .body("x")
                                .build());
        try (Session session = session()) {
            session.goTo(site.url("/f"));
            ActionResult result = session.lastAction();
            assertNotNull(result);
            Download download = result.download();
            assertNotNull(download);
            assertEquals("photo_gpj.exe", download.fileName());
        }
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void deviceFilesAreNotRead() {
        SessionConfig local = SessionConfig.builder().allowNonHttp(true).build();
        try (Session session = Session.create(local)) {
            assertThrows(FetchException.Network.class, () -> session.goTo("file:///dev/zero"));
        }
    }

    @Test
    void theTimeoutCoversParsingAndLayout() {
        site.page("/", "<h1>in</h1>");
        site.page("/slow", "<table>" + ("<tr>" + "<td>a b<p>c".repeat(100)).repeat(600));
        Browsy.parse("<h1>in</h1>", 1000, 1000); // loads the classes of the engine
        try (Session session = session(Duration.ofSeconds(1))) {
            session.goTo(site.url("/"));
            assertThrows(FetchException.Timeout.class, () -> session.goTo(site.url("/slow")));
            assertEquals("in", session.element(1).text());
        }
    }

    @Test
    void theTimeoutCoversDeepPages() {
        String deep = "<div>".repeat(200) + "<p>a".repeat(60_000);
        try (Session session = session(Duration.ofMillis(200))) {
            String url = "https://example.com/";
            assertThrows(FetchException.Timeout.class, () -> session.loadHtml(deep, url));
            assertTrue(
                    Thread.getAllStackTraces().keySet().stream()
                            .noneMatch(thread -> thread.getName().equals("browsy deep document")));
        }
    }

    @Test
    void outOfMemoryIsATypedError() {
        site.page("/", "<h1>in</h1>");
        SessionConfig config =
                SessionConfig.builder()
                        .allowPrivateNetwork(true)
                        .confirmHook(
                                request -> {
                                    throw new OutOfMemoryError("as a large page does");
                                })
                        .build();
        try (Session session = Session.create(config)) {
            session.loadHtml("<a href='" + site.url("/") + "'>go</a>", site.url("/from"));
            assertThrows(FetchException.OutOfMemory.class, () -> session.click(1));
            assertEquals("go", session.element(1).text());
        }
    }

    @Test
    void invalidSettingsAreRejectedAtOnce() {
        SessionConfig.Builder config = SessionConfig.builder();
        assertThrows(
                IllegalArgumentException.class,
                () -> Identity.DEFAULT.withUserAgent("browsy\r\nCookie: b"));
        assertThrows(
                IllegalArgumentException.class, () -> Identity.DEFAULT.withLanguages("d\u00e9"));
        assertThrows(IllegalArgumentException.class, () -> config.timeout(Duration.ofDays(25)));
    }

    @Test
    void anySizeLimitCanBeSet() {
        site.page("/", "<h1>in</h1>");
        SessionConfig config =
                SessionConfig.builder()
                        .allowPrivateNetwork(true)
                        .maxResponseBytes(Long.MAX_VALUE)
                        .build();
        try (Session session = Session.create(config)) {
            assertEquals("in", session.goTo(site.url("/")).element(1).text());
        }
    }
}
