package browsy.fetch.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import browsy.fetch.config.SessionConfig;
import browsy.fetch.encoding.Encodings;
import browsy.fetch.encoding.MetaPrescan;
import browsy.fetch.http.HttpExchange.Body;
import browsy.fetch.http.HttpExchange.Request;
import browsy.fetch.http.limit.TransferBudget;
import browsy.fetch.http.limit.TransferBudget.Step;
import browsy.fetch.url.WebAddress;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import okhttp3.Protocol;
import okhttp3.Response;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the rules for redirects, blocked ports, query encodings and encoding declarations. */
class ExchangeRulesTest {
    private static final Step STEP = new TransferBudget(SessionConfig.DEFAULT).step();

    private static final Charset LATIN = Charset.forName("windows-1252");
    private static final String SHOP = "http://shop.example/list/page?q=1";

    private static Response answer(int status, String... locations) {
        Response.Builder answer =
                new Response.Builder()
                        .request(new okhttp3.Request.Builder().url(SHOP).build())
                        .protocol(Protocol.HTTP_1_1)
                        .code(status)
                        .message("");
        for (String location : locations) {
            answer.addHeader("Location", location);
        }
        return answer.build();
    }

    private static Request request(String method, String url) {
        Body body = method.equals("POST") ? new Body("text/plain", new byte[1]) : null;
        return new Request(method, url, body, SHOP, ReferrerPolicy.ORIGIN, false);
    }

    /** See <a href="https://fetch.spec.whatwg.org/#http-redirect-fetch">Fetch, step 12</a>. */
    @ParameterizedTest
    @CsvSource({
        "301, POST, GET",
        "302, POST, GET",
        "303, POST, GET",
        "307, POST, POST",
        "308, POST, POST",
        "301, GET, GET",
        "303, GET, GET",
    })
    void aRedirectKeepsPostOnlyFor307And308(int status, String method, String next) {
        Request followed =
                RedirectRules.next(request(method, SHOP), answer(status), "http://b.example/");
        assertEquals(next, followed.method());
        assertEquals(next.equals("POST"), followed.body() != null);
    }

    /** See <a href="https://fetch.spec.whatwg.org/#concept-response-location-url">Fetch</a>. */
    @ParameterizedTest
    @CsvSource({
        "http://b.example/, http://b.example/#part",
        "http://b.example/#own, http://b.example/#own",
        "http://b.example/#, http://b.example/#",
    })
    void redirectsInheritTheFragment(String target, String expected) {
        Request first = request("GET", SHOP + "#part");
        assertEquals(expected, RedirectRules.next(first, answer(302), target).url());
        assertEquals(
                "http://b.example/",
                RedirectRules.next(request("GET", SHOP), answer(302), "http://b.example/").url());
    }

    /** As in Chromium, in contrast to Fetch. */
    @Test
    void redirectsDoNotInheritAnEmptyFragment() {
        Request first = request("GET", SHOP + "#");
        assertEquals(
                "http://b.example/",
                RedirectRules.next(first, answer(302), "http://b.example/").url());
    }

    /** See <a href="https://fetch.spec.whatwg.org/#http-redirect-fetch">Fetch</a>. */
    @Test
    void aRedirectMaySetAnotherReferrerPolicy() {
        Request first = request("GET", SHOP);
        Response named = answer(302).newBuilder().header("Referrer-Policy", "no-referrer").build();
        assertEquals(ReferrerPolicy.NO_REFERRER, RedirectRules.next(first, named, SHOP).policy());
        assertEquals(ReferrerPolicy.ORIGIN, RedirectRules.next(first, answer(302), SHOP).policy());
    }

    /** See <a href="https://fetch.spec.whatwg.org/#redirect-status">Fetch: redirect status</a>. */
    @ParameterizedTest
    @CsvSource({
        "301, true",
        "302, true",
        "303, true",
        "307, true",
        "308, true",
        "300, false",
        "304, false"
    })
    void onlyRedirectStatusesRedirect(int status, boolean redirect) {
        assertEquals(
                redirect ? "http://shop.example/list/next" : null,
                RedirectRules.target(answer(status, " ", "next")));
        assertNull(RedirectRules.target(answer(status)));
    }

    /** See <a href="https://fetch.spec.whatwg.org/#concept-request-tainted-origin">Fetch</a>. */
    @ParameterizedTest
    @CsvSource({
        "http://a.example/ http://a.example/b, false",
        "http://a.example/ https://a.example/, true",
        "http://a.example/ http://b.example/ http://a.example/, true",
        "http://a.example/ http://a.example:8080/, true",
    })
    void aChainThatCrossesOriginsHidesTheOrigin(String chain, boolean tainted) {
        List<Request> requests =
                Arrays.stream(chain.split(" ")).map(url -> request("POST", url)).toList();
        Hop hop = Hop.first(Resource.PAGE, requests.get(0), STEP);
        for (Request redirected : requests.subList(1, requests.size())) {
            hop = hop.next(redirected);
        }
        assertEquals(tainted, hop.hidesOrigin());
    }

    /** See <a href="https://fetch.spec.whatwg.org/#port-blocking">Fetch: port blocking</a>. */
    @ParameterizedTest
    @CsvSource({
        "1, true",
        "22, true",
        "25, true",
        "6000, true",
        "10080, true",
        "2, false",
        "80, false",
        "443, false",
        "8080, false",
        "10081, false"
    })
    void badPortsAreBlocked(int port, boolean blocked) {
        assertEquals(blocked, BadPorts.contains(port));
    }

    /** See <a href="https://url.spec.whatwg.org/#query-state">URL: query state</a>. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            quoteCharacter = '\0',
            value = {
                "a?\u00fc#\u00fc http://shop.example/list/a?%FC#%C3%BC",
                "?\u3042 http://shop.example/list/page?%26%2312354%3B",
                "#?\u00fc http://shop.example/list/page?q=1#?%C3%BC",
                "\u00e9?a=b&c http://shop.example/list/%C3%A9?a=b&c",
                "a http://shop.example/list/a",
                "//cdn.example/?\u00fc http://cdn.example/?%FC",
                "mailto:a?b=\u00fc mailto:a?b=\u00fc",
            })
    void queriesUseTheEncodingOfThePage(String reference, String expected) {
        assertEquals(expected, WebAddress.resolve(SHOP, reference, LATIN));
    }

    /** See <a href="https://encoding.spec.whatwg.org/#get-an-output-encoding">Encoding</a>. */
    @ParameterizedTest
    @ValueSource(strings = {"UTF-16LE", "UTF-16BE", "UTF-8"})
    void nothingIsWrittenInUtf16(String charset) {
        assertEquals(
                "http://shop.example/list/page?%C3%BC",
                WebAddress.resolve(SHOP, "?\u00fc", Charset.forName(charset)));
    }

    /** See <a href="https://encoding.spec.whatwg.org/#names-and-labels">Encoding: labels</a>. */
    @ParameterizedTest
    @CsvSource({
        "latin1, windows-1252",
        "' UTF8 ', UTF-8",
        "macintosh, macintosh",
        "sjis, Shift_JIS",
        "ks_c_5601-1987, EUC-KR",
        "big5-hkscs, Big5",
        "gb2312, GBK",
        "tis-620, windows-874",
        "unknown, ",
    })
    void labelsMapToStandardEncodingNames(String label, @Nullable String name) {
        Charset charset = Encodings.named(label);
        assertEquals(name, charset == null ? null : charset.name());
    }

    /**
     * See <a
     * href="https://html.spec.whatwg.org/multipage/parsing.html#prescan-a-byte-stream-to-determine-its-encoding">HTML:
     * prescan</a>.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<meta charset=koi8-r>|KOI8-R",
                "<META/charset='koi8-r'>|KOI8-R",
                "<meta http-equiv=Content-Type content='text/html; charset=koi8-r'>|KOI8-R",
                "<meta content='text/html; charset=koi8-r'>|",
                "<meta charset=utf-16>|UTF-8",
                "<meta charset=nonsense><meta charset=koi8-r>|KOI8-R",
                "<meta charset=koi8-r charset=gbk>|KOI8-R",
                "<metax charset=koi8-r>|",
                "<!--><meta charset=koi8-r>|KOI8-R",
                "<!-- <meta charset=koi8-r> -->|",
                "<1 a='<meta charset=koi8-r>'>|KOI8-R",
                "<a b='<meta charset=koi8-r>'>|",
                "<Z b='<meta charset=koi8-r>'>|",
                "</z b='<meta charset=koi8-r>'>|",
                "<?a '<meta charset=koi8-r>'|",
            })
    void onlyMetaTagsDeclareAnEncoding(String html, @Nullable String name) {
        Charset found = MetaPrescan.encoding(html.getBytes(StandardCharsets.ISO_8859_1));
        assertEquals(name, found == null ? null : found.name());
    }

    /** See <a href="https://mimesniff.spec.whatwg.org/#binary-data-byte">MIME Sniffing</a>. */
    @ParameterizedTest
    @CsvSource({
        "0, true",
        "8, true",
        "9, false",
        "10, false",
        "12, false",
        "13, false",
        "27, false",
        "31, true",
        "32, false",
        "200, false"
    })
    void controlCharactersMakeAFileBinary(int control, boolean binary) {
        assertEquals(binary, DecodedText.isBinary(new byte[] {'a', (byte) control}));
        assertEquals(
                false, DecodedText.isBinary(new byte[] {(byte) 0xFE, (byte) 0xFF, (byte) control}));
    }
}
