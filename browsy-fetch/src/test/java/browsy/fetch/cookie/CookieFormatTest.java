package browsy.fetch.cookie;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the text formats of cookies. */
class CookieFormatTest {
    private static final Instant END = Instant.parse("2027-01-02T03:04:05Z");

    private static Cookie cookie(
            String name, boolean hostOnly, Instant expires, SameSite sameSite) {
        return new Cookie(
                name, "v=1", "shop.example", hostOnly, "/a", expires, true, true, sameSite, null);
    }

    @ParameterizedTest
    @EnumSource
    void cookiesSurviveARoundTrip(CookieFormat format) {
        List<Cookie> cookies =
                List.of(
                        cookie("a", true, END, SameSite.UNSPECIFIED),
                        cookie("b", false, END, SameSite.UNSPECIFIED),
                        Cookie.of("c", "", "127.0.0.1"),
                        Cookie.of("Grüße", "\"é\"", "[::1]"));
        assertEquals(cookies, format.read(format.write(cookies)));
    }

    @Test
    void jsonKeepsSameSiteAndPartitions() {
        Cookie partitioned =
                new Cookie(
                        "p",
                        "1",
                        "cdn.example",
                        true,
                        "/",
                        Instant.parse("2027-01-02T03:04:05.250Z"),
                        true,
                        false,
                        SameSite.NONE,
                        "https://shop.example");
        List<Cookie> cookies = List.of(partitioned, cookie("s", true, END, SameSite.STRICT));
        assertEquals(cookies, CookieFormat.JSON.read(CookieFormat.JSON.write(cookies)));
        assertFalse(CookieFormat.NETSCAPE.write(cookies).contains("cdn.example"));
    }

    /** As curl writes it. */
    @Test
    void cookiesTxtOfOtherProgramsIsRead() {
        String text =
                "# Netscape HTTP Cookie File\n# https://curl.se/docs/http-cookies.html\n\n"
                        + ".shop.example\tTRUE\t/\tFALSE\t0\tlang\tde\r\n"
                        + "#HttpOnly_www.shop.example\tFALSE\t/cart\tTRUE\t1798858800\tsid\tx y\n"
                        + "shop.example\tFALSE\t/\tFALSE\t0\tempty\n";
        List<Cookie> cookies = CookieFormat.NETSCAPE.read(text);
        assertEquals(3, cookies.size());
        assertFalse(cookies.get(0).hostOnly());
        assertTrue(cookies.get(1).httpOnly() && cookies.get(1).secure());
        assertEquals("x y", cookies.get(1).value());
        assertEquals(Instant.parse("2027-01-02T03:00:00Z"), cookies.get(1).expires());
        assertEquals("", cookies.get(2).value());
    }

    /** As Playwright writes it. */
    @Test
    void storageStateOfPlaywrightIsRead() {
        String state =
                """
                {"cookies":[{"name":"sid","value":"1","domain":".shop.example","path":"/",
                "expires":-1,"httpOnly":true,"secure":false,"sameSite":"Lax"}],
                "origins":[{"origin":"https://shop.example","localStorage":[{"name":"a","value":"b"}]}]}
                """;
        Cookie cookie = CookieFormat.STORAGE_STATE.read(state).get(0);
        assertEquals(SameSite.LAX, cookie.sameSite());
        assertEquals(null, cookie.expires());
        assertFalse(cookie.hostOnly());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "12",
                "[1]",
                "[{\"name\":\"a\"}]",
                "[{\"name\":\"a\",\"value\":\"secret\",\"domain\":\"a b\"}]",
                "[{\"name\":\"a\",\"value\":\"secret\",\"domain\":\"x\",\"expires\":1e999999999}]",
                "[{\"name\":\"a\",\"value\":\"secret\",\"domain\":\"x\",\"expires\":\"soon\"}]",
                "[{\"name\":\"a\",\"value\":\"sec\u0001ret\",\"domain\":\"x\"}]",
                "[{\"name\":\"a\",\"value\":\"secret\",\"domain\":\"x\"",
            })
    void invalidJsonIsAnErrorWithoutValues(String text) {
        Exception error =
                assertThrows(IllegalArgumentException.class, () -> CookieFormat.JSON.read(text));
        assertFalse(String.valueOf(error).contains("secret"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "shop.example FALSE / FALSE 0 a secret",
                "shop.example\tFALSE\t/\tFALSE\tnever\ta\tsecret",
                "shop.example\tFALSE\tcart\tFALSE\t0\ta\tsecret",
            })
    void invalidLinesAreAnErrorWithoutValues(String line) {
        Exception error =
                assertThrows(
                        IllegalArgumentException.class, () -> CookieFormat.NETSCAPE.read(line));
        assertFalse(String.valueOf(error).contains("secret"));
    }

    @Test
    void valuesAreNotShown() {
        assertFalse(Cookie.of("sid", "secret", "shop.example").toString().contains("secret"));
    }
}
