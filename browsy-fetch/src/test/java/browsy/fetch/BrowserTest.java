package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.config.FetchException;
import browsy.fetch.config.SessionConfig;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import mockwebserver3.MockResponse;
import mockwebserver3.RecordedRequest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests the shared resources of the sessions of a browser, and the isolation of their state. */
class BrowserTest {
    private static final int SESSIONS = 24;

    private final TestSite site = new TestSite();
    private final SessionConfig config = SessionConfig.builder().allowPrivateNetwork(true).build();
    private final Browser browser = Browser.create(config);

    @BeforeEach
    void open() {
        site.route("/enter", BrowserTest::enter)
                .route("/page", BrowserTest::page)
                .route(
                        "/s.css",
                        r ->
                                new MockResponse.Builder()
                                        .addHeader("Content-Type", "text/css")
                                        .body(".hidden{display:none}")
                                        .build());
    }

    @AfterEach
    void close() {
        browser.close();
        site.close();
    }

    private static MockResponse enter(RecordedRequest request) {
        String name = request.getUrl().queryParameter("name");
        return new MockResponse.Builder()
                .addHeader("Content-Type", "text/html")
                .addHeader("Set-Cookie", "who=" + name)
                .body("<title>" + name + "</title><a href=/page>Page</a>")
                .build();
    }

    private static MockResponse page(RecordedRequest request) {
        String cookie = request.getHeaders().get("Cookie");
        return TestSite.html(
                200,
                "<link rel=stylesheet href=/s.css><title>Page</title><h1>"
                        + cookie
                        + "</h1><p class=hidden>not seen</p><input aria-label=Note>");
    }

    /** Returns the cookie, field value, style and history that a session observes. */
    private List<String> visit(String name) {
        try (Session session = browser.newSession()) {
            session.goTo(site.url("/enter?name=" + name)).click(1);
            int note = session.findByRole("textbox").get(0).id();
            session.type(note, name);
            List<String> seen = new ArrayList<>();
            seen.add(session.findByRole("heading").get(0).text());
            seen.add(session.element(note).value());
            seen.add(String.valueOf(session.findByText("not seen").get(0).hidden()));
            seen.add(session.back().dom().title());
            return seen;
        }
    }

    @Test
    void concurrentSessionsAreIsolated() throws InterruptedException, ExecutionException {
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            List<Callable<List<String>>> visits = new ArrayList<>();
            for (int i = 0; i < SESSIONS; i++) {
                String name = "v" + i;
                visits.add(() -> visit(name));
            }
            List<Future<List<String>>> seen = threads.invokeAll(visits);
            for (int i = 0; i < SESSIONS; i++) {
                String name = "v" + i;
                assertEquals(List.of("who=" + name, name, "true", name), seen.get(i).get());
            }
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void sessionsShareParsedStyleSheets() {
        visit("first");
        long read = browser.styleCache().misses();
        visit("second");
        assertEquals(read, browser.styleCache().misses());
        assertEquals(
                2, site.requests("GET /s.css").size(), "each session requests the style sheet");
    }

    @Test
    void sessionsShareConnections() {
        visit("first");
        visit("second");
        Set<Integer> connections =
                site.asked().stream()
                        .flatMap(asked -> site.requests(asked).stream())
                        .map(RecordedRequest::getConnectionIndex)
                        .collect(Collectors.toSet());
        assertEquals(1, connections.size());
    }

    @Test
    void sessionsShareTheBlocklist() {
        SessionConfig blocking = config.newBuilder().blockedPatterns(List.of("/pa", "x")).build();
        try (Browser guarded = Browser.create(blocking)) {
            for (int i = 0; i < 2; i++) {
                try (Session session = guarded.newSession()) {
                    session.goTo(site.url("/enter?name=a"));
                    assertThrows(FetchException.BlockedUrl.class, () -> session.click(1));
                }
            }
        }
        assertEquals(List.of("GET /enter?name=a", "GET /enter?name=a"), site.asked());
    }

    @Test
    void closingASessionDoesNotAffectOthers() {
        Session first = browser.newSession();
        try (Session second = browser.newSession()) {
            first.goTo(site.url("/enter?name=first"));
            first.close();
            assertEquals("first", first.dom().title());
            assertThrows(IllegalStateException.class, () -> first.click(1));
            assertEquals("null", heading(second.goTo(site.url("/page"))));
        }
    }

    private static String heading(Session session) {
        return session.findByRole("heading").get(0).text();
    }

    @Test
    void aClosedBrowserSendsNothing() {
        try (Session session = browser.newSession()) {
            browser.close();
            assertThrows(IllegalStateException.class, () -> session.goTo(site.url("/page")));
            assertThrows(IllegalStateException.class, browser::newSession);
            assertNull(session.url());
        }
        assertTrue(site.asked().isEmpty());
    }
}
