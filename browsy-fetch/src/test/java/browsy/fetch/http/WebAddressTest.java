package browsy.fetch.http;

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
    void whatCanBeNoHostIsNoAddress(String url) {
        assertNull(WebAddress.resolve(BASE, url));
        assertNull(WebAddress.normal(url));
    }

    @ParameterizedTest
    @CsvSource({
        "http://ann:secret@shop.example/a?q=hush#part, http://shop.example/a?...",
        "http://shop.example/a#part, http://shop.example/a",
        "http://shop.example?token=a@b, http://shop.example?...",
    })
    void messagesShowNoSecretsOfAnAddress(String url, String shown) {
        assertEquals(shown, WebAddress.shown(url));
    }

    @Test
    void tabsAndLineBreaksAreNoPartOfAnAddress() {
        assertEquals(
                "http://shop.example/list/ex.html", WebAddress.resolve(BASE, " \tex\n.html\r "));
    }
}
