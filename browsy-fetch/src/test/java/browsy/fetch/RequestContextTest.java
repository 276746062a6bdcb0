package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import browsy.fetch.client.RequestHandler;
import browsy.fetch.config.Identity;
import browsy.fetch.config.SessionConfig;
import browsy.find.Target;
import browsy.model.Viewport;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the headers on the context of a request: fetch metadata and requested client hints. */
class RequestContextTest {
    private final Map<String, RequestHandler.Response> pages = new HashMap<>();
    private final List<RequestHandler.Request> requests = new ArrayList<>();

    private SessionConfig.Builder config() {
        return SessionConfig.builder().requestHandler(this::answer);
    }

    private synchronized RequestHandler.Response answer(RequestHandler.Request request) {
        requests.add(request);
        return pages.getOrDefault(
                request.uri().toString(), RequestHandler.Response.html("<title>Page</title>"));
    }

    private void page(String url, String html) {
        pages.put(url, RequestHandler.Response.html(html));
    }

    private void redirect(String from, String to) {
        pages.put(from, RequestHandler.Response.redirect(to));
    }

    private RequestHandler.Request last() {
        return requests.get(requests.size() - 1);
    }

    /** The last request for a URL. */
    private RequestHandler.Request last(String url) {
        List<RequestHandler.Request> found =
                requests.stream().filter(request -> request.uri().toString().equals(url)).toList();
        return found.get(found.size() - 1);
    }

    /** Site, mode, user activation and destination of the last request. */
    private String context() {
        return String.join(
                " ",
                last().header("sec-fetch-site"),
                last().header("sec-fetch-mode"),
                last().header("sec-fetch-user"),
                last().header("sec-fetch-dest"));
    }

    @ParameterizedTest
    @CsvSource({
        "https://shop.example/next, same-origin navigate ?1 document",
        "https://www.shop.example/, same-site navigate ?1 document",
        "https://shop.example:444/, same-site navigate ?1 document",
        "https://other.example/, cross-site navigate ?1 document",
        "http://localhost:81/, cross-site navigate ?1 document",
        "http://127.0.0.1/, cross-site navigate ?1 document",
    })
    void linksHaveTheRelationToTheirPage(String url, String expected) {
        page("https://shop.example/", "<a href='" + url + "'>Go</a>");
        try (Session session = Session.create(config().build())) {
            session.goTo("https://shop.example/");
            assertEquals("none navigate ?1 document", context());
            session.click(Target.text("Go"));
            assertEquals(expected, context());
        }
    }

    @Test
    void insecureSitesGetNoContext() {
        try (Session session = Session.create(config().build())) {
            session.goTo("http://shop.example/");
        }
        assertEquals("   ", context());
        assertEquals("1", last().header("upgrade-insecure-requests"));
    }

    @Test
    void redirectsOnlyWidenTheRelation() {
        redirect("https://a.example/out", "https://b.example/back");
        redirect("https://b.example/back", "https://a.example/end");
        page("https://a.example/", "<a href=/out>Go</a>");
        try (Session session = Session.create(config().build())) {
            session.goTo("https://a.example/").click(Target.text("Go"));
            assertEquals("cross-site navigate ?1 document", context());
            session.goTo("https://a.example/out");
            assertEquals("none navigate ?1 document", context());
        }
    }

    @Test
    void stylesheetsRefreshesAndFramesAreNotOfTheUser() {
        page(
                "https://a.example/",
                "<link rel=stylesheet href=https://cdn.example/a.css>"
                        + "<iframe src=https://ads.example/ title=Ad></iframe>");
        page("https://a.example/old", "<meta http-equiv=refresh content='0;url=/new'>");
        try (Session session = Session.create(config().build())) {
            session.goTo("https://a.example/");
            assertEquals("cross-site no-cors  style", context());
            session.enterFrame(Target.css("iframe"));
            assertEquals("cross-site navigate  iframe", context());
            session.goTo("https://a.example/old");
            assertEquals("same-origin navigate  document", context());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<iframe title=F src=/in></iframe> | iframe",
                "<frameset><frame title=F src=/in></frameset> | frame",
                "<object title=F data=/in width=99 height=99>x</object> | object",
                "<embed title=F src=/in width=99 height=99> | embed",
            })
    void pagesInFramesAreRequestedForTheirElement(String html, String kind) {
        page("https://a.example/", html);
        page(
                "https://a.example/in",
                "<a href=/self>Self</a> <a href=/top target=_top>Top</a>"
                        + "<form method=post action=/f><button>Send</button></form>");
        try (Session session = Session.create(config().build())) {
            session.goTo("https://a.example/").enterFrame(Target.css(kind));
            assertEquals("same-origin navigate  " + kind, context());
            session.click(Target.text("Self"));
            assertEquals("same-origin navigate ?1 " + kind, context());
            session.reload();
            assertEquals("same-origin navigate ?1 " + kind, context());
            session.back().click(Target.text("Send"));
            assertEquals("same-origin navigate ?1 " + kind, context());
            session.back().click(Target.text("Top"));
            assertEquals("same-origin navigate ?1 document", context());
            session.goTo("https://a.example/");
            assertEquals("none navigate ?1 document", context());
        }
    }

    @Test
    void linksMayLeadToFramesOfTheirPage() {
        page(
                "https://a.example/",
                "<a href=/x target=f>Go</a><iframe title=F name=f src=/in></iframe>");
        try (Session session = Session.create(config().build())) {
            session.goTo("https://a.example/").click(Target.text("Go"));
            assertEquals("same-origin navigate ?1 iframe", context());
        }
    }

    /** Sets a page that sends a cookie for requests of its own site and one for all. */
    private void pageWithCookies(String url) {
        pages.put(
                url,
                RequestHandler.Response.html("<title>Cookies</title>")
                        .withHeader("Set-Cookie", "lax=1; SameSite=Lax")
                        .withHeader("Set-Cookie", "any=1; SameSite=None; Secure"));
    }

    @ParameterizedTest
    @CsvSource({"_self, any=1", "_top, lax=1; any=1"})
    void linksInFramesOfOtherSitesGetCrossSiteCookies(String target, String cookies) {
        page("https://a.example/", "<iframe src=https://ads.example/in title=Ad></iframe>");
        page("https://ads.example/in", "<a href=/next target=" + target + ">Go</a>");
        pageWithCookies("https://ads.example/");
        try (Session session = Session.create(config().build())) {
            session.goTo("https://ads.example/").goTo("https://a.example/");
            session.enterFrame(Target.css("iframe")).click(Target.text("Go"));
        }
        assertEquals(cookies, last().header("cookie"));
    }

    @Test
    void framesOfOtherSitesGetCrossSiteCookiesOnly() {
        page("https://a.example/", "<iframe src=https://ads.example/in title=Ad></iframe>");
        pageWithCookies("https://ads.example/");
        try (Session session = Session.create(config().build())) {
            session.goTo("https://ads.example/").goTo("https://a.example/");
            session.enterFrame(Target.css("iframe"));
        }
        assertEquals("any=1", last().header("cookie"));
    }

    /** A site gets none of its cookies for same-site pages in a frame of another site. */
    @Test
    void aPageOfAnotherSiteBetweenMakesCookiesCrossSite() {
        page("https://a.example/", "<iframe src=https://ads.example/in title=Ad></iframe>");
        page("https://ads.example/in", "<iframe src=https://a.example/inner title=In></iframe>");
        page("https://a.example/inner", "<a href=/next>Go</a>");
        pageWithCookies("https://a.example/set");
        try (Session session = Session.create(config().build())) {
            session.goTo("https://a.example/set").goTo("https://a.example/");
            session.enterFrame(Target.css("iframe")).enterFrame(Target.css("iframe"));
            session.click(Target.text("Go"));
        }
        assertEquals("any=1", last().header("cookie"));
    }

    @Test
    void originsGetTheHintsThatTheyAskFor() {
        String hints = "sec-ch-viewport-width, Sec-CH-UA-Full-Version-List, Unknown";
        pages.put(
                "https://a.example/",
                RequestHandler.Response.html(
                                "<link rel=stylesheet href=/a.css>"
                                        + "<link rel=stylesheet href=//b.example/b.css>")
                        .withHeader("Accept-CH", hints)
                        .withHeader("Accept-CH", "Sec-CH-Prefers-Color-Scheme"));
        pages.put(
                "https://b.example/b.css",
                RequestHandler.Response.text(200, "text/css", "")
                        .withHeader("Accept-CH", "Sec-CH-DPR"));
        SessionConfig config =
                config().identity(Identity.of("shop-watch", "2.4"))
                        .viewport(new Viewport(1000.4, 600))
                        .build();
        try (Session session = Session.create(config)) {
            session.goTo("https://a.example/")
                    .goTo("https://b.example/")
                    .goTo("https://a.example/2");
        }
        assertEquals("", last("https://a.example/").header("sec-ch-viewport-width"));
        assertEquals("1000", last("https://a.example/a.css").header("sec-ch-viewport-width"));
        assertEquals("", last("https://b.example/b.css").header("sec-ch-viewport-width"));
        assertEquals("", last("https://b.example/").header("sec-ch-dpr"));
        assertEquals("1000", last().header("sec-ch-viewport-width"));
        assertEquals("\"light\"", last().header("sec-ch-prefers-color-scheme"));
        assertEquals(
                "\"shop-watch\";v=\"2.4\", \"Not/A)Brand\";v=\"99.0.0.0\"",
                last().header("sec-ch-ua-full-version-list"));
    }

    @Test
    void anEmptyListEndsTheHints() {
        RequestHandler.Response page = RequestHandler.Response.html("<title>Page</title>");
        pages.put("https://a.example/", page.withHeader("Accept-CH", "Sec-CH-DPR"));
        pages.put("https://a.example/end", page.withHeader("Accept-CH", ""));
        try (Session session = Session.create(config().build())) {
            session.goTo("https://a.example/").goTo("https://a.example/end");
            assertEquals("1", last().header("sec-ch-dpr"));
            session.goTo("https://a.example/after");
            assertEquals("", last().header("sec-ch-dpr"));
        }
    }

    @Test
    void anIdentityWithoutHintsGivesNone() {
        RequestHandler.Response page = RequestHandler.Response.html("<title>Page</title>");
        pages.put("https://a.example/", page.withHeader("Accept-CH", "Sec-CH-DPR"));
        SessionConfig config = config().identity(Identity.DEFAULT.withoutClientHints()).build();
        try (Session session = Session.create(config)) {
            session.goTo("https://a.example/").reload();
        }
        for (RequestHandler.Request request : requests) {
            assertFalse(request.headers().toString().toLowerCase(Locale.ROOT).contains("sec-ch"));
        }
    }
}
