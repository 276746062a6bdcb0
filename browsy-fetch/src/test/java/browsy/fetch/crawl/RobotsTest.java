package browsy.fetch.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the rules of {@code robots.txt} files by RFC 9309. */
class RobotsTest {
    private static boolean allows(String file, String path) {
        return Robots.parse(file).allows("browsy", "https://shop.example" + path);
    }

    private static boolean allowed(String rules, String path) {
        return allows("User-agent: *\n" + rules, path);
    }

    @Test
    void aFileWithoutRulesAllowsAll() {
        for (String file :
                List.of("", "<html>", "User-agent: *", "Disallow: /", "\u0000\n:\n:::")) {
            assertTrue(allows(file, "/a"), file);
        }
        assertTrue(Robots.ALLOW_ALL.allows("browsy", "https://shop.example/"));
        assertFalse(Robots.DISALLOW_ALL.allows("browsy", "https://shop.example/"));
    }

    @Test
    void ownGroupsReplaceThoseForAll() {
        String file =
                """
                User-agent: *
                Disallow: /
                User-agent: Browsy/2.1
                User-agent: other
                Crawl-delay: 5
                Disallow: /first
                Sitemap: https://shop.example/map.xml
                User-agent: unrelated
                Allow: /first
                # again
                user-AGENT : BROWSY # remark
                Disallow: /second
                """;
        assertTrue(allows(file, "/"));
        assertFalse(allows(file, "/first/1"));
        assertFalse(allows(file, "/second"));
        Robots robots = Robots.parse(file);
        assertFalse(robots.allows("bro", "https://shop.example/"), "no part of a token matches");
        assertFalse(robots.allows("browsy-news", "https://shop.example/"));
        assertTrue(robots.allows("Browsy", "https://shop.example/"));
    }

    @Test
    void otherLinesDoNotEndAGroup() {
        String lines = "User-agent: x\nCrawl-delay: 1\nUser-agent: browsy\nSitemap: nowhere\n";
        assertFalse(allows(lines + "Disallow: /a", "/a"));
        assertFalse(allows("User-agent: *\rDisallow: /a\r\nDisallow:/b", "/b"));
        assertFalse(allows("\uFEFFUser-agent: *\nDisallow: /a", "/a"));
        assertFalse(allows("User-agent: *\n\n\nDisallow: /a", "/a"), "blank lines count nothing");
    }

    @Test
    void theLongestRuleDecides() {
        String rules = "Disallow: /\nAllow: /shop\nDisallow: /shop/cart\nAllow: /shop/cart/help";
        assertFalse(allowed(rules, "/"));
        assertTrue(allowed(rules, "/shop"));
        assertFalse(allowed(rules, "/shop/cart"));
        assertTrue(allowed(rules, "/shop/cart/help/1"));
        assertTrue(allowed("Disallow: /a\nAllow: /a", "/a"), "allow among equals");
        assertTrue(allowed("Allow: /a\nDisallow: /a", "/a"), "allow among equals");
        assertTrue(allowed("Disallow:\nDisallow: ", "/a"), "an empty rule matches nothing");
        assertTrue(allowed("Disallow: /", "/robots.txt"));
    }

    @ParameterizedTest
    @CsvSource({
        "/fish, /fish, true",
        "/fish, /fish.html, true",
        "/fish, /Fish, false",
        "/fish, /catfish, false",
        "/fish/, /fish, false",
        "/fish*, /fishheads/yummy, true",
        "/*.php, /folder/a.php?x, true",
        "/*.php, /php, false",
        "/*.php$, /a.php, true",
        "/*.php$, /a.php?x, false",
        "/*.php$, /a.php.php, true",
        "/fish*.php, /fishheads/cat.php?parameters, true",
        "/a*b*c, /a-b-b-c, true",
        "/a*b*c, /a-c-b, false",
        "/a*ab$, /aab, true",
        "/a*ab$, /ab, false",
        "/$, /, true",
        "/$, /a, false",
        "/a$b, /a$b, true",
        "/**/x, /a/x, true",
        "*/x, /a/x, true",
        "/q?, /q?a=1, true",
        "/q?, /q, false",
        "/a%2Ab, /a*b, true",
        "/a%2ab, /axb, false",
        "/%24, /$, true",
        "/%7Ejoe, /~joe, true",
        "/a%3cd, /a%3Cd, true",
        "/a%2fb, /a/b, false",
        "/%E3%83%84, /\u30c4, true",
        "/\u30c4, /%e3%83%84, true",
        "/foo/bar/%62%61%7A, /foo/bar/baz, true",
        "/100%, /100%25, true"
    })
    void patternsMatchPaths(String pattern, String path, boolean matches) {
        assertEquals(!matches, allowed("Disallow: " + pattern, path));
    }

    @Test
    void sitemapsBelongToNoGroup() {
        Robots robots =
                Robots.parse(
                        "Sitemap: https://shop.example/a.xml\nUser-agent: x\nDisallow: /\n"
                                + "SITEMAP:https://cdn.example/b.xml\nSitemap: javascript:x");
        assertEquals(
                List.of("https://shop.example/a.xml", "https://cdn.example/b.xml"),
                robots.sitemaps());
    }

    @Test
    void linesBeyondTheLimitAreIgnored() {
        String padding = ("# " + "x".repeat(97) + "\n").repeat(Robots.MAX_CHARS / 100 + 1);
        assertTrue(allowed(padding + "Disallow: /a", "/a"));
        assertFalse(allowed("Disallow: /a\n" + padding, "/a"));
        String cut = "User-agent: *\n" + padding.substring(0, Robots.MAX_CHARS - 24);
        assertTrue(allows(cut + "\nDisallow: /a/b", "/a"), "a line that is cut off does not count");
    }

    @Test
    void hostileFilesEnd() {
        String group = "User-agent: a\n".repeat(10) + "Allow:/*a*b*c*d*e*f*g\n";
        Robots robots = Robots.parse("User-agent: browsy\n" + group.repeat(4_000));
        String url = "https://shop.example/" + "abcdefg".repeat(100_000);
        assertFalse(robots.allows("a", url), "too much to compare is disallowed");
        assertTrue(robots.allows("b", url));
    }

    @Test
    void wrongUrlsAreRejected() {
        assertThrows(
                IllegalArgumentException.class, () -> Robots.ALLOW_ALL.allows("a", "mailto:x"));
    }
}
