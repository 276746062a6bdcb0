package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.client.RequestHandler;
import browsy.fetch.config.FetchException;
import browsy.fetch.config.FetchException.BudgetExceeded;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.config.SessionConfig.HttpCache;
import browsy.fetch.observe.ResourceKind;
import browsy.fetch.observe.SessionBudget;
import browsy.fetch.observe.SessionBudget.Limit;
import browsy.fetch.observe.SessionEvent;
import browsy.fetch.observe.SessionEvent.ActionFinished;
import browsy.fetch.observe.SessionEvent.ListenerFailed;
import browsy.fetch.observe.SessionEvent.NavigationFinished;
import browsy.fetch.observe.SessionEvent.NavigationStarted;
import browsy.fetch.observe.SessionEvent.Outcome;
import browsy.fetch.observe.SessionEvent.Phase;
import browsy.fetch.observe.SessionEvent.PhaseTimed;
import browsy.fetch.observe.SessionEvent.Redirected;
import browsy.fetch.observe.SessionEvent.RequestBlocked;
import browsy.fetch.observe.SessionEvent.RequestFailed;
import browsy.fetch.observe.SessionEvent.RequestStarted;
import browsy.fetch.observe.SessionEvent.ResponseReceived;
import browsy.fetch.observe.SessionLedger;
import browsy.find.Target;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.stream.Stream;
import mockwebserver3.MockResponse;
import okio.Buffer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the events, the ledger and the budget of a session. */
class ObserveTest {
    private final TestSite site = new TestSite();
    private final List<SessionEvent> events = Collections.synchronizedList(new ArrayList<>());

    @BeforeEach
    void pages() {
        site.page("/", "<link rel=stylesheet href=/s.css><a href=/from>On</a><p>Home</p>")
                .route("/from", r -> TestSite.redirect(302, "/to?secret=1"))
                .page("/to", "<p>There</p>")
                .route(
                        "/s.css",
                        r ->
                                new MockResponse.Builder()
                                        .addHeader("Content-Type", "text/css")
                                        .body("p{color:red}")
                                        .build())
                .route("/empty", r -> new MockResponse.Builder().code(204).build())
                .route(
                        "/file.bin",
                        r ->
                                new MockResponse.Builder()
                                        .addHeader("Content-Type", "application/zip")
                                        .body("PK\0\0")
                                        .build());
    }

    @AfterEach
    void close() {
        site.close();
    }

    private SessionConfig.Builder config() {
        return SessionConfig.builder().allowPrivateNetwork(true).listener(events::add);
    }

    private <T> List<T> of(Class<T> type) {
        return events.stream().filter(type::isInstance).map(type::cast).toList();
    }

    private <T> T only(Class<T> type) {
        assertEquals(1, of(type).size(), () -> type.getSimpleName() + " in " + events);
        return of(type).get(0);
    }

    /** The names of the events apart from timings, in order. */
    private List<String> names() {
        return events.stream()
                .filter(event -> !(event instanceof PhaseTimed))
                .map(event -> event.getClass().getSimpleName())
                .toList();
    }

    @Test
    void aNavigationIsObservedFromStartToEnd() {
        try (Session session = Session.create(config().build())) {
            session.goTo(site.url("/"));
            assertEquals(
                    List.of(
                            "NavigationStarted",
                            "RequestStarted",
                            "ResponseReceived",
                            "RequestStarted",
                            "ResponseReceived",
                            "NavigationFinished",
                            "ActionFinished"),
                    names());
            assertEquals(
                    List.of(ResourceKind.PAGE, ResourceKind.STYLESHEET),
                    of(ResponseReceived.class).stream().map(ResponseReceived::kind).toList());
            assertEquals("text/css", of(ResponseReceived.class).get(1).mediaType());
            assertEquals(List.of(1L, 2L), requests(RequestStarted::request, RequestStarted.class));
            NavigationFinished end = only(NavigationFinished.class);
            assertEquals(Outcome.PAGE, end.outcome());
            assertEquals(200, end.status());
            assertNull(end.error());
            assertEquals(site.url("/"), end.url());
            assertEquals("goto", only(ActionFinished.class).action());
            assertTrue(only(ActionFinished.class).navigated());
            for (int i = 0; i < events.size(); i++) {
                assertEquals(i + 1, events.get(i).stamp().number());
                assertEquals(session.id(), events.get(i).stamp().session());
            }
        }
    }

    private <T> List<Long> requests(Function<T, Long> number, Class<T> type) {
        return of(type).stream().map(number).toList();
    }

    @Test
    void phasesAreTimed() {
        try (Session session = Session.create(config().build())) {
            session.goTo(site.url("/"));
        }
        List<Phase> phases = of(PhaseTimed.class).stream().map(PhaseTimed::phase).toList();
        for (Phase phase : Phase.values()) {
            // Without TLS there is no handshake, and an address needs no query.
            boolean expected = phase != Phase.TLS && phase != Phase.LOOKUP;
            assertTrue(!expected || phases.contains(phase), () -> phase + " is not in " + phases);
        }
    }

    @Test
    void redirectsAreObserved() {
        try (Session session = Session.create(config().build())) {
            session.goTo(site.url("/from?secret=0#part"));
        }
        Redirected redirect = only(Redirected.class);
        assertEquals(302, redirect.status());
        assertEquals(site.url("/from") + "?...", redirect.url());
        assertEquals(site.url("/to") + "?...", redirect.target());
        assertEquals(2, of(RequestStarted.class).size());
        assertEquals(site.url("/to") + "?...", only(NavigationFinished.class).url());
    }

    @Test
    void filesAndEmptyResponsesAreOutcomes() {
        try (Session session = Session.create(config().build())) {
            session.goTo(site.url("/file.bin")).goTo(site.url("/empty"));
        }
        assertEquals(
                List.of(Outcome.FILE, Outcome.NO_CONTENT),
                of(NavigationFinished.class).stream().map(NavigationFinished::outcome).toList());
    }

    @Test
    void refusedRequestsAreObserved() {
        SessionConfig closed = SessionConfig.builder().listener(events::add).build();
        try (Session session = Session.create(closed)) {
            assertThrows(
                    FetchException.BlockedUrl.class,
                    () -> session.goTo("http://127.0.0.1/x?secret"));
        }
        RequestBlocked blocked = only(RequestBlocked.class);
        assertEquals("PRIVATE_NETWORK", blocked.reason());
        assertEquals("http://127.0.0.1/x?...", blocked.url());
        assertEquals("BlockedUrl", only(NavigationFinished.class).error());
        assertEquals(Outcome.FAILED, only(NavigationFinished.class).outcome());
        assertEquals("BlockedUrl", only(ActionFinished.class).error());
        assertEquals(List.of(), of(RequestStarted.class));
    }

    @Test
    void failedRequestsAreObserved() {
        String url = site.url("/");
        site.close();
        try (Session session = Session.create(config().build())) {
            assertThrows(FetchException.Network.class, () -> session.goTo(url));
        }
        RequestFailed failed = only(RequestFailed.class);
        assertEquals(only(RequestStarted.class).request(), failed.request());
        assertEquals("Network (ConnectException)", failed.error());
    }

    @Test
    void failedActionsAreObserved() {
        try (Session session = Session.create(config().build())) {
            session.loadHtml("<p>Text</p>", "https://shop.test/");
            events.clear();
            assertThrows(FetchException.ActionError.class, () -> session.click(Target.text("Buy")));
        }
        ActionFinished action = only(ActionFinished.class);
        assertEquals("click", action.action());
        assertEquals("ActionError NOT_FOUND", action.error());
        assertFalse(action.navigated());
    }

    @Test
    void aFailingListenerDoesNotAffectTheSession() {
        SessionConfig config =
                SessionConfig.builder()
                        .allowPrivateNetwork(true)
                        .listener(
                                event -> {
                                    if (event instanceof NavigationStarted) {
                                        throw new IllegalStateException("broken");
                                    }
                                })
                        .listener(events::add)
                        .build();
        try (Session session = Session.create(config)) {
            session.goTo(site.url("/"));
            assertEquals(200, session.status());
            assertEquals(1, session.ledger().listenerFailures());
        }
        assertEquals("IllegalStateException", only(ListenerFailed.class).error());
        assertEquals(1, of(NavigationFinished.class).size());
    }

    @Test
    void listenersThatAlwaysFailAreCountedOnly() {
        SessionConfig config =
                SessionConfig.builder()
                        .allowPrivateNetwork(true)
                        .listener(
                                event -> {
                                    throw new AssertionError("broken");
                                })
                        .listener(
                                event -> {
                                    throw new UnsupportedOperationException("broken too");
                                })
                        .build();
        try (Session session = Session.create(config)) {
            session.goTo(site.url("/to"));
            assertEquals("There", session.page().document().body().text());
            assertTrue(session.ledger().listenerFailures() > 10);
        }
    }

    @Test
    void aListenerCannotAct() {
        AtomicReference<Session> own = new AtomicReference<>();
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        SessionConfig config =
                SessionConfig.builder()
                        .allowPrivateNetwork(true)
                        .listener(
                                event -> {
                                    if (event instanceof NavigationFinished) {
                                        try {
                                            own.get().goTo(site.url("/to"));
                                        } catch (IllegalStateException e) {
                                            thrown.set(e);
                                        }
                                    }
                                })
                        .build();
        try (Session session = Session.create(config)) {
            own.set(session);
            session.goTo(site.url("/"));
            assertEquals(site.url("/"), session.url());
            session.goTo(site.url("/to"));
        }
        assertInstanceOf(IllegalStateException.class, thrown.get());
    }

    @Test
    void sessionsOfABrowserHaveNumbers() {
        try (Browser browser = Browser.create(config().build());
                Session ann = browser.newSession();
                Session bob = browser.newSession()) {
            ann.goTo(site.url("/to"));
            bob.goTo(site.url("/to"));
            assertEquals(
                    List.of(ann.id(), bob.id()),
                    of(NavigationStarted.class).stream()
                            .map(event -> event.stamp().session())
                            .toList());
        }
    }

    // The ledger

    @Test
    void theLedgerCountsRequestsAndBytesByKind() {
        try (Session session = Session.create(config().build())) {
            assertEquals(0, session.ledger().total().requests());
            session.goTo(site.url("/")).click(Target.text("On"));
            SessionLedger ledger = session.ledger();
            assertEquals(3, ledger.of(ResourceKind.PAGE).requests());
            assertEquals(1, ledger.of(ResourceKind.STYLESHEET).requests());
            assertEquals(4, ledger.total().requests());
            assertTrue(
                    ledger.of(ResourceKind.STYLESHEET).bytesReceived() > "p{color:red}".length());
            assertTrue(ledger.total().bytesSent() > 4 * "GET / HTTP/1.1".length());
            assertTrue(ledger.working().compareTo(Duration.ZERO) > 0);
            assertTrue(ledger.total().time().compareTo(Duration.ZERO) > 0);
        }
    }

    @Test
    void theLedgerCountsBytesBeforeDecompression() throws IOException {
        byte[] page = ("<p>" + "a".repeat(100_000)).getBytes(StandardCharsets.UTF_8);
        byte[] packed = CompressionTest.gzip(page);
        site.route(
                "/zipped",
                r ->
                        new MockResponse.Builder()
                                .addHeader("Content-Type", "text/html")
                                .addHeader("Content-Encoding", "gzip")
                                .body(new Buffer().write(packed))
                                .build());
        try (Session session = Session.create(config().build())) {
            session.goTo(site.url("/zipped"));
            long received = session.ledger().total().bytesReceived();
            assertTrue(received > packed.length && received < packed.length + 1_000, "" + received);
        }
    }

    @Test
    void answersOfTheCacheAreNotRequests(@TempDir Path folder) {
        site.route(
                "/kept",
                r ->
                        new MockResponse.Builder()
                                .addHeader("Content-Type", "text/html")
                                .addHeader("Cache-Control", "max-age=600")
                                .body("<p>Kept</p>")
                                .build());
        SessionConfig cached = config().httpCache(new HttpCache(folder, 1 << 20)).build();
        try (Session session = Session.create(cached)) {
            session.goTo(site.url("/kept")).goTo(site.url("/to")).goTo(site.url("/kept"));
            assertEquals(2, session.ledger().total().requests());
            assertEquals(
                    List.of(false, false, true),
                    of(ResponseReceived.class).stream().map(ResponseReceived::cached).toList());
        }
    }

    @Test
    void theLedgerCountsAnswersOfARequestHandler() {
        SessionConfig handled =
                SessionConfig.builder()
                        .requestHandler(r -> RequestHandler.Response.html("<p>Hi</p>"))
                        .build();
        try (Session session = Session.create(handled)) {
            session.goTo("https://shop.test/");
            assertEquals(1, session.ledger().total().requests());
            assertTrue(session.ledger().total().bytesReceived() > "<p>Hi</p>".length());
        }
    }

    // The budget

    @Test
    void theBudgetLimitsRequests() {
        SessionBudget two = SessionBudget.UNLIMITED.withMaxRequests(2);
        try (Session session = Session.create(config().budget(two).build())) {
            session.goTo(site.url("/"));
            BudgetExceeded error =
                    assertThrows(BudgetExceeded.class, () -> session.goTo(site.url("/to")));
            assertEquals(Limit.REQUESTS, error.limit());
            assertTrue(error.getMessage().contains("SessionBudget.maxRequests"), error::getMessage);
            assertEquals(2, site.asked().size());
            assertEquals(2, session.ledger().total().requests());
            assertEquals("On Home", session.page().document().body().text());
        }
    }

    @Test
    void styleSheetsBeyondTheBudgetAreLeftOut() {
        SessionBudget one = SessionBudget.UNLIMITED.withMaxRequests(1);
        try (Session session = Session.create(config().budget(one).build())) {
            session.goTo(site.url("/"));
            assertTrue(
                    session.page().warnings().stream()
                            .anyMatch(warning -> warning.contains("SessionBudget.maxRequests")),
                    () -> "" + session.page().warnings());
        }
    }

    @Test
    void theBudgetLimitsBytes() {
        site.page("/long", "<p>" + "a".repeat(1_000_000));
        SessionBudget small = SessionBudget.UNLIMITED.withMaxBytes(100_000);
        try (Session session = Session.create(config().budget(small).build())) {
            session.goTo(site.url("/to"));
            BudgetExceeded error =
                    assertThrows(BudgetExceeded.class, () -> session.goTo(site.url("/long")));
            assertEquals(Limit.BYTES, error.limit());
            long bytes = session.ledger().total().bytes();
            assertTrue(bytes > 100_000 && bytes < 200_000, "" + bytes);
            assertThrows(BudgetExceeded.class, () -> session.goTo(site.url("/to")));
            assertEquals(site.url("/to"), session.url());
        }
    }

    @Test
    void theBudgetLimitsTime() {
        site.route(
                "/slow",
                r ->
                        TestSite.html(200, "<p>Late</p>")
                                .newBuilder()
                                .headersDelay(1, TimeUnit.MINUTES)
                                .build());
        SessionBudget brief = SessionBudget.UNLIMITED.withMaxTime(Duration.ofMillis(300));
        try (Session session = Session.create(config().budget(brief).build())) {
            BudgetExceeded error =
                    assertThrows(BudgetExceeded.class, () -> session.goTo(site.url("/slow")));
            assertEquals(Limit.TIME, error.limit());
        }
    }

    @Test
    void aBudgetIsNotNegative() {
        Stream.<Runnable>of(
                        () -> SessionBudget.UNLIMITED.withMaxRequests(-1),
                        () -> SessionBudget.UNLIMITED.withMaxBytes(-1),
                        () -> SessionBudget.UNLIMITED.withMaxTime(Duration.ofMillis(-1)))
                .forEach(build -> assertThrows(IllegalArgumentException.class, () -> build.run()));
    }
}
