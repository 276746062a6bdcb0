package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import browsy.fetch.client.RequestHandler;
import browsy.fetch.config.SessionConfig;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests the requests for style sheets and the conditions on their responses. The expectations were
 * recorded from Chromium 156.
 */
class StylesheetRequestsTest {
    private static final String PAGE = "https://shop.example/a/page";
    private static final String SHEET = "https://shop.example/s.css";
    private static final String FOREIGN = "https://cdn.example/s.css";
    private static final String CSS = "#p { display: none }";

    private final Map<String, RequestHandler.Response> responses = new ConcurrentHashMap<>();
    private final Map<String, RequestHandler.Request> requests = new ConcurrentHashMap<>();
    private final Session session =
            Session.create(SessionConfig.builder().requestHandler(this::answer).build());

    @AfterEach
    void close() {
        session.close();
    }

    private RequestHandler.Response answer(RequestHandler.Request request) {
        requests.put(request.uri().toString(), request);
        return responses.getOrDefault(request.uri().toString(), css(CSS));
    }

    private static RequestHandler.Response css(String text) {
        return RequestHandler.Response.text(200, "text/css", text);
    }

    /** Loads a page with markup in its head; whether a style sheet applies. */
    private boolean applies(String head) {
        return applies(RequestHandler.Response.html(page(head)));
    }

    private boolean applies(RequestHandler.Response page) {
        responses.put(PAGE, page);
        session.goTo(PAGE);
        return session.dom().visible().stream().noneMatch(e -> "shown".equals(e.text()));
    }

    private static String page(String head) {
        return "<!DOCTYPE html>" + head + "<p id=p>shown</p><p>other</p>";
    }

    private String sent(String url, String header) {
        return requests.get(url).header(header);
    }

    @Test
    void importsNameTheStyleSheetAsReferrer() {
        responses.put(SHEET, css("@import 'https://cdn.example/t.css'; @import '/u.css';"));
        responses.put("https://cdn.example/t.css", css("@import 'v.css'"));
        applies("<link rel=stylesheet href=/s.css>");
        assertEquals(PAGE, sent(SHEET, "referer"));
        assertEquals("https://shop.example/", sent("https://cdn.example/t.css", "referer"));
        assertEquals(SHEET, sent("https://shop.example/u.css", "referer"));
        assertEquals("https://cdn.example/t.css", sent("https://cdn.example/v.css", "referer"));
        assertEquals("cross-site", sent("https://cdn.example/v.css", "sec-fetch-site"));
    }

    @Test
    void importsHaveTheReferrerPolicyOfTheResponse() {
        responses.put(SHEET, css("@import '/t.css'").withHeader("Referrer-Policy", "no-referrer"));
        applies("<link rel=stylesheet href=/s.css>");
        assertEquals("", sent("https://shop.example/t.css", "referer"));
    }

    /** A later base does not change what the links before it refer to. */
    @Test
    void addressesBeforeABaseAreRelativeToThePage() {
        applies(
                "<link rel=stylesheet href=s.css><style>@import 't.css'</style><base href=/b/>"
                        + "<link rel=stylesheet href=s.css><style>@import 't.css'</style>");
        assertEquals(
                Set.of(
                        PAGE,
                        "https://shop.example/a/s.css",
                        "https://shop.example/a/t.css",
                        "https://shop.example/b/s.css",
                        "https://shop.example/b/t.css"),
                requests.keySet());
    }

    @Test
    void linksHaveTheReferrerPolicyOfThePage() {
        applies(
                RequestHandler.Response.html(
                                page(
                                        "<link rel=stylesheet href=/s.css>"
                                                + "<meta name=referrer content=no-referrer>"
                                                + "<link rel=stylesheet href=/t.css><style>@import"
                                                + " '/u.css'</style><link rel=stylesheet href=/v.css"
                                                + " referrerpolicy=unsafe-url>"))
                        .withHeader("Referrer-Policy", "origin"));
        assertEquals("https://shop.example/", sent(SHEET, "referer"));
        assertEquals("", sent("https://shop.example/t.css", "referer"));
        assertEquals("", sent("https://shop.example/u.css", "referer"));
        assertEquals(PAGE, sent("https://shop.example/v.css", "referer"));
    }

    @ParameterizedTest
    @CsvSource({
        "'', '', '', true, no-cors, ''",
        "crossorigin, '', '', false, cors, https://shop.example",
        "crossorigin, *, '', true, cors, https://shop.example",
        "crossorigin=wrong, https://shop.example, '', true, cors, https://shop.example",
        "crossorigin, https://other.example, '', false, cors, https://shop.example",
        "crossorigin=use-credentials, *, true, false, cors, https://shop.example",
        "crossorigin=use-credentials, https://shop.example, '', false, cors, https://shop.example",
        "crossorigin=use-credentials, https://shop.example, true, true, cors, https://shop.example",
    })
    void serversMustShareStyleSheetsWithCrossorigin(
            String attribute,
            String origin,
            String credentials,
            boolean applies,
            String mode,
            String sent) {
        responses.put(
                FOREIGN,
                css(CSS).withHeader("Access-Control-Allow-Origin", origin)
                        .withHeader("Access-Control-Allow-Credentials", credentials));
        assertEquals(
                applies, applies("<link rel=stylesheet href=" + FOREIGN + " " + attribute + ">"));
        assertEquals(mode, sent(FOREIGN, "sec-fetch-mode"));
        assertEquals(sent, sent(FOREIGN, "origin"));
    }

    @Test
    void anonymousRequestsHaveNoCookiesOfOtherOrigins() {
        responses.put(
                "https://cdn.example/",
                RequestHandler.Response.html("x")
                        .withHeader("Set-Cookie", "c=1; Secure; SameSite=None"));
        session.goTo("https://cdn.example/");
        applies(
                "<link rel=stylesheet href=https://cdn.example/t.css crossorigin>"
                        + "<link rel=stylesheet href=https://cdn.example/s.css>");
        assertEquals("", sent("https://cdn.example/t.css", "cookie"));
        assertEquals("c=1", sent(FOREIGN, "cookie"));
    }

    @Test
    void redirectsAreShared() {
        String link = "<link rel=stylesheet crossorigin href=";
        responses.put("https://shop.example/r.css", RequestHandler.Response.redirect(FOREIGN));
        responses.put(FOREIGN, css(CSS).withHeader("Access-Control-Allow-Origin", "*"));
        assertEquals(true, applies(link + "/r.css>"));
        assertEquals("https://shop.example", sent(FOREIGN, "origin"));
        responses.put("https://cdn.example/r.css", RequestHandler.Response.redirect(FOREIGN));
        assertFalse(applies(link + "https://cdn.example/r.css>"));
        responses.put(
                "https://cdn.example/back.css",
                RequestHandler.Response.redirect(SHEET)
                        .withHeader("Access-Control-Allow-Origin", "*"));
        responses.put(SHEET, css(CSS).withHeader("Access-Control-Allow-Origin", "null"));
        assertEquals(true, applies(link + "https://cdn.example/back.css>"));
        assertEquals("null", sent(SHEET, "origin"));
    }

    @ParameterizedTest
    @CsvSource({
        "https://cdn.example/s.css, same-origin, false",
        "https://cdn.example/s.css, same-site, false",
        "https://cdn.example/s.css, cross-origin, true",
        "https://www.shop.example/s.css, same-site, true",
        "https://www.shop.example/s.css, same-origin, false",
        "https://shop.example/s.css, same-origin, true",
    })
    void serversMayKeepStyleSheetsForTheirOrigin(String url, String policy, boolean applies) {
        responses.put(url, css(CSS).withHeader("Cross-Origin-Resource-Policy", policy));
        assertEquals(applies, applies("<link rel=stylesheet href=" + url + ">"));
    }

    private static String hash(String algorithm, String text) throws GeneralSecurityException {
        byte[] hash =
                MessageDigest.getInstance(algorithm).digest(text.getBytes(StandardCharsets.UTF_8));
        return algorithm.replace("SHA-", "sha") + "-" + Base64.getEncoder().encodeToString(hash);
    }

    @Test
    void contentHasOneOfTheStrongestHashes() throws GeneralSecurityException {
        String right = hash("SHA-256", CSS);
        String wrong = hash("SHA-256", "x");
        assertEquals(true, applies(intact("/s.css", right)));
        assertEquals(true, applies(intact("/s.css", right + "?ct=x " + wrong)));
        assertEquals(true, applies(intact("/s.css", wrong + " " + hash("SHA-512", CSS))));
        assertEquals(true, applies(intact("/s.css", "md5-abc SHA256-abc")));
        assertFalse(applies(intact("/s.css", wrong)));
        assertFalse(applies(intact("/s.css", "sha384-?")));
        assertFalse(applies(intact("/s.css", right + " " + hash("SHA-384", "x"))));
    }

    @Test
    void contentOfOtherOriginsIsComparedOnlyIfItIsShared() throws GeneralSecurityException {
        responses.put(FOREIGN, css(CSS).withHeader("Access-Control-Allow-Origin", "*"));
        String right = hash("SHA-256", CSS);
        assertFalse(applies(intact(FOREIGN, right)));
        assertEquals(true, applies(intact(FOREIGN, right + "' crossorigin='")));
    }

    private static String intact(String url, String hashes) {
        return "<link rel=stylesheet href=" + url + " integrity='" + hashes + "'>";
    }

    @ParameterizedTest
    @CsvSource({
        "'', '', true",
        "'', nosniff, false",
        "'', 'x, nosniff', true",
        "text/css, NoSniff, true",
        "application/x-unknown-content-type, '', true",
        "application/octet-stream, '', false",
    })
    void serversMayForbidGuessesOfTheType(String type, String options, boolean applies) {
        responses.put(
                SHEET,
                new RequestHandler.Response(
                                200,
                                type.isEmpty() ? Map.of() : Map.of("Content-Type", List.of(type)),
                                CSS.getBytes(StandardCharsets.UTF_8))
                        .withHeader("X-Content-Type-Options", options));
        assertEquals(applies, applies("<link rel=stylesheet href=/s.css>"));
    }

    @ParameterizedTest
    @CsvSource({"'', true", "nosniff, false"})
    void quirksModeAllowsOtherTypesUnlessTheServerForbidsGuesses(String options, boolean applies) {
        responses.put(
                SHEET,
                RequestHandler.Response.text(200, "text/plain", CSS)
                        .withHeader("X-Content-Type-Options", options));
        assertEquals(
                applies,
                applies(
                        RequestHandler.Response.html(
                                "<link rel=stylesheet href=/s.css><p id=p>shown</p>")));
    }

    @ParameterizedTest
    @CsvSource({
        "'data:text/css,%23p{display:none}', true",
        "'data:TEXT/CSS;charset=utf-8,%23p{display:none}', true",
        "'data:,%23p{display:none}', false",
        "'data:text/plain,%23p{display:none}', false",
    })
    void dataUrlsHaveTheTypeOfStyleSheets(String url, boolean applies) {
        assertEquals(applies, applies("<link rel=stylesheet href='" + url + "'>"));
    }
}
