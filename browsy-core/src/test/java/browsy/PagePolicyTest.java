package browsy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.config.PageResponse;
import browsy.config.StylesheetLoader;
import browsy.model.SpatialElement;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the Content Security Policy of parsed pages, as Chromium applies it. */
class PagePolicyTest {
    private static final String STYLED =
            "<style>p{display:none}</style><p>p</p><div style='display:none'>div</div>";

    private static Page open(String html, Map<String, List<String>> headers) {
        return Browsy.open(
                html,
                ParseOptions.builder()
                        .baseUri("https://a.test/")
                        .response(new PageResponse(200, headers))
                        .build());
    }

    private static Page open(String html) {
        return open(html, Map.of());
    }

    private static String meta(String policy) {
        return "<meta http-equiv=Content-Security-Policy content=\"" + policy + "\">";
    }

    private static boolean shows(Page page, String tag) {
        return page.dom().visible().stream().anyMatch(element -> element.tag().equals(tag));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Content-Security-Policy", "content-security-policy"})
    void headersOfTheResponseApply(String name) {
        Page page = open(STYLED, Map.of(name, List.of("style-src 'none'")));
        assertTrue(shows(page, "p"));
        assertTrue(shows(page, "div"));
        assertFalse(shows(open(STYLED), "p"));
    }

    /** Whether a page with a policy in a header asks for a style sheet. */
    private static boolean asks(String address, String policy, String link) {
        List<URI> asked = new ArrayList<>();
        Browsy.open(
                "<link rel=stylesheet href='" + link + "'>",
                ParseOptions.builder()
                        .baseUri(address)
                        .stylesheetLoader(
                                wanted -> {
                                    asked.addAll(wanted);
                                    return StylesheetLoader.none().load(wanted);
                                })
                        .response(
                                new PageResponse(
                                        200, Map.of("Content-Security-Policy", List.of(policy))))
                        .build());
        return !asked.isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "http://a.test|'self'|http://a.test/s|true",
                "http://a.test|'self'|https://a.test/s|true",
                "http://a.test|'self'|http://a.test:81/s|false",
                "http://a.test|'self'|https://a.test:81/s|false",
                "http://a.test:81|'self'|http://a.test:81/s|true",
                "http://a.test:81|'self'|https://a.test:81/s|false",
                "http://a.test:81|'self'|http://a.test/s|false",
                "https://a.test|'self'|http://a.test/s|false",
                "https://a.test|a.test|https://a.test:443/s|true",
                "https://a.test|a.test|http://a.test/s|false",
                "https://a.test|http://a.test|https://a.test/s|true",
                "https://a.test|http://a.test|http://a.test/s|true",
                "https://a.test|http://a.test:80|https://a.test/s|true",
                "https://a.test|http://a.test:81|https://a.test:81/s|false",
                "https://a.test|http://a.test:*|https://a.test:81/s|true",
                "https://a.test|https://a.test:80|https://a.test/s|false",
                "https://a.test|a.test:443|http://a.test:443/s|false",
                "https://a.test|http:|https://a.test/s|true",
                "https://a.test|wss:|https://a.test/s|false",
                "https://a.test|a.test.|https://a.test./s|true",
                "https://a.test|a.test.|https://a.test/s|false",
                "https://a.test|a.test/x%zz%41/|https://a.test/x%zzA/s|true",
                "https://a.test|a_b.test|https://a_b.test/s|false",
                "``|'self'|https://a.test/s|false",
                "``|a.test|https://a.test/s|false",
                "``|https://a.test|https://a.test/s|true",
                "``|*|https://a.test/s|true",
                "file:///x|*|file:///s|true",
            })
    void sourcesHaveSchemesHostsPortsAndPaths(
            String page, String source, String link, boolean allowed) {
        assertEquals(allowed, asks(page, "style-src " + source, link));
    }

    /** Requests are upgraded before the policy tests them. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'self'|http://a.test/s|true",
                "https:|http://b.test/s|true",
                "https://b.test:81|http://b.test:81/s|true",
                "https:|http://localhost/s|false",
                "https:|http://127.0.0.1/s|false",
                "https:|http://127.b.test/s|true",
            })
    void sourcesNameUpgradedAddresses(String source, String link, boolean allowed) {
        String policy = "upgrade-insecure-requests; style-src " + source;
        assertEquals(allowed, asks("https://a.test", policy, link));
    }

    @Test
    void metaElementsApply() {
        Page page = open(meta("style-src-attr 'none'") + STYLED);
        assertFalse(shows(page, "p"));
        assertTrue(shows(page, "div"));
    }

    @Test
    void aMetaElementDecidesAboutTheBaseAfterIt() {
        Page page = open(meta("base-uri 'none'") + "<base href=/q/><a href=x>x</a>");
        SpatialElement link = page.dom().elements().get(0);
        assertEquals("https://a.test/x", link.href());
    }

    @Test
    void framesInheritThePolicyAtEachDepth() {
        String inner = "<p style='display:none'>p</p>";
        String middle = "<iframe srcdoc=\"" + inner + "\"></iframe>";
        String outer = "<iframe srcdoc=\"" + middle.replace("\"", "&quot;") + "\"></iframe>";
        assertTrue(shows(open(meta("style-src 'none'") + middle), "p"));
        assertTrue(shows(open(meta("style-src 'none'") + outer), "p"));
        assertFalse(shows(open(outer), "p"));
    }

    @Test
    void aFrameHasAPolicyOfItsOwn() {
        String inner = meta("style-src 'none'") + STYLED;
        Page page =
                open("<iframe srcdoc=\"" + inner.replace("\"", "&quot;") + "\"></iframe>" + STYLED);
        assertEquals(1, page.dom().visible().stream().filter(e -> e.tag().equals("p")).count());
    }

    @Test
    void styleAttributesBeforeAMetaElementCount() {
        String html = "<html style='visibility:hidden'><head>" + meta("style-src 'none'");
        assertFalse(shows(open(html + "</head><body><p>p</p>"), "p"));
    }
}
