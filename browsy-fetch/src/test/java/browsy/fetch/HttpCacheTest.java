package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.config.SessionConfig;
import browsy.fetch.config.SessionConfig.HttpCache;
import browsy.find.Target;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import mockwebserver3.MockResponse;
import mockwebserver3.RecordedRequest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HttpCacheTest {
    private final TestSite site = new TestSite();

    @TempDir private Path folder;
    private SessionConfig config;

    @BeforeEach
    void open() {
        config =
                SessionConfig.builder()
                        .allowPrivateNetwork(true)
                        .httpCache(new HttpCache(folder, 1 << 20))
                        .build();
        site.page("/a", "<link rel=stylesheet href=/s.css><title>A</title>");
        site.page("/b", "<link rel=stylesheet href=/s.css><title>B</title>");
        site.route("/s.css", r -> sheet("max-age=600"));
    }

    @AfterEach
    void close() {
        site.close();
    }

    private static MockResponse sheet(String cacheControl) {
        return new MockResponse.Builder()
                .addHeader("Content-Type", "text/css")
                .addHeader("Cache-Control", cacheControl)
                .addHeader("ETag", "\"1\"")
                .addHeader("Set-Cookie", "seen=once")
                .body("p { margin: 0 }")
                .build();
    }

    private long sheetsAsked() {
        return site.asked().stream().filter("GET /s.css"::equals).count();
    }

    @Test
    void aFreshStyleSheetIsNotRequestedAgain() {
        try (Session session = Session.create(config)) {
            session.goTo(site.url("/a")).goTo(site.url("/b"));
        }
        assertEquals(List.of("GET /a", "GET /s.css", "GET /b"), site.asked());
    }

    @Test
    void aCachedPageDoesNotClearCookiesAgain() {
        site.route(
                "/c",
                r ->
                        new MockResponse.Builder()
                                .addHeader("Content-Type", "text/html")
                                .addHeader("Cache-Control", "max-age=600")
                                .addHeader("Clear-Site-Data", "\"cookies\"")
                                .body("C")
                                .build());
        site.route("/set", r -> pageWithCookie("1"));
        try (Session session = Session.create(config)) {
            session.goTo(site.url("/c")).goTo(site.url("/set")).goTo(site.url("/c"));
            assertEquals(List.of("GET /c", "GET /set"), site.asked());
            assertEquals(1, session.cookies().all().size());
        }
    }

    @Test
    void aStaleStyleSheetIsRevalidatedByEtag() {
        site.route("/s.css", HttpCacheTest::unchangedOrNew);
        try (Session session = Session.create(config)) {
            session.goTo(site.url("/a")).goTo(site.url("/b"));
            assertEquals("\"1\"", site.last().getHeaders().get("If-None-Match"));
            assertEquals(List.of(), session.page().warnings());
        }
        assertEquals(2, sheetsAsked());
    }

    @Test
    void aResponseThatVariesIsRequestedAgain() {
        site.route(
                "/s.css",
                r ->
                        new MockResponse.Builder()
                                .addHeader("Content-Type", "text/css")
                                .addHeader("Cache-Control", "max-age=600")
                                .addHeader("Vary", "Cookie")
                                .body("p { margin: 0 }")
                                .build());
        site.route("/c", r -> pageWithCookie("1"));
        try (Session session = Session.create(config)) {
            session.goTo(site.url("/a")).goTo(site.url("/b"));
            assertEquals(1, sheetsAsked());
            session.goTo(site.url("/c")).goTo(site.url("/a"));
            assertEquals(2, sheetsAsked());
        }
    }

    @Test
    void aStalePageIsRevalidatedByDate() {
        String date = "Wed, 21 Oct 2015 07:28:00 GMT";
        site.route(
                "/dated",
                r ->
                        date.equals(r.getHeaders().get("If-Modified-Since"))
                                ? new MockResponse.Builder().code(304).build()
                                : TestSite.html(200, "<title>Dated</title>")
                                        .newBuilder()
                                        .addHeader("Last-Modified", date)
                                        .addHeader("Cache-Control", "no-cache")
                                        .build());
        try (Session session = Session.create(config)) {
            session.goTo(site.url("/dated")).goTo(site.url("/dated"));
            assertEquals("Dated", session.dom().title());
            assertEquals(200, session.status());
        }
        assertEquals(2, site.requests("GET /dated").size());
    }

    /** As in Chromium, so that the page shows what the form has changed. */
    @Test
    void aFormRevalidatesThePageThatItLeadsTo() {
        AtomicInteger count = new AtomicInteger();
        site.route("/list", r -> pageWithCookie(Integer.toString(count.incrementAndGet())))
                .page("/form", "<form method=post action=/add><button>Add</button></form>")
                .route("/add", r -> TestSite.redirect(303, "/list"));
        try (Session session = Session.create(config)) {
            session.goTo(site.url("/list")).goTo(site.url("/list")).goTo(site.url("/form"));
            session.click(Target.text("Add"));
        }
        assertEquals(List.of("GET /list", "GET /form", "POST /add", "GET /list"), site.asked());
        for (String sent : List.of("POST /add", "GET /list")) {
            RecordedRequest last = site.requests(sent).get(site.requests(sent).size() - 1);
            assertEquals("max-age=0", last.getHeaders().get("Cache-Control"), sent);
        }
    }

    private static MockResponse unchangedOrNew(RecordedRequest request) {
        return "\"1\"".equals(request.getHeaders().get("If-None-Match"))
                ? new MockResponse.Builder().code(304).build()
                : sheet("no-cache");
    }

    @Test
    void cachedResponsesSetNoCookies() {
        site.route("/page", r -> pageWithCookie("1"));
        site.route("/other", r -> pageWithCookie("2"));
        try (Session session = Session.create(config)) {
            session.goTo(site.url("/page")).goTo(site.url("/other")).goTo(site.url("/page"));
            session.goTo(site.url("/b"));
        }
        String sent = site.requests("GET /b").get(0).getHeaders().get("Cookie");
        assertEquals("n=2", sent);
        assertEquals(1, site.requests("GET /page").size());
    }

    private static MockResponse pageWithCookie(String value) {
        return new MockResponse.Builder()
                .addHeader("Content-Type", "text/html")
                .addHeader("Cache-Control", "max-age=600")
                .addHeader("Set-Cookie", "n=" + value)
                .body("<title>Page</title>")
                .build();
    }

    @Test
    void cachesAreSeparateAndDeletedOnClose() throws IOException {
        for (int i = 0; i < 2; i++) {
            try (Session session = Session.create(config)) {
                session.goTo(site.url("/a"));
                assertTrue(filesLeft() > 0, "something is kept");
            }
        }
        assertEquals(2, sheetsAsked());
        assertEquals(0, filesLeft());
    }

    private long filesLeft() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.count();
        }
    }
}
