package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.config.FetchException;
import browsy.fetch.config.FetchException.BlockedUrl;
import browsy.fetch.config.FetchException.BlockedUrl.Reason;
import browsy.fetch.config.Identity;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.crawl.Politeness;
import browsy.fetch.crawl.Retries;
import browsy.fetch.crawl.RobotsMode;
import browsy.fetch.search.SearchEngine;
import browsy.fetch.search.SearchPage;
import browsy.fetch.search.SearchResult;
import browsy.find.Target;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import mockwebserver3.MockResponse;
import mockwebserver3.RecordedRequest;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests how sessions spare servers, and what they say about themselves. */
class PolitenessTest {
    private static final Retries AT_ONCE =
            new Retries(2, Duration.ofMillis(1), Duration.ofMillis(2), 1L);

    private final TestSite site = new TestSite();
    private final TestSite other = new TestSite();

    @AfterEach
    void close() {
        site.close();
        other.close();
    }

    private static SessionConfig config(Politeness politeness) {
        return SessionConfig.builder().allowPrivateNetwork(true).politeness(politeness).build();
    }

    private static SessionConfig obedient() {
        return config(Politeness.USER.withRobots(RobotsMode.ALWAYS));
    }

    private static MockResponse text(String text) {
        return new MockResponse.Builder()
                .addHeader("Content-Type", "text/plain")
                .body(text)
                .build();
    }

    private void robots(String rules) {
        site.route("/robots.txt", r -> text("User-agent: browsy\n" + rules));
    }

    private static BlockedUrl blocked(Session session, String url) {
        return assertThrows(BlockedUrl.class, () -> session.goTo(url));
    }

    // robots.txt

    @Test
    void disallowedRequestsAreNotSent() {
        robots("Disallow: /private\nAllow: /");
        String page =
                "<title>Shop</title><link rel=stylesheet href=/private/s.css>"
                        + "<a href='/private/x?token=s3cret'>In</a>"
                        + "<form method=post action=/private><button>Send</button></form>";
        site.page("/", page).route("/away", r -> TestSite.redirect(302, "/private/y"));
        try (Session session = Session.create(obedient())) {
            session.goTo(site.url("/"));
            assertTrue(session.page().warnings().toString().contains("robots.txt"));
            BlockedUrl error =
                    assertThrows(BlockedUrl.class, () -> session.click(Target.text("In")));
            assertEquals(Reason.ROBOTS, error.reason());
            assertTrue(error.getMessage().contains("withRobots"), error.getMessage());
            assertFalse(error.getMessage().contains("s3cret"), error.getMessage());
            assertThrows(BlockedUrl.class, () -> session.click(Target.text("Send")));
            assertEquals(Reason.ROBOTS, blocked(session, site.url("/away")).reason());
            assertEquals("Shop", session.dom().title());
        }
        assertEquals(List.of("GET /robots.txt", "GET /", "GET /away"), site.asked());
    }

    @Test
    void singleNavigationsDoNotAskByDefault() {
        robots("Disallow: /");
        site.page("/", "<title>Shop</title>");
        try (Session session =
                Session.create(SessionConfig.builder().allowPrivateNetwork(true).build())) {
            assertEquals("Shop", session.goTo(site.url("/")).dom().title());
        }
        assertEquals(List.of("GET /"), site.asked());
    }

    /** A search engine whose results are the pages of the test site. */
    private SearchEngine engine() {
        return new SearchEngine() {
            @Override
            public String name() {
                return "own";
            }

            @Override
            public String url(String query) {
                return site.url("/search");
            }

            @Override
            public List<SearchResult> results(Document page) {
                return List.of(
                        new SearchResult("Open", site.url("/open"), ""),
                        new SearchResult("Closed", site.url("/closed"), ""));
            }
        };
    }

    @Test
    void callsForSeveralPagesObey() {
        robots("Disallow: /closed\nDisallow: /search");
        site.page("/search", "<p>Results").page("/open", "<h1>Open").page("/closed", "<h1>Closed");
        try (Session session = Session.create(config(Politeness.USER))) {
            List<SearchPage> pages = session.searchAndReadWith("x", 2, engine());
            assertTrue(pages.get(0).dom() != null);
            assertNull(pages.get(1).dom());
            session.goTo(site.url("/closed"));
        }
        assertEquals(
                List.of("GET /search", "GET /robots.txt", "GET /open", "GET /closed"),
                site.asked());
        try (Session session =
                Session.create(config(Politeness.USER.withRobots(RobotsMode.NEVER)))) {
            assertTrue(session.searchAndReadWith("x", 2, engine()).get(1).dom() != null);
        }
    }

    @Test
    void manyPagesAreVisited() {
        robots("Disallow: /closed");
        List<String> urls = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            site.page("/" + i, "<title>" + i + "</title>");
            urls.add(site.url("/" + i));
        }
        urls.add(site.url("/closed"));
        urls.add("nowhere");
        Map<String, Visit> visits = new HashMap<>();
        try (Browser browser = Browser.create(config(Politeness.USER))) {
            browser.visitAll(urls, 3, visit -> visits.put(visit.url(), visit));
            browser.visitAll(List.of(), 3, visit -> visits.put("", visit));
        }
        assertEquals(new HashSet<>(urls), visits.keySet());
        for (int i = 0; i < 20; i++) {
            assertEquals("" + i, visits.get(urls.get(i)).dom().title());
        }
        BlockedUrl refused = (BlockedUrl) visits.get(site.url("/closed")).error();
        assertEquals(Reason.ROBOTS, refused.reason());
        assertInstanceOf(FetchException.InvalidUrl.class, visits.get("nowhere").error());
        assertEquals(1, site.requests("GET /robots.txt").size());
    }

    @Test
    void aFailingConsumerEndsTheVisits() {
        site.page("/", "<title>Shop</title>");
        List<String> urls = Collections.nCopies(50, site.url("/"));
        AtomicInteger passed = new AtomicInteger();
        try (Browser browser = Browser.create(config(Politeness.USER))) {
            Consumer<Visit> failing =
                    visit -> {
                        passed.incrementAndGet();
                        throw new UnsupportedOperationException("no");
                    };
            assertThrows(
                    UnsupportedOperationException.class, () -> browser.visitAll(urls, 4, failing));
            assertEquals(1, passed.get());
            Thread.currentThread().interrupt();
            assertThrows(
                    FetchException.Network.class, () -> browser.visitAll(urls, 4, visit -> {}));
            assertTrue(Thread.interrupted());
            assertThrows(
                    IllegalArgumentException.class, () -> browser.visitAll(urls, 0, visit -> {}));
        }
    }

    @Test
    void sessionsOfABrowserShareTheFile() {
        robots("Disallow: /private\nSitemap: https://shop.example/map.xml");
        site.page("/", "<title>Shop</title>");
        try (Browser browser = Browser.create(obedient())) {
            for (int i = 0; i < 3; i++) {
                try (Session session = browser.newSession()) {
                    session.goTo(site.url("/"));
                    assertEquals(
                            List.of("https://shop.example/map.xml"),
                            session.robots(site.url("/any")).sitemaps());
                }
            }
        }
        assertEquals(1, site.requests("GET /robots.txt").size());
    }

    @Test
    void theRequestForTheFileHasNothingOfAUser() {
        site.route(
                        "/robots.txt",
                        r ->
                                text("User-agent: *\nDisallow: /x")
                                        .newBuilder()
                                        .addHeader("Set-Cookie", "robots=1")
                                        .build())
                .route(
                        "/",
                        r ->
                                TestSite.html(200, "<title>Shop</title>")
                                        .newBuilder()
                                        .addHeader("Set-Cookie", "user=s3cret")
                                        .build());
        try (Session session =
                Session.create(config(Politeness.USER.withRobots(RobotsMode.BULK)))) {
            session.goTo(site.url("/").replace("://", "://ann:pw@"));
            session.robots(site.url("/"));
            session.goTo(site.url("/"));
        }
        RecordedRequest asked = site.requests("GET /robots.txt").get(0);
        assertNull(asked.getHeaders().get("Cookie"));
        assertNull(asked.getHeaders().get("Authorization"));
        assertEquals("user=s3cret", site.last().getHeaders().get("Cookie"));
    }

    @Test
    void redirectsOfTheFileAreFollowed() {
        site.route("/robots.txt", r -> TestSite.redirect(301, other.url("/1")))
                .page("/", "<title>Shop</title>");
        for (int i = 1; i <= 9; i++) {
            String next = "/" + (i + 1);
            other.route("/" + i, r -> TestSite.redirect(302, next));
        }
        try (Session session = Session.create(obedient())) {
            assertEquals("Shop", session.goTo(site.url("/")).dom().title(), "too many: no file");
        }
        assertEquals(5, other.asked().size());
        other.route("/2", r -> text("User-agent: *\nDisallow: /"));
        try (Session session = Session.create(obedient())) {
            assertEquals(Reason.ROBOTS, blocked(session, site.url("/")).reason());
        }
    }

    @Test
    void afterAnErrorOfTheServerNothingIsAllowed() {
        site.route("/robots.txt", r -> TestSite.html(503, "busy")).page("/", "<title>Shop</title>");
        try (Session session = Session.create(obedient())) {
            assertEquals(Reason.ROBOTS_UNKNOWN, blocked(session, site.url("/")).reason());
            other.page("/", "<title>Other</title>");
            assertEquals("Other", session.goTo(other.url("/")).dom().title(), "404: no file");
        }
        assertEquals(List.of("GET /robots.txt"), site.asked());
    }

    @Test
    void aLongFileCountsUpToTheLimit() {
        String padding = ("#" + "x".repeat(98) + "\n").repeat(60_000);
        robots("Disallow: /a\n" + padding + "Disallow: /b");
        site.page("/b", "<title>B</title>");
        try (Session session = Session.create(obedient())) {
            assertEquals(Reason.ROBOTS, blocked(session, site.url("/a")).reason());
            assertEquals("B", session.goTo(site.url("/b")).dom().title());
        }
    }

    // Rates and repetitions

    private static Function<RecordedRequest, MockResponse> failing(
            int times, Function<RecordedRequest, MockResponse> failure) {
        AtomicInteger requests = new AtomicInteger();
        return r ->
                requests.incrementAndGet() <= times
                        ? failure.apply(r)
                        : TestSite.html(200, "<title>Shop</title>");
    }

    private static MockResponse busy(int status, String retryAfter) {
        return TestSite.html(status, "<title>Busy</title>")
                .newBuilder()
                .addHeader("Retry-After", retryAfter)
                .build();
    }

    @Test
    void failuresThatPassAreRepeated() {
        for (int status : List.of(429, 502, 503, 504)) {
            String path = "/" + status;
            site.route(path, failing(2, r -> busy(status, "")));
            try (Session session = Session.create(config(Politeness.USER.withRetries(AT_ONCE)))) {
                assertEquals("Shop", session.goTo(site.url(path)).dom().title());
            }
            assertEquals(3, site.requests("GET " + path).size());
        }
    }

    @Test
    void aFailureThatStaysIsTheResult() {
        site.route("/", r -> busy(503, "")).route("/no", r -> TestSite.html(500, "<h1>No"));
        try (Session session = Session.create(config(Politeness.USER.withRetries(AT_ONCE)))) {
            assertEquals(503, session.goTo(site.url("/")).status());
            assertEquals(500, session.goTo(site.url("/no")).status());
        }
        assertEquals(4, site.asked().size());
    }

    @Test
    void formsAreNotRepeated() {
        site.page("/", "<form method=post action=/send><button>Send</button></form>")
                .route("/send", r -> busy(503, ""));
        try (Session session = Session.create(config(Politeness.USER.withRetries(AT_ONCE)))) {
            session.goTo(site.url("/")).click(Target.text("Send"));
            assertEquals(503, session.status());
        }
        assertEquals(List.of("GET /", "POST /send"), site.asked());
    }

    @Test
    void lostResponsesAreRepeated() {
        AtomicInteger requests = new AtomicInteger();
        RawSite.Answerer answerer =
                (request, number, out) -> {
                    byte[] all = RawSite.ok("<title>Shop</title>");
                    boolean whole = requests.incrementAndGet() > 2;
                    out.write(all, 0, whole ? all.length : all.length - 3);
                    return false;
                };
        try (RawSite raw = new RawSite(answerer);
                Session session = Session.create(config(Politeness.USER.withRetries(AT_ONCE)))) {
            assertEquals("Shop", session.goTo(raw.url("/")).dom().title());
            assertEquals(3, raw.asked().size());
        }
    }

    @Test
    void violationsOfTheProtocolAreNotRepeated() {
        RawSite.Answerer answerer =
                (request, number, out) -> {
                    out.write("HTTP/1.1 abc\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
                    return false;
                };
        try (RawSite raw = new RawSite(answerer);
                Session session = Session.create(config(Politeness.USER.withRetries(AT_ONCE)))) {
            assertThrows(FetchException.Network.class, () -> session.goTo(raw.url("/")));
            assertEquals(1, raw.asked().size());
        }
    }

    @Test
    void browsersRepeatNothing() {
        site.route("/", failing(1, r -> busy(503, "0")));
        try (Session session = Session.create(config(Politeness.USER))) {
            assertEquals(503, session.goTo(site.url("/")).status());
        }
        assertEquals(1, site.asked().size());
    }

    @Test
    void retryAfterIsObserved() {
        Politeness patient =
                Politeness.USER.withLongestRetryAfter(Duration.ofMinutes(5)).withRetries(AT_ONCE);
        String past =
                DateTimeFormatter.RFC_1123_DATE_TIME.format(
                        ZonedDateTime.now(ZoneOffset.UTC).minusHours(1));
        String future =
                DateTimeFormatter.RFC_1123_DATE_TIME.format(
                        ZonedDateTime.now(ZoneOffset.UTC).plusMinutes(4));
        site.route("/zero", failing(1, r -> busy(503, "0")))
                .route("/past", failing(1, r -> busy(429, past)))
                .route("/future", failing(1, r -> busy(429, future)));
        try (Browser browser = Browser.create(config(patient))) {
            try (Session session = browser.newSession()) {
                assertEquals("Shop", session.goTo(site.url("/zero")).dom().title());
                assertEquals("Shop", session.goTo(site.url("/past")).dom().title());
                assertEquals("Busy", session.goTo(site.url("/future")).dom().title());
            }
            try (Session session = browser.newSession()) {
                BlockedUrl error = blocked(session, site.url("/zero"));
                assertEquals(Reason.TOO_EARLY, error.reason());
            }
        }
        assertEquals(5, site.asked().size());
    }

    @Test
    void sessionsOfABrowserShareTheRate() {
        site.page("/", "<title>Shop</title>");
        SessionConfig config =
                config(Politeness.USER.withInterval(Duration.ofHours(1)))
                        .newBuilder()
                        .timeout(Duration.ofSeconds(5))
                        .build();
        try (Browser browser = Browser.create(config)) {
            try (Session ann = browser.newSession();
                    Session bob = browser.newSession()) {
                ann.goTo(site.url("/"));
                assertEquals(Reason.TOO_EARLY, blocked(bob, site.url("/")).reason());
                assertEquals(Reason.TOO_EARLY, blocked(ann, other.url("/")).reason());
            }
        }
        assertEquals(List.of("GET /"), site.asked());
    }

    @Test
    void anInterruptEndsAWait() {
        site.page("/", "<title>Shop</title>");
        SessionConfig config = config(Politeness.USER.withInterval(Duration.ofSeconds(20)));
        try (Session session = Session.create(config)) {
            session.goTo(site.url("/"));
            Thread.currentThread().interrupt();
            assertThrows(FetchException.Network.class, () -> session.goTo(site.url("/")));
            assertTrue(Thread.interrupted());
            assertEquals("Shop", session.dom().title());
        }
    }

    // Identity

    private Map<String, String> headersOf(Identity identity) {
        site.page("/", "<title>Shop</title>");
        SessionConfig config =
                SessionConfig.builder().allowPrivateNetwork(true).identity(identity).build();
        try (Session session = Session.create(config)) {
            session.goTo(site.url("/"));
        }
        return Map.ofEntries(
                site.last().getHeaders().toMultimap().entrySet().stream()
                        .map(e -> Map.entry(e.getKey(), e.getValue().get(0)))
                        .toArray(Map.Entry[]::new));
    }

    @Test
    void requestsNameTheProgram() {
        Map<String, String> headers = headersOf(Identity.DEFAULT);
        assertEquals("Mozilla/5.0 (compatible; browsy/0.1)", headers.get("user-agent"));
        assertEquals("en-US,en;q=0.9", headers.get("accept-language"));
        assertEquals("\"browsy\";v=\"0\", \"Not/A)Brand\";v=\"99\"", headers.get("sec-ch-ua"));
        assertEquals("?0", headers.get("sec-ch-ua-mobile"));
        assertTrue(headers.get("sec-ch-ua-platform").matches("\"\\w+\""));
    }

    @Test
    void anIdentityAgreesWithItself() {
        Identity identity =
                Identity.of("shop-watch", "2.4.1")
                        .withContact("https://watch.example/about")
                        .withLanguages("de-CH", "de-DE", "fr-CH");
        Map<String, String> headers = headersOf(identity);
        assertEquals(
                "Mozilla/5.0 (compatible; shop-watch/2.4.1; +https://watch.example/about)",
                headers.get("user-agent"));
        assertEquals(
                "de-CH,de-DE;q=0.9,de;q=0.8,fr-CH;q=0.7,fr;q=0.6", headers.get("accept-language"));
        assertTrue(headers.get("sec-ch-ua").startsWith("\"shop-watch\";v=\"2\","));
        assertEquals(Locale.forLanguageTag("de-CH"), identity.locale());
        assertNull(headersOf(identity.withoutClientHints()).get("sec-ch-ua"));
    }

    @Test
    void anIdentityMustNameItsProduct() {
        assertThrows(
                IllegalArgumentException.class,
                () -> Identity.of("watch", "1").withUserAgent("Mozilla/5.0 Chrome/130"));
        assertThrows(IllegalArgumentException.class, () -> Identity.of("a b", "1"));
        assertThrows(IllegalArgumentException.class, () -> Identity.of("ab", "1;"));
        assertThrows(
                IllegalArgumentException.class, () -> Identity.DEFAULT.withLanguages("de;q=1"));
        assertThrows(IllegalArgumentException.class, Identity.DEFAULT::withLanguages);
    }

    @Test
    void robotsFilesNameTheProduct() {
        site.route("/robots.txt", r -> text("User-agent: shop-watch\nDisallow: /"));
        site.page("/", "<title>Shop</title>");
        SessionConfig config =
                obedient().newBuilder().identity(Identity.of("Shop-Watch", "1")).build();
        try (Session session = Session.create(config);
                Session browsy = Session.create(obedient())) {
            assertEquals(Reason.ROBOTS, blocked(session, site.url("/")).reason());
            assertEquals("Shop", browsy.goTo(site.url("/")).dom().title());
        }
    }
}
