package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.config.FetchException;
import browsy.fetch.config.FetchException.ActionError;
import browsy.fetch.config.SessionConfig;
import browsy.model.SpatialElement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import mockwebserver3.MockResponse;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SessionTest {
    private final TestSite site = new TestSite();
    private final SessionConfig config = SessionConfig.builder().allowPrivateNetwork(true).build();
    private final Session session = Session.create(config);

    @AfterEach
    void close() {
        session.close();
        site.close();
    }

    private int id(String tag, String textOrName) {
        List<SpatialElement> found =
                session.dom().elements().stream()
                        .filter(e -> e.tag().equals(tag))
                        .filter(
                                e ->
                                        textOrName.equals(e.text())
                                                || textOrName.equals(e.name())
                                                || textOrName.equals(e.value()))
                        .toList();
        assertEquals(1, found.size(), tag + " " + textOrName + " in " + session.dom().elements());
        return found.get(0).id();
    }

    @Test
    void goesToAPageAndFollowsALink() {
        site.page("/", "<title>Home</title><a href='sub/next?a=1#part'>Next</a>")
                .page("/sub/next", "<title>Second</title><h1>There</h1>");
        session.goTo(site.url("/"));
        assertEquals("Home", session.dom().title());
        session.click(id("a", "Next"));
        assertEquals("Second", session.dom().title());
        assertEquals(List.of("GET /", "GET /sub/next?a=1"), site.asked());
        assertEquals(site.url("/"), site.last().getHeaders().get("Referer"));
        assertTrue(session.url().endsWith("/sub/next?a=1#part"), session.url());
    }

    @Test
    void historyKeepsElementIds() {
        String frame = "<nav><a href=/one>One</a> <a href=/two>Two</a></nav>";
        site.page("/one", frame + "<h1>The first page</h1><p>Tea is sold here.")
                .page("/two", frame + "<h2>Another page</h2><form><input name=q></form>")
                .page("/three", "<h3>Not like the others</h3><ul><li>Sofas of leather</ul>");
        session.goTo(site.url("/one"));
        Map<Integer, String> first = told();
        session.click(id("a", "Two"));
        Map<Integer, String> second = told();
        assertEquals(first.get(id("a", "One")), second.get(id("a", "One")));
        session.back();
        assertEquals(first, told());
        session.forward();
        assertEquals(second, told());
        session.back().goTo(site.url("/three"));
        for (int id : told().keySet()) {
            assertFalse(first.containsKey(id) || second.containsKey(id), "id " + id);
        }
        session.back();
        assertEquals(first, told());
    }

    private Map<Integer, String> told() {
        Map<Integer, String> told = new TreeMap<>();
        for (SpatialElement element : session.dom().elements()) {
            told.put(element.id(), element.tag() + ' ' + element.text());
        }
        return told;
    }

    @Test
    void shortRefreshesAreFollowed() {
        site.page("/soon", "<meta http-equiv='refresh' content='10; url=/next'><p>soon")
                .page("/late", "<meta http-equiv='refresh' content='11; url=/next'><p>late")
                .page("/next", "<p>next");
        assertEquals(site.url("/next"), session.goTo(site.url("/soon")).url());
        assertEquals(site.url("/late"), session.goTo(site.url("/late")).url());
    }

    @Test
    void theTopFragmentNeedsNoTarget() {
        site.page(
                "/",
                "<p style='height: 3000px'><a href=#end>End</a><a href=#TOP>Up</a><p id=end>e");
        session.goTo(site.url("/")).click(id("a", "End"));
        assertTrue(session.dom().scroll().y() > 0);
        session.click(id("a", "Up"));
        assertEquals(0, session.dom().scroll().y());
    }

    @Test
    void linksResolveAgainstTheBaseElement() {
        site.page("/", "<base href='/deep/er/'><a href=x>Go</a>").page("/deep/er/x", "<p>yes");
        session.goTo(site.url("/")).click(1);
        assertEquals("GET /deep/er/x", site.asked().get(1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"data:text/html,", "JavaScript:f()"})
    void aBaseElementCannotMakeLinksLocal(String base) {
        site.page("/in/", "<base href='" + base + "'><base href=/no/><a href=x>Go</a>");
        site.page("/in/x", "<p>yes");
        session.goTo(site.url("/in/")).click(1);
        assertEquals(site.url("/in/x"), session.url());
    }

    @Test
    void fragmentAndMailLinksSendNothing() {
        site.page("/", "<a href='#here'>Part</a><a href='mailto:a@b.c'>Mail</a>");
        session.goTo(site.url("/"));
        session.click(id("a", "Part")).click(id("a", "Mail"));
        assertEquals(1, site.asked().size());
    }

    @Test
    void logsInWithHiddenFieldsAndKeepsTheCookie() {
        site.page(
                        "/login",
                        "<form method=post action=/session><input type=hidden name=token value='a b&c'>"
                                + "<input name=user><input type=password name=pass>"
                                + "<input type=checkbox name=keep><input type=checkbox name=no>"
                                + "<button name=how value=mail>Mail me</button>"
                                + "<button name=go value=1>Sign in</button></form>")
                .route(
                        "/session",
                        request ->
                                new MockResponse.Builder()
                                        .code(302)
                                        .addHeader("Location", "/home")
                                        .addHeader("Set-Cookie", "sid=42; Path=/; HttpOnly")
                                        .build())
                .page("/home", "<title>Inside</title><p>Welcome");
        session.goTo(site.url("/login"));
        session.type(id("input", "user"), "ann@example.com")
                .type(id("input", "pass"), "s3cret é")
                .check(id("input", "keep"))
                .click(id("button", "Sign in"));
        assertEquals(List.of("GET /login", "POST /session", "GET /home"), site.asked());
        assertEquals("Inside", session.dom().title());
        assertEquals("sid=42", site.last().getHeaders().get("Cookie"));
    }

    @Test
    void postBodiesEqualThoseOfBrowsers() {
        site.page(
                        "/form",
                        "<form method=post action='/save?x=1'><input type=hidden name=token value='a b&c'>"
                                + "<input name=t value=old><textarea name=m>\none\ntwo</textarea>"
                                + "<select name=s><option value=1>One<option>Two</select>"
                                + "<input type=radio name=r value=a checked><input type=radio name=r value=b>"
                                + "<input name=off disabled value=x>"
                                + "<fieldset disabled><input name=gone value=x></fieldset>"
                                + "<input type=submit name=b1 value=First>"
                                + "<input type=submit name=b2 value=Second></form>"
                                + "<input name=out value=side>")
                .page("/save", "<p>ok");
        session.goTo(site.url("/form"));
        int second =
                session.dom().elements().stream()
                        .filter(e -> "b".equals(e.value()))
                        .findFirst()
                        .orElseThrow()
                        .id();
        session.check(second).select(id("select", "s"), "Two").type(id("input", "t"), "n\new");
        session.click(id("input", "b2"));
        assertEquals("POST /save?x=1", site.asked().get(1));
        assertEquals(
                "token=a+b%26c&t=new&m=one%0D%0Atwo&s=Two&r=b&b2=Second",
                TestSite.body(site.last()));
        assertEquals(
                "application/x-www-form-urlencoded", site.last().getHeaders().get("Content-Type"));
        assertEquals(site.url("/").replaceAll("/$", ""), site.last().getHeaders().get("Origin"));
    }

    /** As in Chromium: a redirect decides about the referrer, but no longer about the origin. */
    @ParameterizedTest
    @CsvSource({"unsafe-url, no-referrer, false", "no-referrer, unsafe-url, true"})
    void thePolicyOfThePageHidesTheOriginOfAForm(String ofPage, String ofRedirect, boolean hides) {
        site.page(
                        "/form",
                        "<meta name=referrer content="
                                + ofPage
                                + "><form method=post action=/save><button>Save</button></form>")
                .route(
                        "/save",
                        r ->
                                TestSite.redirect(307, "/saved")
                                        .newBuilder()
                                        .addHeader("Referrer-Policy", ofRedirect)
                                        .build())
                .page("/saved", "<p>ok");
        session.goTo(site.url("/form")).click(id("button", "Save"));
        String origin = hides ? "null" : site.url("/").replaceAll("/$", "");
        assertEquals(origin, site.last().getHeaders().get("Origin"));
        assertNull(site.last().getHeaders().get("Referer"));
    }

    @Test
    void getFormReplacesTheQuery() {
        site.page("/", "<form action='/find?old=1#x'><input name=q><button>Search</button></form>")
                .page("/find", "<p>found");
        session.goTo(site.url("/"));
        session.type(id("input", "q"), "a&b ü").click(id("button", "Search"));
        assertEquals("GET /find?q=a%26b+%C3%BC", site.asked().get(1));
    }

    @Test
    void typedTextShowsInTheDom() {
        site.page("/", "<input name=q value=before><input type=checkbox name=c>");
        session.goTo(site.url("/"));
        int field = id("input", "q");
        session.type(field, "after").click(id("input", "c"));
        assertEquals("after", session.element(field).value());
        assertTrue(session.element(id("input", "c")).state().isChecked());
        assertEquals("before", session.rawDom().get(field).orElseThrow().value());
    }

    @Test
    void backRestoresInputWithoutARequest() {
        site.page("/", "<input name=q><a href=/two>Two</a>").page("/two", "<p>two");
        session.goTo(site.url("/"));
        session.type(id("input", "q"), "kept").click(id("a", "Two")).back();
        assertEquals("kept", session.element(id("input", "q")).value());
        assertEquals(2, site.asked().size());
        assertThrows(ActionError.class, session::back);
    }

    @Test
    void theFinalUrlOfARedirectIsTheBase() {
        site.route("/a", r -> TestSite.redirect(301, "/b/"))
                .route("/b/", r -> TestSite.redirect(307, "c"))
                .page("/b/c", "<a href=d>D</a>");
        session.goTo(site.url("/a"));
        assertEquals(site.url("/b/c"), session.url());
        assertEquals(site.url("/b/d"), session.element(1).href());
    }

    @Test
    void redirectsAreBounded() {
        site.route("/loop", r -> TestSite.redirect(302, "/loop"));
        assertThrows(FetchException.Network.class, () -> session.goTo(site.url("/loop")));
        assertEquals(21, site.asked().size());
    }

    @Test
    void postIsNotSentTwice() {
        site.page("/", "<form method=post action=/x><button>Go</button></form>")
                .route("/x", r -> TestSite.html(503, "<h1>Busy</h1>"));
        session.goTo(site.url("/")).click(id("button", "Go"));
        assertEquals(List.of("GET /", "POST /x"), site.asked());
        assertEquals(503, session.status());
    }

    @Test
    void errorPageIsAPage() {
        session.goTo(site.url("/nothing"));
        assertEquals(404, session.status());
        assertEquals("Not here", session.element(1).text());
        try (Session strict = Session.create(config.newBuilder().throwOnHttpError(true).build())) {
            FetchException.HttpError error =
                    assertThrows(
                            FetchException.HttpError.class,
                            () -> strict.goTo(site.url("/nothing")));
            assertEquals(404, error.status());
        }
    }

    @Test
    void stylesheetsAreFetchedAndApplied() {
        site.page("/", "<link rel=stylesheet href=/s.css><p class=gone>hidden</p><p>shown</p>")
                .route(
                        "/s.css",
                        r ->
                                new MockResponse.Builder()
                                        .addHeader("Content-Type", "text/css")
                                        .body(".gone{display:none}")
                                        .build());
        session.goTo(site.url("/"));
        assertEquals(List.of("GET /", "GET /s.css"), site.asked());
        assertTrue(session.element(id("p", "hidden")).hidden());
        assertFalse(session.element(id("p", "shown")).hidden());
    }

    @ParameterizedTest
    @CsvSource({
        "text/css; charset=utf-8, own, standards, true",
        "'', own, standards, true",
        "text/plain, own, standards, false",
        "text/plain, own, quirks, true",
        "text/plain, other, quirks, false",
        "text/css, other, quirks, true",
    })
    void styleSheetsHaveTheirMediaType(String type, String origin, String mode, boolean applied) {
        site.route(
                "/s.css",
                r -> {
                    MockResponse.Builder answer =
                            new MockResponse.Builder().body("p { display: none }");
                    return (type.isEmpty() ? answer : answer.addHeader("Content-Type", type))
                            .build();
                });
        String page = site.url("/page").replaceFirst("//[^:/]+", "//127.0.0.1");
        String other = site.url("/s.css").replaceFirst("//[^:/]+", "//localhost");
        session.loadHtml(
                (mode.equals("quirks") ? "" : "<!DOCTYPE html>")
                        + "<link rel=stylesheet href="
                        + (origin.equals("own") ? "/s.css" : other)
                        + "><p>Text",
                page);
        assertEquals(applied, session.find("p").get(0).hidden());
        assertEquals(applied ? 0 : 1, session.page().warnings().size());
    }

    @Test
    void styleSheetsAreLimitedInSize() {
        site.page(
                        "/",
                        "<link rel=stylesheet href=/a.css><link rel=stylesheet href=/big.css>"
                                + "<link rel=stylesheet href=/b.css><link rel=stylesheet href=/c.css>"
                                + "<link rel=stylesheet media=print href=/print.css>"
                                + "<p class=a>a</p><p class=big>big</p><p class=b>b</p><p class=c>c</p>")
                .route("/a.css", r -> sheet("a", 400))
                .route("/big.css", r -> sheet("big", 600))
                .route("/b.css", r -> sheet("b", 400))
                .route("/c.css", r -> sheet("c", 400));
        SessionConfig small =
                config.newBuilder().maxCssBytesPerFile(500).maxCssBytesTotal(1000).build();
        try (Session frugal = Session.create(small)) {
            frugal.goTo(site.url("/"));
            assertEquals(
                    List.of(true, false, true, false),
                    frugal.dom().elements().stream().map(SpatialElement::hidden).toList());
            assertEquals(2, frugal.page().warnings().size());
        }
        assertEquals(List.of(), site.requests("GET /print.css"));
        SessionConfig none = config.newBuilder().fetchCss(false).build();
        int asked = site.asked().size();
        try (Session bare = Session.create(none)) {
            bare.goTo(site.url("/"));
        }
        assertEquals(asked + 1, site.asked().size());
    }

    private static MockResponse sheet(String name, int bytes) {
        String rule = "." + name + "{display:none}";
        return new MockResponse.Builder()
                .addHeader("Content-Type", "text/css")
                .body(rule + " ".repeat(bytes - rule.length()))
                .build();
    }

    @Test
    void missingStylesheetIsAWarning() {
        site.page("/", "<link rel=stylesheet href=/none.css><p>shown");
        session.goTo(site.url("/"));
        assertEquals(1, session.page().warnings().size());
        assertTrue(session.page().warnings().get(0).contains("/none.css"));
    }

    @Test
    void privateNetworksAreBlockedByDefault() {
        try (Session guarded = Session.create()) {
            for (String url :
                    List.of(
                            site.url("/"),
                            "http://127.0.0.1:9/",
                            "http://[::1]:9/",
                            "http://[::ffff:127.0.0.1]:9/",
                            "http://2130706433/",
                            "http://0x7f.1/",
                            "http://169.254.169.254/latest/",
                            "http://[fe80::1]/",
                            "http://[64:ff9b::7f00:1]/",
                            "http://[2002:7f00:1::]/",
                            "http://127.0.0.1./",
                            "http://localhost./",
                            "http://0/",
                            "http://public.example:6667/",
                            "http://printer.local/",
                            "file:///etc/passwd")) {
                assertThrows(FetchException.BlockedUrl.class, () -> guarded.goTo(url), () -> url);
            }
        }
        assertEquals(List.of(), site.asked());
    }

    @Test
    void theBlocklistAppliesToNavigation() {
        SessionConfig blocking =
                config.newBuilder().blockedPatterns(List.of("/secret", "ads.example")).build();
        try (Session guarded = Session.create(blocking)) {
            assertThrows(
                    FetchException.BlockedUrl.class,
                    () -> guarded.goTo("HTTP://ADS.\u0045xample/banner"));
            assertThrows(
                    FetchException.BlockedUrl.class, () -> guarded.goTo(site.url("/secret/x")));
        }
    }

    @Test
    void tooLargePageIsRefused() {
        site.page("/", "<p>" + "x".repeat(2000));
        try (Session small = Session.create(config.newBuilder().maxResponseBytes(1000).build())) {
            assertThrows(FetchException.ResponseTooLarge.class, () -> small.goTo(site.url("/")));
        }
    }

    @Test
    void slowServerTimesOut() {
        site.route(
                "/slow",
                r ->
                        new MockResponse.Builder()
                                .headersDelay(30, java.util.concurrent.TimeUnit.SECONDS)
                                .build());
        try (Session hasty =
                Session.create(config.newBuilder().timeout(Duration.ofMillis(300)).build())) {
            assertThrows(FetchException.Network.class, () -> hasty.goTo(site.url("/slow")));
        }
    }

    @Test
    void errorsLeaveTheSessionUsable() {
        site.page("/", "<p>text</p><input name=q disabled><a href='/two'>Two</a>");
        assertThrows(ActionError.class, session::dom);
        assertNull(session.url());
        assertThrows(FetchException.InvalidUrl.class, () -> session.goTo("no url"));
        session.goTo(site.url("/"));
        assertEquals(
                ActionError.Kind.NOT_FOUND,
                assertThrows(ActionError.class, () -> session.click(99)).kind());
        assertEquals(
                ActionError.Kind.DISABLED,
                assertThrows(ActionError.class, () -> session.type(id("input", "q"), "x")).kind());
        assertEquals(
                ActionError.Kind.WRONG_ELEMENT_TYPE,
                assertThrows(ActionError.class, () -> session.type(id("p", "text"), "x")).kind());
        session.click(id("a", "Two"));
        assertEquals(404, session.status());
    }

    @Test
    void theHeaderCharsetPrecedesThePageCharset() {
        byte[] latin =
                "<title>caf\u00e9</title>".getBytes(java.nio.charset.StandardCharsets.ISO_8859_1);
        site.route(
                "/",
                r ->
                        new MockResponse.Builder()
                                .addHeader("Content-Type", "text/html; charset=iso-8859-1")
                                .body(new okio.Buffer().write(latin))
                                .build());
        assertEquals("caf\u00e9", session.goTo(site.url("/")).dom().title());
    }
}
