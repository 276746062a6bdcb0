package browsy.style;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.Browsy;
import browsy.ParseOptions;
import browsy.config.StylesheetLoader;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests the addresses of linked and imported style sheets. They are those that Chromium 156
 * requests, apart from characters that {@link URI} needs percent-encoded.
 *
 * @see <a href="https://url.spec.whatwg.org/#url-parsing">URL: URL parsing</a>
 */
class StylesheetAddressesTest {
    private static final String PAGE = "http://a.example/d/e/p?q";

    private static List<String> requested(String html) {
        List<String> all = new ArrayList<>();
        StylesheetLoader loader =
                wanted -> {
                    wanted.forEach(address -> all.add(address.toString()));
                    return wanted.stream()
                            .map(
                                    address ->
                                            Optional.of(
                                                    new StylesheetLoader.Sheet(
                                                            URI.create(PAGE), "")))
                            .toList();
                };
        Browsy.open(html, ParseOptions.builder().baseUri(PAGE).stylesheetLoader(loader).build());
        return all;
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "s.css, http://a.example/d/e/s.css",
                "?css, http://a.example/d/e/p?css",
                "#f, http://a.example/d/e/p?q#f",
                "/s.css?x#f, http://a.example/s.css?x#f",
                "../../../../s.css, http://a.example/s.css",
                "./././s.css, http://a.example/d/e/s.css",
                ".., http://a.example/d/",
                "%2e%2E/s.css, http://a.example/d/s.css",
                "a//b//s.css, http://a.example/d/e/a//b//s.css",
                "\\x\\s.css, http://a.example/x/s.css",
                "//b.example/s.css, http://b.example/s.css",
                "\\\\b.example\\s.css, http://b.example/s.css",
                "///b.example, http://b.example/",
                "http:s.css, http://a.example/d/e/s.css",
                "http:/x/s.css, http://a.example/x/s.css",
                "https:x/s.css, https://x/s.css",
                "HTTPS:\\\\b.example, https://b.example/",
                "https://b.example?x, https://b.example/?x",
                "https://b.example/x/../s.css, https://b.example/s.css",
                "s.css?v=100%, http://a.example/d/e/s.css?v=100%25",
                "%zz.css, http://a.example/d/e/%25zz.css",
                "[a].css?f[]=b, http://a.example/d/e/%5Ba%5D.css?f[]=b",
                "http://[::1]/[x], http://[::1]/%5Bx%5D",
                "a b|c.css, http://a.example/d/e/a%20b%7Cc.css",
                "é.css?é, http://a.example/d/e/%C3%A9.css?%C3%A9",
                "x#a#b, http://a.example/d/e/x#a%23b",
                "` \ts\t.c\nss `, http://a.example/d/e/s.css",
                "a:b.css, a:b.css",
                "ftp://b.example/s.css, ftp://b.example/s.css",
            })
    void addressesResolveByTheUrlStandard(String href, String address) {
        assertEquals(List.of(address), requested("<link rel=stylesheet href='" + href + "'>"));
        String imported = "<style>@import '" + href.strip().replace("\\", "\\\\") + "'</style>";
        if (!href.contains("\n")) {
            assertEquals(List.of(address), requested(imported));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://[x/s.css", "https:", "https:///?x", "//"})
    void invalidAddressesAreNotRequested(String href) {
        assertEquals(List.of(), requested("<link rel=stylesheet href='" + href + "'>"));
    }
}
