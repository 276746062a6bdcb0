package browsy.fetch;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.client.RequestHandler;
import browsy.fetch.client.RequestHandler.Response;
import browsy.fetch.config.FetchException.ActionError;
import browsy.fetch.config.FetchException.BlockedUrl;
import browsy.fetch.config.SessionConfig;
import browsy.find.Target;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the Content Security Policy of pages, as far as it changes requests and navigations. */
class ContentPolicyTest {
    private static final String UPGRADE = "upgrade-insecure-requests";
    private static final String UPGRADE_META =
            "<meta http-equiv=Content-Security-Policy content='img-src *; Upgrade-Insecure-Requests'>";
    private static final String PAGE =
            "<link rel=stylesheet href=http://b.test/s.css><a id=same href=http://a.test/x>x</a>"
                    + "<a id=other href=http://b.test/x>x</a>"
                    + "<form method=post action=http://b.test/f><button>x</button></form>";

    private final ListedPages site = new ListedPages();
    private final Map<String, Response> pages = site.pages;
    private final List<String> requests = site.requests;
    private final Session session =
            Session.create(SessionConfig.builder().requestHandler(site).build());

    @AfterEach
    void close() {
        session.close();
    }

    private List<String> after(String selector) {
        session.goTo("https://a.test/");
        requests.clear();
        session.click(Target.css(selector));
        return List.copyOf(requests);
    }

    private void upgrades() {
        session.goTo("https://a.test/");
        assertEquals(List.of("GET https://a.test/", "GET https://b.test/s.css"), requests);
        assertEquals(List.of("GET https://a.test/x"), after("#same"));
        assertEquals(List.of("GET http://b.test/x"), after("#other"));
        assertEquals(List.of("POST https://b.test/f"), after("button"));
    }

    @Test
    void aMetaElementMayHaveCharacterReferences() {
        pages.put(
                "https://a.test/",
                Response.html(UPGRADE_META.replace("Upgrade-", "Upgrade&#45;") + PAGE));
        upgrades();
    }

    @Test
    void aDocumentWithoutHeadGetsNone() {
        pages.put(
                "https://a.test/",
                new Response(
                        200,
                        Map.of("Content-Type", List.of("application/xhtml+xml")),
                        "<html xmlns='http://www.w3.org/1999/xhtml'><body>x</body></html>"
                                .getBytes(US_ASCII)));
        session.goTo("https://a.test/");
        assertEquals(0, session.page().document().select("head").size());
    }

    @Test
    void aHeaderUpgradesFormsStyleSheetsAndLinksToTheHost() {
        pages.put(
                "https://a.test/",
                Response.html(PAGE).withHeader("Content-Security-Policy", "img-src *; " + UPGRADE));
        upgrades();
    }

    @Test
    void aMetaElementUpgradesAsAHeaderDoes() {
        pages.put("https://a.test/", Response.html(UPGRADE_META + PAGE));
        upgrades();
    }

    @ParameterizedTest
    @CsvSource({
        "Content-Security-Policy-Report-Only, upgrade-insecure-requests",
        "Content-Security-Policy, img-src upgrade-insecure-requests",
    })
    void otherPoliciesUpgradeNothing(String name, String value) {
        pages.put("https://a.test/", Response.html(PAGE).withHeader(name, value));
        assertEquals(List.of("POST http://b.test/f"), after("button"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'none'|false",
                "|false",
                "'self'|false",
                "*|true",
                "b.test|true",
                "*.test|true",
                "*.b.test|false",
                "http:|true",
                "https:|false",
                "https://b.test|false",
                "http://b.test:80/f|true",
                "b.test:8080|false",
                "b.test:*|true",
                "b.test/other/|false",
                "'unsafe-inline' 'nonce-x' B.TEST/|true",
            })
    void formActionLimitsWhereFormsAreSent(String sources, boolean sent) {
        String policy = "form-action " + (sources == null ? "" : sources);
        pages.put(
                "http://a.test/",
                Response.html(PAGE).withHeader("Content-Security-Policy", policy));
        session.goTo("http://a.test/");
        requests.clear();
        if (sent) {
            session.click(Target.css("button"));
        } else {
            BlockedUrl error =
                    assertThrows(BlockedUrl.class, () -> session.click(Target.css("button")));
            assertEquals(BlockedUrl.Reason.CONTENT_POLICY, error.reason());
        }
        assertEquals(sent ? List.of("POST http://b.test/f") : List.of(), requests);
    }

    @Test
    void eachPolicyMustAllowAForm() {
        pages.put(
                "http://a.test/",
                Response.html(
                                "<meta http-equiv=content-security-policy"
                                        + " content='form-action http://a.test'>"
                                        + "<form action=/f><button>x</button></form>")
                        .withHeader(
                                "Content-Security-Policy", "form-action *, form-action 'self'"));
        session.goTo("http://a.test/").click(Target.css("button"));
        assertEquals("http://a.test/f?", session.url());
        pages.put(
                "http://a.test/",
                Response.html("<form action=/f><button>x</button></form>")
                        .withHeader(
                                "Content-Security-Policy", "form-action *, form-action b.test"));
        session.goTo("http://a.test/");
        assertThrows(BlockedUrl.class, () -> session.click(Target.css("button")));
    }

    private void open(String policy, String html) {
        pages.put(
                "http://a.test/",
                Response.html(html).withHeader("Content-Security-Policy", policy));
        session.goTo("http://a.test/");
        requests.clear();
    }

    private void assertRefused(Runnable action) {
        BlockedUrl error = assertThrows(BlockedUrl.class, action::run);
        assertEquals(BlockedUrl.Reason.CONTENT_POLICY, error.reason());
    }

    private static Response redirect(String target) {
        return new Response(302, Map.of("Location", List.of(target)), new byte[0]);
    }

    @Test
    void formActionCountsForRedirects() {
        pages.put("http://a.test/f?", redirect("http://b.test/g"));
        open("form-action 'self'", "<form action=/f><button>x</button></form>");
        assertRefused(() -> session.click(Target.css("button")));
        assertEquals(List.of("GET http://a.test/f?"), requests);
        pages.put("http://a.test/f?", redirect("http://a.test/g"));
        open("form-action a.test/f", "<form action=/f><button>x</button></form>");
        session.click(Target.css("button"));
        assertEquals("http://a.test/g", session.url());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "img-src *|/q/x",
                "default-src 'none'|/q/x",
                "base-uri 'self'|/q/x",
                "base-uri *|/q/x",
                "base-uri a.test/q/|/q/x",
                "base-uri a.test/r/|/x",
                "base-uri 'none'|/x",
                "base-uri|/x",
                "base-uri 'self', base-uri 'none'|/x",
            })
    void baseUriLimitsTheBase(String policy, String link) {
        open(policy, "<base href=/q/><a href=x>x</a>");
        session.click(Target.css("a"));
        assertEquals("http://a.test" + link, session.url());
    }

    @Test
    void aRefusedBaseHidesLaterOnes() {
        open("base-uri 'self'", "<base href=//b.test/><base href=/q/><a href=x>x</a>");
        session.click(Target.css("a"));
        assertEquals("http://a.test/x", session.url());
    }

    @Test
    void aMetaElementAfterTheBaseComesTooLate() {
        String meta = "<meta http-equiv=Content-Security-Policy content=\"base-uri 'none'\">";
        open("img-src *", "<base href=/q/>" + meta + "<a href=x>x</a>");
        session.click(Target.css("a"));
        assertEquals("http://a.test/q/x", session.url());
        open("img-src *", meta + "<base href=/q/><a href=x>x</a>");
        session.click(Target.css("a"));
        assertEquals("http://a.test/x", session.url());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "img-src *|true",
                "frame-src 'none'|false",
                "frame-src b.test|true",
                "child-src 'none'|false",
                "default-src 'self'|false",
                "default-src 'none'; child-src b.test|true",
                "child-src 'none'; frame-src *|true",
                "object-src 'none'|true",
            })
    void frameSourcesLimitFrames(String policy, boolean entered) {
        open(policy, "<iframe src=http://b.test/in></iframe>");
        if (entered) {
            session.enterFrame(Target.css("iframe"));
        } else {
            assertRefused(() -> session.enterFrame(Target.css("iframe")));
        }
        assertEquals(entered ? List.of("GET http://b.test/in") : List.of(), requests);
    }

    @Test
    void frameSourcesLimitRedirectsOfFrames() {
        pages.put("http://a.test/in", redirect("http://b.test/g"));
        open("frame-src 'self'", "<iframe src=/in></iframe>");
        assertRefused(() -> session.enterFrame(Target.css("iframe")));
        assertEquals(List.of("GET http://a.test/in"), requests);
    }

    @ParameterizedTest
    @ValueSource(strings = {"<object id=in data=/in></object>", "<embed id=in src=/in>"})
    void objectSourcesLimitObjects(String element) {
        open("object-src 'none'; frame-src *", element);
        assertRefused(() -> session.enterFrame(Target.css("#in")));
        open("object-src 'self'; frame-src 'none'", element);
        session.enterFrame(Target.css("#in"));
        assertEquals("http://a.test/in", session.url());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<form action=/x><button id=go>x</button></form>|sandbox|false",
                "<form action=/x><button id=go>x</button></form>|sandbox allow-forms|true",
                "<form action=/x><button id=go>x</button></form>|sandbox ALLOW-FORMS|true",
                "<form action=/x><button id=go>x</button></form>|sandbox allow-forms, sandbox|false",
                "<form action=/x target=_blank><button id=go>x</button></form>|sandbox allow-forms|false",
                "<form action=/x><button id=go formtarget=new>x</button></form>|sandbox allow-forms|false",
                "<form action=/x><button id=go formtarget=new>x</button></form>|sandbox allow-forms allow-popups|true",
                "<a id=go href=/x>x</a>|sandbox|true",
                "<a id=go href=/x target=_top>x</a>|sandbox|true",
                "<a id=go href=/x target=_blank>x</a>|sandbox|false",
                "<a id=go href=/x target=new>x</a>|sandbox|false",
                "<a id=go href=/x target=new>x</a><iframe name=new></iframe>|sandbox|true",
                "<base target=_blank><a id=go href=/x>x</a>|sandbox|false",
                "<a id=go href=/x target=_blank>x</a>|sandbox allow-popups|true",
                "<a id=go href=/x download>x</a>|sandbox allow-same-origin|false",
                "<a id=go href=/x download>x</a>|sandbox allow-same-origin allow-downloads|true",
                "<p id=go onclick=\"location.href='/x'\">x</p>|sandbox allow-scripts|true",
            })
    void aSandboxPermitsActions(String html, String policy, boolean sent) {
        open(policy, html);
        assertSends(sent);
    }

    /** Clicks the element {@code #go}, which sends a request or is refused. */
    private void assertSends(boolean sent) {
        if (sent) {
            session.click(Target.css("#go"));
        } else {
            assertRefused(() -> session.click(Target.css("#go")));
        }
        assertEquals(sent ? 1 : 0, requests.size());
    }

    /** The expectations were recorded from Chromium 156 without scripts. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<form action=/x><button id=go>x</button></form>|src=/in|true",
                "<form action=/x><button id=go>x</button></form>|src=/in sandbox|false",
                "<form action=/x><button id=go>x</button></form>|src=/in sandbox=Allow-Forms|true",
                "<form action=/x target=_top><button id=go>x</button></form>|src=/in sandbox=allow-forms|false",
                "<a id=go href=/x>x</a>|src=/in sandbox|true",
                "<a id=go href=/x target=_top>x</a>|src=/in|true",
                "<a id=go href=/x target=_top>x</a>|src=/in sandbox|false",
                "<a id=go href=/x target=_parent>x</a>|src=/in sandbox|false",
                "<a id=go href=/x target=_parent>x</a>|src=/in sandbox=allow-top-navigation|true",
                "<a id=go href=/x target=_top>x</a>|src=/in sandbox=allow-top-navigation-by-user-activation|true",
                "<a id=go href=/x target=_blank>x</a>|src=/in sandbox|false",
                "<a id=go href=/x target=new>x</a>|src=/in sandbox=allow-popups|true",
                "<form action=/x><button id=go>x</button></form>|sandbox srcdoc='<form action=/x><button id=go>x</button></form>'|false",
            })
    void theSandboxOfAFramePermitsActions(String html, String frame, boolean sent) {
        pages.put("http://a.test/", Response.html("<iframe title=f " + frame + "></iframe>"));
        pages.put("http://a.test/in", Response.html(html));
        session.goTo("http://a.test/").enterFrame(Target.css("iframe"));
        requests.clear();
        assertSends(sent);
    }

    /** The sandbox holds for further pages of the frame and for windows that it opens. */
    @ParameterizedTest
    @CsvSource({
        "'', allow-popups, false",
        "_self, allow-popups, false",
        "_blank, allow-popups, false",
        "_blank, allow-popups allow-popups-to-escape-sandbox, true",
        "_top, allow-top-navigation, true",
    })
    void theSandboxOfAFrameIsKept(String target, String sandbox, boolean sent) {
        String form = "<form action=/y><button>x</button></form>";
        pages.put(
                "http://a.test/",
                Response.html("<iframe title=f src=/in sandbox='" + sandbox + "'></iframe>"));
        pages.put("http://a.test/in", Response.html("<a href=/x target='" + target + "'>x</a>"));
        pages.put("http://a.test/x", Response.html(form));
        session.goTo("http://a.test/").enterFrame(Target.css("iframe")).click(Target.css("a"));
        assertEquals("http://a.test/x", session.url());
        if (sent) {
            session.click(Target.css("button"));
        } else {
            assertRefused(() -> session.click(Target.css("button")));
        }
        session.goTo("http://a.test/x").click(Target.css("button"));
        assertEquals("http://a.test/y?", session.url());
    }

    /** Each frame has the sandboxes of all frames around it. */
    @Test
    void theSandboxesOfManyNestedFramesHold() {
        String frame = "<form action=/x><button>x</button></form>";
        for (int i = 0; i < 40; i++) {
            String quoted = frame.replace("&", "&amp;").replace("'", "&apos;");
            frame = "<iframe title=f sandbox=allow-forms srcdoc='" + quoted + "'></iframe>";
        }
        pages.put("http://a.test/", Response.html(frame));
        session.goTo("http://a.test/");
        for (int i = 0; i < 40; i++) {
            session.enterFrame(Target.css("iframe"));
        }
        session.click(Target.css("button"));
        assertEquals("http://a.test/x?", session.url());
    }

    @Test
    void aSandboxInAMetaElementIsIgnored() {
        open(
                "img-src *",
                "<meta http-equiv=Content-Security-Policy content=sandbox>"
                        + "<form action=/x><button>x</button></form>");
        session.click(Target.css("button"));
        assertEquals("http://a.test/x?", session.url());
    }

    @ParameterizedTest
    @CsvSource({"sandbox, http://a.test/", "sandbox allow-scripts, http://a.test/z"})
    void aSandboxWithoutScriptsIsNotRefreshed(String policy, String url) {
        open(policy, "<meta http-equiv=refresh content='0;url=/z'>x");
        assertEquals(url, session.url());
    }

    @Test
    void aSandboxWithoutPopupsClosesDialogs() {
        open(
                "sandbox allow-forms",
                "<dialog open><form method=dialog target=_blank><button>x</button></form></dialog>");
        session.click(Target.css("button"));
        assertTrue(session.find("button").get(0).hidden());
    }

    @ParameterizedTest
    @CsvSource({"sandbox, false", "sandbox allow-scripts, true"})
    void aSandboxWithoutScriptsHasNoAutofocus(String policy, boolean focused) {
        open(policy, "<input autofocus>");
        assertEquals(focused, session.focused() != null);
    }

    @Test
    void aSandboxFollowsTheRefreshHeader() {
        pages.put(
                "http://a.test/",
                Response.html("x")
                        .withHeader("Content-Security-Policy", "sandbox")
                        .withHeader("Refresh", "0;url=/z"));
        assertEquals("http://a.test/z", session.goTo("http://a.test/").url());
    }

    /**
     * The hashes are those of {@code location.href='/x'} and {@code javascript:location.href='/x'}.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "img-src 'none'|true|true",
                "script-src 'unsafe-inline'|true|true",
                "script-src 'self'|false|false",
                "script-src 'unsafe-inline' 'nonce-n'|false|false",
                "script-src 'unsafe-inline' 'strict-dynamic'|false|false",
                "script-src 'none'; script-src-attr 'unsafe-inline'|true|false",
                "script-src 'none'; script-src-elem 'unsafe-inline'|false|true",
                "script-src 'unsafe-inline'; script-src-attr 'none'|false|true",
                "script-src 'unsafe-inline'; script-src-elem 'none'|true|false",
                "script-src HANDLER|false|false",
                "script-src 'unsafe-hashes' HANDLER|true|false",
                "script-src 'unsafe-hashes' URL|false|true",
                "default-src 'self'|false|false",
                "sandbox|false|false",
                "sandbox allow-scripts|true|true",
            })
    void scriptSourcesLimitHandlersAndScriptUrls(String template, boolean handler, boolean url) {
        String policy =
                template.replace("HANDLER", "'sha256-SQ/NTx8TxqQjonmJIUJz/ASlTyKr+s2FnmhrWEfyHQ8='")
                        .replace("URL", "'sha256-VsCJn6KzvtabAqJPc97z0j9I06I/4aFOzDD9bvckirQ='");
        open(policy, "<p onclick=\"location.href='/x'\">x</p>");
        assertRuns(handler, "p");
        open(policy, "<a href=\"javascript:location.href='%2Fx'\">x</a>");
        assertRuns(url, "a");
        open(
                policy,
                "<a onclick=\"location.href='/x'\" href=\"javascript:location.href='/x'\">x</a>");
        assertRuns(handler || url, "a");
    }

    private void assertRuns(boolean runs, String selector) {
        if (runs) {
            session.click(Target.css(selector));
        } else {
            assertThrows(ActionError.class, () -> session.click(Target.css(selector)));
        }
        assertEquals(runs ? 1 : 0, requests.size());
    }

    /** A sandboxed page is of no origin and no site. */
    @Test
    void aSandboxHidesTheOrigin() {
        Map<String, RequestHandler.Request> sent = new HashMap<>();
        RequestHandler handler =
                request -> {
                    sent.put(request.uri().getPath(), request);
                    return Response.html(
                                    "<link rel=stylesheet href=/s.css>"
                                            + "<a href=/x referrerpolicy=unsafe-url>x</a>"
                                            + "<form method=post action=/f><button>x</button>")
                            .withHeader("Content-Security-Policy", "sandbox allow-forms")
                            .withHeader("Set-Cookie", "a=1; SameSite=Strict");
                };
        try (Session sandboxed =
                Session.create(SessionConfig.builder().requestHandler(handler).build())) {
            sandboxed.goTo("http://a.test/");
            assertEquals("", sent.get("/s.css").header("Cookie"));
            assertEquals("", sent.get("/s.css").header("Referer"));
            sandboxed.click(Target.css("a"));
            assertEquals("", sent.get("/x").header("Cookie"));
            assertEquals("", sent.get("/x").header("Referer"));
            sandboxed.click(Target.css("button"));
            assertEquals("null", sent.get("/f").header("Origin"));
            sandboxed.goTo("http://a.test/y");
            assertEquals("a=1", sent.get("/y").header("Cookie"));
        }
    }
}
