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

/** Which cookies are kept, and how they are sent back. */
class CookieTest {
    private final TestSite site = new TestSite();
    private final Session session =
            Session.create(SessionConfig.builder().allowPrivateNetwork(true).build());

    @AfterEach
    void close() {
        session.close();
        site.close();
    }

    /** What is sent after some cookies were set. */
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
    void valuesInAnyAlphabetComeBackAsTheyWere() {
        assertEquals(
                "name=Grüße; город=Москва; テスト", sent("name=Grüße", "город=Москва; Path=/", "テスト"));
    }

    @Test
    void laterOnesOfTheSameNameTakeTheirPlace() {
        assertEquals("a=é; b=2", sent("a=ü; Path=/", "b=2; Path=/", "a=é; Path=/"));
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
    void whatBreaksItsPromiseIsNotKept(String line) {
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
    void othersAre(String line, String expected) {
        assertEquals(expected, sent(line));
    }

    @Test
    void longOnesAreNotKept() {
        assertNull(sent("a=" + "ü".repeat(2048)));
        assertEquals("b=" + "x".repeat(4000), sent("b=" + "x".repeat(4000)));
    }
}
