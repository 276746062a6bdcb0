package browsy.fetch.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import okhttp3.Cookie;
import okhttp3.Headers;
import okhttp3.HttpUrl;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares registrable domains and cookie domains with the results of OkHttp. */
class PublicSuffixesTest {

    @ParameterizedTest
    @CsvSource({
        "www.example.com",
        "example.com",
        "com",
        "a.b.example.co.uk",
        "co.uk",
        "example.co.uk",
        "www.ck",
        "a.www.ck",
        "b.ck",
        "a.b.ck",
        "city.kawasaki.jp",
        "x.kawasaki.jp",
        "localhost",
        "shop.test",
        "user.github.io",
        "github.io",
        "xn--85x722f.xn--55qx5d.cn",
        "127.0.0.1",
        "xn--55qx5d.cn",
        "s3.amazonaws.com",
        "a.s3.amazonaws.com",
        "example.unlisted"
    })
    void registrableDomainsEqualThoseOfOkHttp(String host) {
        HttpUrl url = HttpUrl.parse("http://" + host + "/");
        assertEquals(url.topPrivateDomain(), PublicSuffixes.registrable(url.host()));
    }

    @ParameterizedTest
    @CsvSource({
        "www.example.com, example.com",
        "www.example.com, .example.com",
        "www.example.com, .EXAMPLE.com",
        "www.example.com, www.example.com",
        "www.example.com, com",
        "www.example.com, ample.com",
        "www.example.com, example.com.",
        "www.example.com, other.com",
        "www.example.com, ''",
        "www.example.com, .",
        "www.example.com, exa mple.com",
        "www.example.com, example.com:80",
        "www.example.com, example.com/x",
        "a.github.io, github.io",
        "github.io, github.io",
        "127.0.0.1, 127.0.0.1",
        "127.0.0.1, 0.0.1",
        "a.b\u00fccher.example, b\u00fccher.example",
    })
    void cookieDomainsEqualThoseOfOkHttp(String host, String domain) {
        HttpUrl url = HttpUrl.parse("http://" + host + "/");
        Cookie expected = Cookie.parse(url, "c=v; Domain=" + domain);
        String named = CookieDomain.of(" Domain=" + domain);
        Cookie plain = Cookie.parse(url, "c=v");
        @Nullable Cookie actual = named == null ? plain : CookieDomain.widened(plain, named, url);
        assertEquals(
                expected == null ? "none" : expected.domain() + expected.hostOnly(),
                actual == null ? "none" : actual.domain() + actual.hostOnly());
    }

    @Test
    void theLastValidDomainAttributeWins() {
        HttpUrl url = HttpUrl.parse("http://a.b.example.com/");
        CookieStore store = new CookieStore();
        store.save(
                url, Headers.of("Set-Cookie", "n=v; domain=com; DOMAIN = example.com ; Domain=x."));
        assertEquals(
                "n=v",
                store.header(
                        HttpUrl.parse("http://example.com/"),
                        HttpExchange.Request.get("http://example.com/")));
    }
}
