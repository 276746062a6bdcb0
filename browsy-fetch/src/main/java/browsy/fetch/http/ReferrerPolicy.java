package browsy.fetch.http;

import browsy.fetch.url.WebAddress;
import java.util.List;
import java.util.Locale;
import okhttp3.HttpUrl;
import org.jspecify.annotations.Nullable;

/**
 * The referrer policy of a page: the part of its URL that requests send as {@code Referer}.
 *
 * @see <a href="https://w3c.github.io/webappsec-referrer-policy/">Referrer Policy</a>
 */
public enum ReferrerPolicy {
    NO_REFERRER,
    NO_REFERRER_WHEN_DOWNGRADE,
    SAME_ORIGIN,
    ORIGIN,
    STRICT_ORIGIN,
    ORIGIN_WHEN_CROSS_ORIGIN,
    STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
    UNSAFE_URL;

    /** The policy of pages that set none. */
    public static final ReferrerPolicy DEFAULT = STRICT_ORIGIN_WHEN_CROSS_ORIGIN;

    /** The length of a header beyond which the origin stands in for the URL. */
    private static final int MAX_LENGTH = 4096;

    /**
     * Parses headers: the last known policy of a comma-separated list.
     *
     * @return the policy; null if the list has no known policy
     */
    public static @Nullable ReferrerPolicy of(List<String> headers) {
        ReferrerPolicy policy = null;
        for (String token : String.join(",", headers).split(",")) {
            ReferrerPolicy known = known(token.strip());
            policy = known == null ? policy : known;
        }
        return policy;
    }

    /**
     * Parses the attribute of an element or the content of a {@code meta} element: one keyword
     * without spaces around it. NB: as in Chromium, both may be a legacy keyword.
     *
     * @return the policy; null if the keyword is unknown
     */
    public static @Nullable ReferrerPolicy ofKeyword(String text) {
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "never" -> NO_REFERRER;
            case "default" -> DEFAULT;
            case "always" -> UNSAFE_URL;
            case "origin-when-crossorigin" -> ORIGIN_WHEN_CROSS_ORIGIN;
            default -> known(text);
        };
    }

    private static @Nullable ReferrerPolicy known(String keyword) {
        for (ReferrerPolicy policy : values()) {
            if (policy.name().replace('_', '-').equalsIgnoreCase(keyword)) {
                return policy;
            }
        }
        return null;
    }

    /**
     * Computes the {@code Referer} header of a request.
     *
     * @param page the URL of the initiator; null if there is none
     * @return the header; null if none is sent
     * @see <a
     *     href="https://w3c.github.io/webappsec-referrer-policy/#determine-requests-referrer">the
     *     algorithm</a>
     */
    @Nullable String referrer(@Nullable String page, HttpUrl target) {
        HttpUrl from = page == null ? null : WebAddress.parse(page);
        if (from == null) {
            return null;
        }
        String url = from.newBuilder().username("").password("").fragment(null).build().toString();
        String origin = WebAddress.origin(url) + "/";
        String whole = url.length() > MAX_LENGTH ? origin : url;
        boolean same = origin.equals(WebAddress.origin(target.toString()) + "/");
        boolean downgrade = from.isHttps() && !target.isHttps();
        return switch (this) {
            case NO_REFERRER -> null;
            case NO_REFERRER_WHEN_DOWNGRADE -> downgrade ? null : whole;
            case SAME_ORIGIN -> same ? whole : null;
            case ORIGIN -> origin;
            case STRICT_ORIGIN -> downgrade ? null : origin;
            case ORIGIN_WHEN_CROSS_ORIGIN -> same ? whole : origin;
            case STRICT_ORIGIN_WHEN_CROSS_ORIGIN -> same ? whole : downgrade ? null : origin;
            case UNSAFE_URL -> whole;
        };
    }

    /**
     * Tests whether the {@code Origin} header of a POST request must be {@code null}.
     *
     * @see <a href="https://fetch.spec.whatwg.org/#append-a-request-origin-header">Fetch</a>
     */
    boolean hidesOrigin(String page, HttpUrl target) {
        boolean downgrade = page.startsWith("https:") && !target.isHttps();
        return switch (this) {
            case NO_REFERRER -> true;
            case NO_REFERRER_WHEN_DOWNGRADE, STRICT_ORIGIN, STRICT_ORIGIN_WHEN_CROSS_ORIGIN ->
                    downgrade;
            case SAME_ORIGIN ->
                    !WebAddress.origin(page).equals(WebAddress.origin(target.toString()));
            default -> false;
        };
    }
}
