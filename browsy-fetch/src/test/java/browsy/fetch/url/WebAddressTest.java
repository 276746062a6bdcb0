package browsy.fetch.url;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WebAddressTest {
    private static final String BASE = "http://shop.example/list/page?q=1#top";

    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            value = {
                "item http://shop.example/list/item",
                "/item http://shop.example/item",
                "../../../item http://shop.example/item",
                "?p=2 http://shop.example/list/page?p=2",
                "#end http://shop.example/list/page?q=1#end",
                "//cdn.example/a http://cdn.example/a",
                "\\\\cdn.example\\a http://cdn.example/a",
                "HTTP://EXAMPLE.com:80/%7Ea http://example.com/%7Ea",
                "https://ex.ample:8443 https://ex.ample:8443/",
                "http://0x7f.1/ http://127.0.0.1/",
                "http://b\u00fccher.example/ http://xn--bcher-kva.example/",
                "caf\u00e9?\u00e9#\u00e9" + " http://shop.example/list/caf%C3%A9?%C3%A9#%C3%A9",
                "#a<b>c`\"d http://shop.example/list/page?q=1#a%3Cb%3Ec%60%22d",
                "mailto:a@b.example mailto:a@b.example",
            },
            quoteCharacter = '\0')
    void referencesAreResolvedAsBrowsersDo(String reference, String expected) {
        assertEquals(expected, WebAddress.resolve(BASE, reference));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://a|b/",
                "http://a<b/",
                "http://a%3Eb/",
                "http://a^b",
                "http://1.2.3.4.5/"
            })
    void urlsWithInvalidHostsAreInvalid(String url) {
        assertNull(WebAddress.resolve(BASE, url));
        assertNull(WebAddress.normal(url));
    }

    @ParameterizedTest
    @CsvSource({
        "http://ann:secret@shop.example/a?q=hush#part, http://shop.example/a?...",
        "http://shop.example/a#part, http://shop.example/a",
        "http://shop.example?token=a@b, http://shop.example?...",
    })
    void shownUrlsContainNoSecrets(String url, String shown) {
        assertEquals(shown, WebAddress.shown(url));
    }

    @Test
    void tabsAndLineBreaksInUrlsAreRemoved() {
        assertEquals(
                "http://shop.example/list/ex.html", WebAddress.resolve(BASE, " \tex\n.html\r "));
    }

    /** See <a href="https://url.spec.whatwg.org/#concept-ipv4-parser">URL: IPv4 parser</a>. */
    @ParameterizedTest
    @CsvSource({
        "0300.0250.1, 192.168.0.1",
        "0xC0.0Xa8.257, 192.168.1.1",
        "4294967295, 255.255.255.255",
        "10.16777215, 10.255.255.255",
        "127.0.0.1., 127.0.0.1",
        "0x, 0.0.0.0",
        "00, 0.0.0.0",
    })
    void hostsOfNumbersAreIpv4Addresses(String host, String address) {
        assertEquals("http://" + address + "/", WebAddress.normal("http://" + host));
    }

    /** See <a href="https://url.spec.whatwg.org/#concept-ipv4-parser">URL: IPv4 parser</a>. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "4294967296",
                "256.1",
                "1.2.3.256",
                "1.16777216",
                "08",
                "0xg.1",
                "1..2",
                "a.09"
            })
    void numbersThatFitNoIpv4AddressAreNoHost(String host) {
        assertNull(WebAddress.normal("http://" + host + "/"));
    }

    /**
     * See <a
     * href="https://html.spec.whatwg.org/multipage/browsers.html#ascii-serialisation-of-an-origin">HTML</a>.
     */
    @ParameterizedTest
    @CsvSource({
        "https://shop.example:443/a, https://shop.example",
        "https://shop.example:8443/a, https://shop.example:8443",
        "http://[::1]:80/, http://[::1]",
        "mailto:a@b.example, null",
    })
    void originsOmitDefaultPorts(String url, String origin) {
        assertEquals(origin, WebAddress.origin(url));
    }
}
