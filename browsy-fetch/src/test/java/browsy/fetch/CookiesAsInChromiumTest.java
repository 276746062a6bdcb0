package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.fetch.http.cookie.CookieContext;
import browsy.fetch.http.cookie.CookieStore;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import okhttp3.HttpUrl;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares the cookie store with Chromium; tools/cookies records what Chromium sends. */
class CookiesAsInChromiumTest {
    private static final Instant RECORDED = Instant.parse("2026-11-26T07:00:00Z");
    private static final String HOST = "http://home.example.org";

    @SuppressWarnings("unchecked")
    static Stream<Arguments> vectors() {
        List<Map<String, Object>> vectors =
                (List<Map<String, Object>>) Json.read("http/cookie/chromium.json");
        return vectors.stream()
                .map(
                        vector -> {
                            Object host = vector.get("sentTo");
                            String url =
                                    host == null
                                            ? HOST + "/cookie-parser-result?x"
                                            : "http://" + host;
                            return Arguments.of(vector.get("received"), url, vector.get("sent"));
                        });
    }

    private static CookieContext entered(String url) {
        return new CookieContext(HttpUrl.get(url), null, false, List.of(), true, true);
    }

    @ParameterizedTest
    @MethodSource("vectors")
    void theSameCookiesAreSent(List<String> received, String url, String sent) {
        CookieStore store = new CookieStore(() -> RECORDED);
        store.receive(entered(HOST + "/cookie-parser?x"), received);
        @Nullable String header = store.header(entered(url));
        assertEquals(sent, header == null ? "" : header);
    }
}
