package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import browsy.fetch.config.SessionConfig;
import mockwebserver3.MockResponse;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the storage and sending of cookies by a session. */
class CookieTest {
    private final TestSite site = new TestSite();
    private final Session session =
            Session.create(SessionConfig.builder().allowPrivateNetwork(true).build());

    @AfterEach
    void close() {
        session.close();
        site.close();
    }

    /** Returns the {@code Cookie} header after a response with some {@code Set-Cookie} headers. */
    private @Nullable String sent(String... lines) {
        MockResponse.Builder set =
                new MockResponse.Builder().addHeader("Content-Type", "text/html").body("<p>x");
        okhttp3.Headers.Builder headers = set.build().getHeaders().newBuilder();
        for (String line : lines) {
            headers.addUnsafeNonAscii("Set-Cookie", line);
        }
        site.route("/set", r -> set.headers(headers.build()).build()).page("/next", "<p>y");
        session.goTo(site.url("/set")).goTo(site.url("/next"));
        return site.last().getHeaders().get("Cookie");
    }

    @Test
    void nonAsciiCookiesAreSentUnchanged() {
        assertEquals(
                "name=Grüße; город=Москва; テスト", sent("name=Grüße", "город=Москва; Path=/", "テスト"));
    }

    @Test
    void aLaterCookieReplacesTheOneOfTheSameName() {
        assertEquals("b=2; a=é", sent("a=ü; Path=/", "b=2; Path=/", "a=é; Path=/"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "px=1; Path=/; Partitioned",
                "px=1; partitioned; SameSite=Lax",
                "__Host-a=ü; Path=/",
                "__secure-a=1; Path=/",
                "=",
                "; Path=/",
            })
    void invalidCookiesAreRejected(String line) {
        assertNull(sent(line));
    }

    @ParameterizedTest
    @CsvSource({
        "ok=1; Path=/; Secure; Partitioned, ok=1",
        "a=b=c, a=b=c",
        "=v, v",
        "' a = b ', a=b",
        "'a=\"x y\"', 'a=\"x y\"'",
    })
    void validCookiesAreStored(String line, String expected) {
        assertEquals(expected, sent(line));
    }

    @Test
    void overlongCookiesAreRejected() {
        assertNull(sent("a=" + "ü".repeat(2048)));
        assertEquals("b=" + "x".repeat(4000), sent("b=" + "x".repeat(4000)));
    }
}
