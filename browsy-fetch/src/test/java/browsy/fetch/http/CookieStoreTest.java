package browsy.fetch.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import browsy.fetch.http.HttpExchange.Body;
import browsy.fetch.http.HttpExchange.Request;
import java.util.List;
import okhttp3.Headers;
import okhttp3.HttpUrl;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests which cookies a server may set, and which requests include them.
 *
 * @see <a href="https://www.ietf.org/archive/id/draft-ietf-httpbis-rfc6265bis-20.html">RFC
 *     6265bis</a>
 */
class CookieStoreTest {
    private static final String SHOP = "https://shop.example/";

    private final CookieStore store = new CookieStore();

    private void set(String url, String... lines) {
        Headers.Builder headers = new Headers.Builder();
        for (String line : lines) {
            headers.addUnsafeNonAscii("Set-Cookie", line);
        }
        store.save(HttpUrl.get(url), headers.build());
    }

    private @Nullable String sent(String url) {
        return store.header(HttpUrl.get(url), Request.get(url));
    }

    private @Nullable String linked(String url, String page) {
        return store.header(HttpUrl.get(url), Request.get(url, page, ReferrerPolicy.DEFAULT));
    }

    private @Nullable String posted(String url, String page) {
        Body body = new Body("text/plain", new byte[0]);
        return store.header(
                HttpUrl.get(url),
                new Request("POST", url, body, page, ReferrerPolicy.DEFAULT, false));
    }

    /**
     * See <a
     * href="https://www.ietf.org/archive/id/draft-ietf-httpbis-rfc6265bis-20.html#section-5.8.3">RFC
     * 6265bis, 5.8.3</a>: longer paths first, among equals the older first.
     */
    @Test
    void cookiesWithLongerPathsComeFirst() {
        set(SHOP, "a=1; Path=/", "b=2; Path=/cart/items", "c=3; Path=/cart", "d=4; Path=/cart");
        assertEquals("b=2; c=3; d=4; a=1", sent(SHOP + "cart/items"));
    }

    /**
     * See <a
     * href="https://www.ietf.org/archive/id/draft-ietf-httpbis-rfc6265bis-20.html#section-5.1.4">RFC
     * 6265bis, 5.1.4</a>: a path ends at a slash.
     */
    @Test
    void pathsMatchWholeSegments() {
        set(SHOP, "a=1; Path=/cart");
        assertEquals("a=1", sent(SHOP + "cart/items"));
        assertNull(sent(SHOP + "cartoon"));
    }

    /**
     * See <a
     * href="https://www.ietf.org/archive/id/draft-ietf-httpbis-rfc6265bis-20.html#section-5.6.7">RFC
     * 6265bis, 5.6.7</a>: cookies in GET requests that another site causes.
     */
    @ParameterizedTest
    @CsvSource({
        "Strict, https://news.example/, false",
        "strict, https://news.example/, false",
        "Strict, https://www.shop.example/, true",
        "Strict, http://shop.example/, false",
        "Lax, https://news.example/, true",
        "None; Secure, https://news.example/, true",
        "Nonsense, https://news.example/, true",
    })
    void crossSiteLinksSendCookiesBySameSite(String rule, String page, boolean isSent) {
        set(SHOP, "a=1; SameSite=" + rule);
        assertEquals(isSent ? "a=1" : null, linked(SHOP, page));
        assertEquals("a=1", sent(SHOP), "entered by a person");
    }

    /**
     * See <a
     * href="https://www.ietf.org/archive/id/draft-ietf-httpbis-rfc6265bis-20.html#section-5.6.7.2">RFC
     * 6265bis, 5.6.7.2</a>: Lax-allowing-unsafe applies to new cookies without SameSite.
     */
    @ParameterizedTest
    @CsvSource({"Strict, false", "Lax, false", "None; Secure, true", "'', true"})
    void crossSiteFormsSendCookiesBySameSite(String rule, boolean isSent) {
        set(SHOP, "a=1" + (rule.isEmpty() ? "" : "; SameSite=" + rule));
        assertEquals(isSent ? "a=1" : null, posted(SHOP, "https://news.example/"));
        assertEquals("a=1", posted(SHOP, SHOP));
    }

    /**
     * See <a
     * href="https://www.ietf.org/archive/id/draft-ietf-httpbis-rfc6265bis-20.html#section-5.7">RFC
     * 6265bis, 5.7</a>: secure cookies, SameSite=None, and the prefixes of names.
     */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "a=1; SameSite=None",
                "__Host-a=1; Secure; Path=/cart",
                "__Host-a=1; Secure; Path=/; Domain=shop.example",
                "__Host-a=1; Path=/",
                "__SECURE-a=1; Path=/",
                "a=1\u0001",
                "a=\u007f",
                "a=1; Domain=other.example",
            })
    void forbiddenCookiesAreRejected(String line) {
        set(SHOP, line);
        assertNull(sent(SHOP));
    }

    /**
     * See <a
     * href="https://www.ietf.org/archive/id/draft-ietf-httpbis-rfc6265bis-20.html#section-5.7">RFC
     * 6265bis, 5.7</a>, steps 5 to 20: the same with the conditions met.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a=1; SameSite=None; Secure | a=1",
                "__Host-a=1; Secure; Path=/ | __Host-a=1",
                "__Secure-a=1; Secure; Domain=shop.example | __Secure-a=1",
                "a=1\t2 | a=1\t2",
            })
    void allowedCookiesAreStored(String line, String sent) {
        set(SHOP, line.strip());
        assertEquals(sent.strip(), sent(SHOP));
    }

    /**
     * See <a
     * href="https://www.ietf.org/archive/id/draft-ietf-httpbis-rfc6265bis-20.html#section-5.7">RFC
     * 6265bis, 5.7</a> and 5.8.3: only https sets and gets secure cookies.
     */
    @Test
    void secureCookiesNeedHttps() {
        set("http://shop.example/", "a=1; Secure");
        assertNull(sent(SHOP));
        set(SHOP, "b=2; Secure");
        assertEquals("b=2", sent(SHOP));
        assertNull(sent("http://shop.example/"));
    }

    /**
     * See <a href="https://w3c.github.io/webappsec-secure-contexts/#is-origin-trustworthy">Secure
     * Contexts, 3.1</a>: loopback is trusted without https.
     */
    @ParameterizedTest
    @ValueSource(strings = {"http://localhost/", "http://127.0.0.1/", "http://[::1]/"})
    void secureCookiesNeedNoHttpsOnLoopback(String url) {
        set(url, "a=1; Secure");
        assertEquals("a=1", sent(url));
    }

    /**
     * See <a
     * href="https://www.ietf.org/archive/id/draft-ietf-httpbis-rfc6265bis-20.html#section-5.6">RFC
     * 6265bis, 5.6</a>: an attribute with a value over 1,024 bytes is ignored.
     */
    @Test
    void overlongAttributesAreIgnored() {
        set(SHOP, "a=1; Path=/" + "x".repeat(2000), "b=2; Path=/" + "x".repeat(1000));
        assertEquals("a=1", sent(SHOP));
    }

    /**
     * See <a
     * href="https://www.ietf.org/archive/id/draft-ietf-httpbis-rfc6265bis-20.html#section-5.7">RFC
     * 6265bis, 5.7</a>: an expired cookie removes the stored cookie of the same name.
     */
    @Test
    void anExpiredCookieRemovesTheStoredOne() {
        set(SHOP, "a=1", "b=2");
        set(SHOP, "a=; Max-Age=0");
        assertEquals("b=2", sent(SHOP));
    }

    /**
     * See <a
     * href="https://www.ietf.org/archive/id/draft-ietf-httpbis-rfc6265bis-20.html#section-5.7">RFC
     * 6265bis, 5.7</a>: name, domain and path together identify a cookie.
     */
    @Test
    void cookiesDifferByPathAndDomain() {
        set("https://a.shop.example/x", "n=1; Path=/x", "n=2; Path=/");
        set("https://a.shop.example/x", "n=3; Path=/; Domain=shop.example");
        assertEquals("n=1; n=2; n=3", sent("https://a.shop.example/x"));
        assertEquals("n=3", sent("https://b.shop.example/x"));
    }

    /**
     * See <a
     * href="https://www.ietf.org/archive/id/draft-ietf-httpbis-rfc6265bis-20.html#section-6.1">RFC
     * 6265bis, 6.1</a>: beyond the limit of a domain, the oldest cookie is evicted.
     */
    @Test
    void theOldestCookieOfAFullDomainIsEvicted() {
        set("https://other.example/", "o=1");
        for (int i = 0; i <= 180; i++) {
            set(SHOP, "c" + i + "=" + i + "; Path=/");
        }
        List<String> kept = List.of(String.valueOf(sent(SHOP)).split("; "));
        assertEquals(180, kept.size());
        assertEquals("c1=1", kept.get(0));
        assertEquals("o=1", sent("https://other.example/"));
    }
}
