package browsy.fetch;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.client.RequestHandler.Response;
import browsy.fetch.config.SessionConfig;
import browsy.find.Target;
import browsy.model.SpatialElement;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests which styles the Content Security Policy of a page allows. The expectations are those of
 * Chromium.
 */
class StylePolicyTest {
    private static final String HEADER = "Content-Security-Policy";
    private static final String RULE = "#element{display:none}";
    private static final String DECLARATION = "display:none";

    /** Each way to style a page hides one element. */
    private static final String PAGE =
            "<style>"
                    + RULE
                    + "</style><link rel=stylesheet href=/s.css>"
                    + "<style nonce=n>@import '/i.css';#nonce{display:none}</style>"
                    + "<p id=element>x<p id=link>x<p id=import>x<p id=nonce>x"
                    + "<p id=attribute style='"
                    + DECLARATION
                    + "'>x";

    private final ListedPages site = new ListedPages();
    private final Map<String, Response> pages = site.pages;
    private final Session session =
            Session.create(SessionConfig.builder().requestHandler(site).build());

    StylePolicyTest() {
        pages.put("http://a.test/s.css", css("#link{display:none}"));
        pages.put("http://a.test/i.css", css("#import{display:none}"));
    }

    @AfterEach
    void close() {
        session.close();
    }

    private static Response css(String text) {
        return new Response(200, Map.of("Content-Type", List.of("text/css")), text.getBytes(UTF_8));
    }

    private static String hash(String algorithm, String text) {
        try {
            byte[] digest = MessageDigest.getInstance(algorithm).digest(text.getBytes(UTF_8));
            return "'"
                    + algorithm.toLowerCase(Locale.ROOT).replace("-", "")
                    + "-"
                    + Base64.getEncoder().encodeToString(digest)
                    + "'";
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    /** The ids of the hidden paragraphs of a page. */
    private String hidden(Response page) {
        pages.put("http://a.test/", page);
        session.goTo("http://a.test/");
        StringBuilder ids = new StringBuilder();
        for (SpatialElement element : session.find("p")) {
            if (element.hidden()) {
                ids.append(element.selector().substring(1)).append(' ');
            }
        }
        return ids.toString().strip();
    }

    private String hidden(String policy, String html) {
        return hidden(Response.html(html).withHeader(HEADER, policy));
    }

    private static String policy(String template) {
        return template.replace("HASH512", hash("SHA-512", RULE))
                .replace("HASH", hash("SHA-256", RULE))
                .replace("SHA-256", hash("SHA-256", RULE).replace("sha256", "sha-256"))
                .replace("ATTR", hash("SHA-384", DECLARATION));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "img-src 'none'|element link import nonce attribute",
                "style-src 'none'|''",
                "style-src|''",
                "style-src 'self'|link",
                "STYLE-SRC\t'SELF'|link",
                "style-src 'none' 'self'|link",
                "style-src 'none'x|''",
                "style-src 'unsafe-inline'|element nonce attribute",
                "style-src 'self' 'unsafe-inline'|element link import nonce attribute",
                "default-src 'self'|link",
                "default-src 'none'; style-src 'unsafe-inline'|element nonce attribute",
                "style-src 'nonce-n'|nonce",
                "style-src 'NONCE-n' 'self'|link import nonce",
                "style-src 'nonce-N'|''",
                "style-src 'nonce-n' 'unsafe-inline'|nonce",
                "style-src 'nonce-' 'unsafe-inline'|element nonce attribute",
                "style-src HASH|element",
                "style-src HASH512 'unsafe-inline'|element",
                "style-src SHA-256|element",
                "style-src ATTR|''",
                "style-src ATTR 'unsafe-hashes'|attribute",
                "style-src-elem 'none'|attribute",
                "style-src-attr 'none'|element link import nonce",
                "style-src 'none'; style-src-attr 'unsafe-inline'|attribute",
                "style-src-elem 'self'; style-src 'unsafe-inline'|link attribute",
                "style-src 'self'; style-src 'unsafe-inline'|link",
                "style-src 'self' 'unsafe-inline', style-src 'nonce-n'|nonce",
                "style-src 'self' 'strict-dynamic' 'unsafe-inline'|element link import nonce attribute",
                "style-src 'none' \u00e9|element link import nonce attribute",
                "script-src 'none'|element link import nonce attribute",
            })
    void eachSourceAllowsSomeStyles(String policy, String hidden) {
        assertEquals(hidden, hidden(policy(policy), PAGE));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "*|true",
                "http:|true",
                "https:|false",
                "data:|false",
                "a.test|true",
                "HTTP://A.TEST|true",
                "a.test:80|true",
                "a.test:*|true",
                "a.test:81|false",
                "https://a.test|false",
                "*.test|true",
                "*.a.test|false",
                "a.test/s.css|true",
                "a.test/S.css|false",
                "a.test/%73.css|true",
                "a.test/s|false",
                "a.test/s/|false",
                "a.test/|true",
                "a.test/s.css?x#y|true",
                "b.test|false",
            })
    void sourcesNameAddresses(String source, boolean loaded) {
        assertEquals(loaded ? "link" : "", hidden("style-src " + source, PAGE));
        assertEquals(loaded, site.requests.contains("GET http://a.test/s.css"));
    }

    @ParameterizedTest
    @CsvSource({
        "style-src a.test, false",
        "style-src a.test b.test/other/, true",
        "style-src 'nonce-n', true",
    })
    void redirectsAreCheckedWithoutTheirPaths(String policy, boolean loaded) {
        pages.put(
                "http://a.test/s.css",
                new Response(302, Map.of("Location", List.of("http://b.test/t.css")), new byte[0]));
        pages.put("http://b.test/t.css", css("#link{display:none}"));
        String html = "<link nonce=n rel=stylesheet href=/s.css><p id=link>x";
        assertEquals(loaded ? "link" : "", hidden(policy, html));
        assertEquals(loaded, site.requests.contains("GET http://b.test/t.css"));
    }

    @Test
    void importsNeedAnAllowedAddress() {
        pages.put("http://a.test/s.css", css("@import 'http://b.test/i.css'"));
        pages.put("http://b.test/i.css", css("#link{display:none}"));
        assertEquals("", hidden("style-src 'self'", PAGE));
        assertEquals("link", hidden("style-src 'self' b.test", PAGE));
    }

    @Test
    void dataUrlsNeedTheirScheme() {
        String html = "<link rel=stylesheet href='data:text/css,p{display:none}'><p id=a>x";
        assertEquals("", hidden("style-src * 'self'", html));
        assertEquals("a", hidden("style-src data:", html));
    }

    @Test
    void hashesAreThoseOfNormalizedLineBreaks() {
        String policy = "style-src " + hash("SHA-256", "\n" + RULE + "\n");
        String html = "<style>\r\n" + RULE + "\r</style><p id=element>x";
        assertEquals("element", hidden(policy, html));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<head>META|",
                "<head><noscript>META</noscript>|",
                "<head><template>META</template>|element link attribute",
                "<body>META|element link attribute",
                "<head><meta http-equiv=Content-Security-Policy-Report-Only content=\"style-src 'none'\">|element link attribute",
            })
    void metaElementsCountInTheHead(String start, String hidden) {
        String meta =
                "<meta http-equiv=content-security-policy content=\"style-src 'none', img-src *\">";
        String rest =
                PAGE.substring(0, PAGE.indexOf("<style nonce"))
                        + PAGE.substring(PAGE.indexOf("<p "));
        String html = start.replace("META", meta) + rest;
        assertEquals(hidden == null ? "" : hidden, hidden(Response.html(html)));
    }

    @Test
    void aMetaElementGovernsWhatFollowsIt() {
        String html =
                "<!doctype html><html style='color:red'><style>"
                        + RULE
                        + "</style><meta http-equiv=Content-Security-Policy content=\"style-src 'none'\">"
                        + PAGE;
        assertEquals("element", hidden(Response.html(html)));
    }

    @Test
    void aHeaderAndAMetaElementMustBothAllowAStyle() {
        String meta =
                "<meta http-equiv=Content-Security-Policy content=\"style-src 'unsafe-inline'\">";
        assertEquals("", hidden("style-src 'self'", meta + PAGE));
    }

    @Test
    void refusedSheetsAreReported() {
        hidden("style-src 'none'", PAGE);
        String message =
                "style sheet left out, the page's Content-Security-Policy does not allow it: ";
        assertTrue(session.page().warnings().contains(message + "http://a.test/s.css"));
        assertTrue(session.page().warnings().contains(message + "<style>"));
    }

    @Test
    void theFirst64PoliciesCount() {
        String html = "<p id=a style='display:none'>x";
        String allowing = "style-src 'unsafe-inline',";
        assertEquals("", hidden(allowing.repeat(63) + "style-src 'none'", html));
        assertEquals("a", hidden(allowing.repeat(64) + "style-src 'none'", html));
    }

    @Test
    void frameContentInheritsThePolicy() {
        String inside = "<style>b{display:none}</style><p id=in style=display:none>x</p>";
        String html = "<iframe srcdoc=\"" + inside + "\"></iframe>";
        hidden("style-src 'self'", html);
        assertTrue(session.dom().visible().stream().anyMatch(shown -> shown.tag().equals("p")));
        session.enterFrame(Target.css("iframe"));
        assertFalse(session.find("p").get(0).hidden());
    }

    @Test
    void laterStatesOfAPageRequestNoStyleSheetAnew() {
        String html =
                "<meta http-equiv=Content-Security-Policy content=\"style-src 'self'\">"
                        + "<link rel=stylesheet href=/s.css><p id=link>x</p><b id=target>y</b>"
                        + "<button data-bs-toggle=collapse data-bs-target='#target'>x</button>";
        assertEquals("link", hidden(Response.html(html)));
        session.click(Target.css("button"));
        assertTrue(session.find("p").get(0).hidden());
        assertEquals(List.of("GET http://a.test/", "GET http://a.test/s.css"), site.requests);
    }

    /** Scripts set styles through an object model that the policy does not govern. */
    @Test
    void effectsOfScriptsStyleAPage() {
        String html =
                "<p id=target style='display:none'>text</p>"
                        + "<button data-bs-toggle=collapse data-bs-target='#target'>x</button>";
        assertEquals("", hidden("style-src 'self'", html));
        session.click(Target.css("button"));
        assertTrue(session.find("p").get(0).hidden());
        session.click(Target.css("button"));
        assertFalse(session.find("p").get(0).hidden());
    }
}
