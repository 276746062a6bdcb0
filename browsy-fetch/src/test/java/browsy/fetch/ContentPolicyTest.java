package browsy.fetch;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import browsy.fetch.client.RequestHandler.Response;
import browsy.fetch.config.FetchException.BlockedUrl;
import browsy.fetch.config.SessionConfig;
import browsy.find.Target;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the Content Security Policy of pages, as far as it changes requests. */
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
}
