package browsy.fetch.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import okhttp3.HttpUrl;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests the {@code Referer} and {@code Origin} headers by referrer policy.
 *
 * @see <a href="https://w3c.github.io/webappsec-referrer-policy/">Referrer Policy</a>
 */
class ReferrerPolicyTest {
    private static final String PAGE = "https://ann:pw@shop.example/a?q=1#part";

    /**
     * The expected values are for a same-origin, a cross-origin and a downgraded request.
     *
     * @see <a
     *     href="https://w3c.github.io/webappsec-referrer-policy/#determine-requests-referrer">Referrer
     *     Policy, 8.3</a>
     */
    @ParameterizedTest
    @CsvSource({
        "NO_REFERRER, , , ",
        "NO_REFERRER_WHEN_DOWNGRADE, whole, whole, ",
        "SAME_ORIGIN, whole, , ",
        "ORIGIN, origin, origin, origin",
        "STRICT_ORIGIN, origin, origin, ",
        "ORIGIN_WHEN_CROSS_ORIGIN, whole, origin, origin",
        "STRICT_ORIGIN_WHEN_CROSS_ORIGIN, whole, origin, ",
        "UNSAFE_URL, whole, whole, whole",
    })
    void policiesDetermineTheReferer(
            ReferrerPolicy policy,
            @Nullable String same,
            @Nullable String other,
            @Nullable String insecure) {
        assertEquals(same, told(policy, "https://shop.example/b"));
        assertEquals(other, told(policy, "https://news.example/"));
        assertEquals(insecure, told(policy, "http://shop.example/b"));
    }

    private static @Nullable String told(ReferrerPolicy policy, String target) {
        String referrer = policy.referrer(PAGE, HttpUrl.get(target));
        if (referrer == null) {
            return null;
        }
        return switch (referrer) {
            case "https://shop.example/a?q=1" -> "whole";
            case "https://shop.example/" -> "origin";
            default -> referrer;
        };
    }

    /**
     * The expected values are for a same-origin, a cross-origin and a downgraded request.
     *
     * @see <a href="https://fetch.spec.whatwg.org/#append-a-request-origin-header">Fetch</a>
     */
    @ParameterizedTest
    @CsvSource({
        "NO_REFERRER, true, true, true",
        "NO_REFERRER_WHEN_DOWNGRADE, false, false, true",
        "SAME_ORIGIN, false, true, true",
        "ORIGIN, false, false, false",
        "STRICT_ORIGIN, false, false, true",
        "STRICT_ORIGIN_WHEN_CROSS_ORIGIN, false, false, true",
        "UNSAFE_URL, false, false, false",
    })
    void policiesDetermineTheOriginOfPosts(
            ReferrerPolicy policy, boolean same, boolean other, boolean insecure) {
        assertEquals(same, policy.hidesOrigin(PAGE, HttpUrl.get("https://shop.example/b")));
        assertEquals(other, policy.hidesOrigin(PAGE, HttpUrl.get("https://news.example/")));
        assertEquals(insecure, policy.hidesOrigin(PAGE, HttpUrl.get("http://shop.example/b")));
    }

    /**
     * See <a
     * href="https://w3c.github.io/webappsec-referrer-policy/#parse-referrer-policy-from-header">8.1</a>.
     */
    @ParameterizedTest
    @CsvSource({
        "'origin, no-referrer', NO_REFERRER",
        "'Same-Origin , nonsense', SAME_ORIGIN",
        "nonsense, ",
        "'', ",
        "never, ",
    })
    void theLastKnownPolicyOfAListWins(String header, @Nullable ReferrerPolicy policy) {
        assertEquals(policy, ReferrerPolicy.of(List.of(header)));
    }

    @Test
    void headersAreOneList() {
        assertEquals(
                ReferrerPolicy.ORIGIN, ReferrerPolicy.of(List.of("no-referrer", "x", "origin")));
    }

    /** See <a href="https://w3c.github.io/webappsec-referrer-policy/#strip-url">8.4</a>. */
    @Test
    void longUrlsAreSentAsTheirOrigin() {
        HttpUrl target = HttpUrl.get("https://shop.example/");
        String page = "https://shop.example/?";
        String longest = page + "x".repeat(4096 - page.length());
        assertEquals(longest, ReferrerPolicy.UNSAFE_URL.referrer(longest, target));
        assertEquals(
                "https://shop.example/", ReferrerPolicy.UNSAFE_URL.referrer(longest + "x", target));
    }

    /**
     * See <a href="https://html.spec.whatwg.org/multipage/semantics.html#meta-referrer">HTML</a>.
     */
    @ParameterizedTest
    @CsvSource({
        "Never, NO_REFERRER",
        "' never ', ",
        "'no-referrer, origin', ",
        "default, STRICT_ORIGIN_WHEN_CROSS_ORIGIN",
        "always, UNSAFE_URL",
        "origin-when-crossorigin, ORIGIN_WHEN_CROSS_ORIGIN",
        "same-origin, SAME_ORIGIN",
    })
    void elementsHaveOneKeyword(String content, @Nullable ReferrerPolicy policy) {
        assertEquals(policy, ReferrerPolicy.ofKeyword(content));
    }

    /** See <a href="https://w3c.github.io/webappsec-referrer-policy/#strip-url">8.4</a>. */
    @Test
    void nonHttpPagesSendNoReferer() {
        HttpUrl target = HttpUrl.get("https://shop.example/");
        assertEquals(null, ReferrerPolicy.UNSAFE_URL.referrer(null, target));
        assertEquals(null, ReferrerPolicy.UNSAFE_URL.referrer("file:///a.html", target));
    }
}
