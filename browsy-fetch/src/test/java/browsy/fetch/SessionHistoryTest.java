package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import browsy.fetch.config.FetchException.ActionError;
import browsy.fetch.config.SessionConfig;
import browsy.find.Target;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests which navigations add entries to the history, and what these keep. */
class SessionHistoryTest {
    private final TestSite site = new TestSite();
    private final Session session =
            Session.create(SessionConfig.builder().allowPrivateNetwork(true).build());

    @AfterEach
    void close() {
        session.close();
        site.close();
    }

    private static Target css(String selector) {
        return Target.css(selector);
    }

    @Test
    void navigationToTheCurrentUrlReplacesTheEntry() {
        site.page("/0", "<p>0").page("/x", "<a href=/x>Self</a><form><button>Go</button></form>");
        session.goTo(site.url("/0")).goTo(site.url("/x"));
        session.click(css("a")).goTo(site.url("/x")).back();
        assertEquals(site.url("/0"), session.url());
        assertEquals(List.of("GET /0", "GET /x", "GET /x", "GET /x"), site.asked());
        session.goTo(site.url("/x?")).click(css("button")).back();
        assertEquals(site.url("/0"), session.url());
    }

    @Test
    void aFragmentTwiceIsOneEntry() {
        site.page("/x", "<a href=#f>Part</a><p id=f>Here");
        session.goTo(site.url("/x")).click(css("a")).click(css("a")).back();
        assertEquals(site.url("/x"), session.url());
        assertThrows(ActionError.class, session::back);
    }

    @Test
    void aFormWithABodyToTheCurrentUrlAddsAnEntry() {
        site.page("/0", "<p>0").page("/x", "<form method=post><button>Go</button></form>");
        session.goTo(site.url("/0")).goTo(site.url("/x")).click(css("button")).back();
        assertEquals(site.url("/x"), session.url());
        assertEquals(site.url("/0"), session.back().url());
    }

    @Test
    void goToAFragmentOfThePageKeepsItsInput() {
        site.page("/x", "<style>p:not(:target) {display: none}</style><input><p id=t>Here");
        session.goTo(site.url("/x")).type(css("input"), "kept").goTo(site.url("/x#t"));
        assertEquals("kept", session.find("input").get(0).value());
        assertFalse(session.lastAction().navigated());
        assertFalse(session.find("p").get(0).hidden());
        assertEquals(List.of("GET /x"), site.asked());
        session.goTo(site.url("/x#t"));
        assertEquals(List.of("GET /x", "GET /x"), site.asked());
    }

    @Test
    void anEmptyLinkLoadsThePageWithoutTheFragment() {
        site.page("/x", "<a href=''>Again</a><a href=#f>Part</a>");
        session.goTo(site.url("/x#f"));
        assertEquals(site.url("/x"), session.links().get(0).href());
        session.click(css("a:not(a + a)")).click(css("a + a")).click(css("a:not(a + a)"));
        assertEquals(site.url("/x"), session.url());
        assertEquals(List.of("GET /x", "GET /x", "GET /x"), site.asked());
    }

    @Test
    void reloadKeepsTheFragment() {
        site.page(
                "/x",
                "<style>p:not(:target) {display: none}</style><a href=#t>Part</a><input><p id=t>P");
        session.goTo(site.url("/x")).click(css("a")).type(css("input"), "kept").reload();
        assertEquals(site.url("/x#t"), session.url());
        assertFalse(session.find("p").get(0).hidden());
        assertEquals("kept", session.find("input").get(0).value());
        session.goTo(site.url("/0")).back();
        assertEquals(site.url("/x#t"), session.url());
        assertFalse(session.find("p").get(0).hidden());
    }

    @Test
    void reloadOfAPostedPageKeepsTheFragment() {
        site.page("/", "<form method=post action=/x#t><button>Go</button></form>")
                .page("/x", "<style>p:not(:target) {display: none}</style><p id=t>P");
        session.goTo(site.url("/")).click(css("button")).reload();
        assertEquals(site.url("/x#t"), session.url());
        assertFalse(session.find("p").get(0).hidden());
    }
}
