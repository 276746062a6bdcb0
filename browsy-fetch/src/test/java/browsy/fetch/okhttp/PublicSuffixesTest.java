package browsy.fetch.okhttp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import okhttp3.HttpUrl;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares registrable domains with the results of OkHttp. */
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
}
