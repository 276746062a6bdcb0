package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.config.SessionConfig;
import browsy.find.Target;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import mockwebserver3.MockResponse;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests declarative refreshes of pages. */
class RefreshTest {
    private final TestSite site = new TestSite();
    private final Session session =
            Session.create(SessionConfig.builder().allowPrivateNetwork(true).build());

    @AfterEach
    void close() {
        session.close();
        site.close();
    }

    private static String meta(String content) {
        return "<meta http-equiv=refresh content=\"" + content + "\"><h1>Open the app</h1>";
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0;URL='/there'; x",
                "0; url='/there' or not",
                "0;url=&quot;/there&quot; later",
                "0 url = '/there",
                ".5,/there",
                "1.5.2; '/there'",
                " 0 /there ",
            })
    void refreshUrlsAreParsedInEachSyntax(String content) {
        site.page("/", meta(content)).page("/there", "<title>There</title>");
        session.goTo(site.url("/"));
        assertEquals(List.of("GET /", "GET /there"), site.asked());
    }

    @Test
    void aRefreshMayHaveCharacterReferences() {
        site.page("/", meta("0;url=/there").replace("=refresh", "=&#114;efresh"))
                .page("/there", "<title>There</title>");
        session.goTo(site.url("/"));
        assertEquals(List.of("GET /", "GET /there"), site.asked());
    }

    @ParameterizedTest
    @ValueSource(strings = {"x;url=/there", "0x;url=/there", "-1;url=/there", "", "0x"})
    void aRefreshWithInvalidDelayIsIgnored(String content) {
        site.page("/", meta(content));
        session.goTo(site.url("/"));
        assertEquals(List.of("GET /"), site.asked());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "myapp://open/17",
                "javascript:void(0)",
                "mailto:ann@example.com",
                "intent://scan/#Intent;scheme=zxing;end",
                "about:blank",
                "data:text/html,x",
            })
    void aRefreshToANonPageIsNotFollowed(String address) {
        site.page("/", meta("0;url=" + address) + "<a href=/web>Continue on the web</a>")
                .page("/web", "<title>Web</title>");
        session.goTo(site.url("/"));
        assertTrue(!session.findByText("Open the app").isEmpty());
        assertTrue(
                session.page().warnings().toString().contains("refresh not followed"),
                session.page().warnings()::toString);
        session.click(Target.text("Continue on the web"));
        assertEquals("Web", session.dom().title());
    }

    @Test
    void aRefreshHeaderToANonPageIsNotFollowed() {
        site.route(
                "/",
                r ->
                        TestSite.html(200, "<title>Here</title>")
                                .newBuilder()
                                .addHeader("Refresh", "0; url=myapp://open")
                                .build());
        assertEquals("Here", session.goTo(site.url("/")).dom().title());
        assertEquals(1, session.page().warnings().size());
    }

    @Test
    void aRefreshInATemplateIsNotFollowed() {
        site.page("/", "<template>" + meta("0;url=/there") + "</template>");
        session.goTo(site.url("/"));
        assertEquals(List.of("GET /"), site.asked());
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aBaseCountsForTheElementsAfterIt(boolean first) {
        String base = "<base href=/b/>";
        site.page("/a/", (first ? base : "") + meta("0;url=there") + (first ? "" : base));
        site.page("/a/there", "a").page("/b/there", "b");
        session.goTo(site.url("/a/"));
        assertEquals(List.of("GET /a/", first ? "GET /b/there" : "GET /a/there"), site.asked());
    }

    /** A page that sets a cookie and asks for itself, to see whether the cookie is sent. */
    @ParameterizedTest
    @ValueSource(strings = {"0", "0;", "0; url=", "0;url=/", "0; url=?"})
    void anImmediateRefreshLoadsThePageAgain(String content) {
        site.route(
                "/",
                r ->
                        r.getHeaders().get("Cookie") == null
                                ? TestSite.html(200, meta(content))
                                        .newBuilder()
                                        .addHeader("Set-Cookie", "seen=1")
                                        .build()
                                : TestSite.html(200, "<title>Welcome</title>"));
        String query = content.endsWith("?") ? "?" : "";
        assertEquals("Welcome", session.goTo(site.url("/" + query)).dom().title());
        assertEquals(List.of("GET /" + query, "GET /" + query), site.asked());
        assertEquals(
                site.url("/" + query),
                site.requests("GET /" + query).get(1).getHeaders().get("Referer"));
    }

    @Test
    void anImmediateRefreshAfterAFormRequestsItsPage() {
        site.page("/", "<form method=post action=/sent><button>Go</button></form>")
                .route(
                        "/sent",
                        r ->
                                TestSite.html(
                                        200,
                                        r.getMethod().equals("POST")
                                                ? meta("0")
                                                : "<title>Done</title>"));
        session.goTo(site.url("/")).click(Target.text("Go"));
        assertEquals("Done", session.dom().title());
        assertEquals(List.of("GET /", "POST /sent", "GET /sent"), site.asked());
    }

    @Test
    void aPageThatIsTheSameAfterARefreshIsLeft() {
        site.page("/", meta("0"));
        assertEquals("Open the app", session.goTo(site.url("/")).dom().visible().get(0).text());
        assertEquals(List.of("GET /", "GET /"), site.asked());
    }

    @Test
    void aPageThatRefreshesForEverIsShown() {
        AtomicInteger count = new AtomicInteger();
        site.route(
                "/",
                r ->
                        TestSite.html(
                                200, "<title>" + count.incrementAndGet() + "</title>" + meta("0")));
        assertEquals("21", session.goTo(site.url("/")).dom().title());
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "5; url=/", "0; url=#top"})
    void aLaterRefreshOfThePageOrAMoveInItLoadsNothing(String content) {
        site.page("/", meta(content));
        session.goTo(site.url("/"));
        assertEquals(List.of("GET /"), site.asked());
    }

    @Test
    void theShorterDelayOfTwoElementsWins() {
        site.page("/", meta("5;url=/late") + meta("1;url=/soon") + meta("3;url=/late"))
                .page("/two", meta("1;url=/late") + meta("1;url=/soon"))
                .page("/soon", "<title>Soon</title>");
        assertEquals("Soon", session.goTo(site.url("/")).dom().title());
        assertEquals("Soon", session.goTo(site.url("/two")).dom().title());
    }

    @Test
    void theShorterDelayOfHeaderAndElementWins() {
        site.route(
                        "/",
                        r ->
                                TestSite.html(200, meta("1;url=/soon"))
                                        .newBuilder()
                                        .addHeader("Refresh", "4; url=/late")
                                        .build())
                .page("/soon", "<title>Soon</title>");
        assertEquals("Soon", session.goTo(site.url("/")).dom().title());
    }

    @Test
    void anEmptyLocationIsIgnored() {
        MockResponse empty =
                TestSite.html(302, "<title>Here</title>")
                        .newBuilder()
                        .addHeader("Location", "")
                        .build();
        site.route("/", r -> empty);
        assertEquals("Here", session.goTo(site.url("/")).dom().title());
        assertEquals(302, session.status());
    }
}
