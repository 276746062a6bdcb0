package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

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

    @Test
    void entriesOfOneDocumentShareItsInput() {
        site.page(
                        "/x",
                        "<style>p:not(:target) + button {display: none}</style><input name=q>"
                                + "<details><summary>More</summary><button>in</button></details>"
                                + "<a href=#t>Part</a><a href=/y>Leave</a>"
                                + "<p id=t style='margin-top: 3000px; height: 3000px'>P</p>"
                                + "<button>At the target</button>")
                .page("/y", "<p>Y");
        session.goTo(site.url("/x")).click(css("a:first-of-type")).type(css("input"), "kept");
        assertTrue(session.dom().scroll().y() > 0);
        session.click(css("summary")).back();
        assertEquals(site.url("/x"), session.url());
        assertEquals(0, session.dom().scroll().y());
        assertEquals("kept", session.find("input").get(0).value());
        assertFalse(session.find("details button").get(0).hidden());
        assertTrue(session.find("p + button").get(0).hidden());
        assertFalse(session.lastAction().navigated());
        session.clear(css("input")).type(css("input"), "newer").forward();
        assertEquals(site.url("/x#t"), session.url());
        assertTrue(session.dom().scroll().y() > 0);
        assertFalse(session.find("p + button").get(0).hidden());
        assertEquals("newer", session.find("input").get(0).value());
        session.click(css("a + a")).back().back();
        assertEquals("newer", session.find("input").get(0).value());
        assertEquals(List.of("GET /x", "GET /y"), site.asked());
    }

    @Test
    void aReloadReplacesTheDocumentOfAllItsEntries() {
        site.page("/x", "<title>Old</title><a href=#t>Part</a><p id=t>P");
        session.goTo(site.url("/x")).click(css("a"));
        site.page("/x", "<title>New</title><a href=#t>Part</a><p id=t>P");
        assertEquals("New", session.reload().back().dom().title());
        assertEquals(site.url("/x"), session.url());
        assertEquals(List.of("GET /x", "GET /x"), site.asked());
    }
}
