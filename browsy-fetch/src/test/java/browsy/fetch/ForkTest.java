package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import browsy.fetch.config.FetchException.BudgetExceeded;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.cookie.Cookie;
import browsy.fetch.observe.SessionBudget;
import browsy.find.Target;
import browsy.model.SpatialDom;
import browsy.output.CompactFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Copies of sessions, and snapshots. */
class ForkTest {
    private static final String FORM =
            "<title>Form</title><form action=/sent><label>Name <input name=n></label>"
                    + "<button>Send</button></form><a href=/a>A</a><a href=/b>B</a>";

    private final TestSite site =
            new TestSite()
                    .page("/", FORM)
                    .page("/a", "<title>A</title><p>page A")
                    .page("/b", "<title>B</title><p>page B");

    private final SessionConfig config = SessionConfig.builder().allowPrivateNetwork(true).build();
    private final Session session = Session.create(config);

    @AfterEach
    void close() {
        session.close();
        site.close();
    }

    private Session opened() {
        return session.goTo(site.url("/"));
    }

    private static String text(Session session) {
        return session.text(CompactFormat.standard());
    }

    @Test
    void aForkHasTheSamePageInputHistoryAndCookies() {
        session.goTo(site.url("/a"));
        opened().type(Target.label("Name"), "Ann");
        session.cookies().add(Cookie.of("k", "v", "127.0.0.1"));
        try (Session fork = session.fork()) {
            assertEquals(text(session), text(fork));
            assertEquals(session.url(), fork.url());
            assertEquals(session.cookies().all(), fork.cookies().all());
            assertEquals(session.lastAction(), fork.lastAction());
            assertEquals("A", fork.back().dom().title());
            assertEquals("Form", session.dom().title());
        }
    }

    @Test
    void changesOfAForkStayInIt() {
        opened();
        String before = text(session);
        try (Session fork = session.fork()) {
            fork.type(Target.label("Name"), "Bob");
            assertEquals(before, text(session));
            fork.cookies().add(Cookie.of("k", "v", "127.0.0.1"));
            fork.goTo(site.url("/a"));
        }
        assertEquals(List.of(), session.cookies().all());
        assertEquals("Form", session.dom().title());
        session.type(Target.label("Name"), "Ann");
        assertNotEquals(before, text(session));
    }

    @Test
    void changesOfTheSessionDoNotReachItsFork() {
        opened();
        try (Session fork = session.fork()) {
            session.cookies().add(Cookie.of("k", "v", "127.0.0.1"));
            session.type(Target.label("Name"), "Ann").click(Target.text("A"));
            assertEquals(List.of(), fork.cookies().all());
            assertNull(fork.find("input").get(0).value());
            assertEquals("Form", fork.dom().title());
        }
    }

    @Test
    void forksLoadPagesSideBySide() throws Exception {
        opened();
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            List<Callable<String>> tasks = new ArrayList<>();
            for (int i = 0; i < 24; i++) {
                Session fork = session.fork();
                String link = i % 2 == 0 ? "A" : "B";
                tasks.add(
                        () -> {
                            try (fork) {
                                fork.type(Target.label("Name"), link);
                                return fork.click(Target.text(link)).dom().title();
                            }
                        });
            }
            List<Future<String>> titles = threads.invokeAll(tasks);
            for (int i = 0; i < titles.size(); i++) {
                assertEquals(i % 2 == 0 ? "A" : "B", titles.get(i).get());
            }
        } finally {
            threads.shutdownNow();
        }
        assertEquals("Form", session.dom().title());
    }

    @Test
    void requestsOfForksCountAgainstTheBudget() {
        SessionConfig two =
                config.newBuilder().budget(SessionBudget.UNLIMITED.withMaxRequests(2)).build();
        try (Session first = Session.create(two);
                Session fork = first.goTo(site.url("/")).fork()) {
            fork.goTo(site.url("/a"));
            assertThrows(BudgetExceeded.class, () -> first.goTo(site.url("/b")));
            assertThrows(BudgetExceeded.class, () -> fork.goTo(site.url("/b")));
            assertEquals(2, first.ledger().total().requests());
            assertNotEquals(first.id(), fork.id());
        }
    }

    @Test
    void closingAForkLeavesTheSessionOpen() {
        opened().fork().close();
        assertEquals("A", session.goTo(site.url("/a")).dom().title());
    }

    @Test
    void closingTheSessionStopsItsForks() {
        Session owner = Session.create(config).goTo(site.url("/"));
        Session fork = owner.fork();
        owner.close();
        assertEquals("Form", fork.dom().title());
        assertThrows(IllegalStateException.class, () -> fork.goTo(site.url("/a")));
        assertThrows(IllegalStateException.class, owner::fork);
    }

    @Test
    void forksOfABrowsersSessionOutliveIt() {
        try (Browser browser = Browser.create(config)) {
            Session first = browser.newSession().goTo(site.url("/"));
            try (Session fork = first.fork()) {
                first.close();
                assertEquals("A", fork.goTo(site.url("/a")).dom().title());
            }
        }
    }

    @Test
    void aSnapshotIsRestoredSeveralTimes() {
        opened().type(Target.label("Name"), "Ann");
        session.cookies().add(Cookie.of("k", "1", "127.0.0.1"));
        String before = text(session);
        ActionResult action = session.lastAction();
        String flow = session.recordedAsJava();
        SessionSnapshot snapshot = session.snapshot();
        for (String link : List.of("A", "B")) {
            session.click(Target.text(link));
            session.cookies().clear();
            assertEquals(link, session.dom().title());
            session.restore(snapshot);
            assertEquals(before, text(session));
            assertEquals("1", session.cookies().all().get(0).value());
            assertEquals(action, session.lastAction());
            assertEquals(flow, session.recordedAsJava());
        }
        int requests = site.asked().size();
        SpatialDom dom = session.restore(snapshot).dom();
        assertEquals(requests, site.asked().size());
        assertFalse(dom.elements().isEmpty());
    }

    @Test
    void aSnapshotBeforeTheFirstPageRestoresASessionWithoutAPage() {
        SessionSnapshot empty = session.snapshot();
        opened();
        assertNull(session.restore(empty).url());
        assertEquals("snapshot of a session without a page", empty.toString());
    }

    @Test
    void aSnapshotMovesToAForkButNotToAnotherConfiguration() {
        opened();
        SessionSnapshot snapshot = session.snapshot();
        try (Session fork = session.fork();
                Session other = Session.create(config.newBuilder().viewport(800, 600).build())) {
            assertEquals("Form", fork.goTo(site.url("/a")).restore(snapshot).dom().title());
            assertThrows(IllegalArgumentException.class, () -> other.restore(snapshot));
        }
    }

    @Test
    void theTextOfASnapshotHasNoQuery() {
        session.goTo(site.url("/a?token=s3cret"));
        assertFalse(session.snapshot().toString().contains("s3cret"));
    }
}
