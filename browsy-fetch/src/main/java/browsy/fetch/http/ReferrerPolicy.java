package browsy.fetch.http;

import browsy.fetch.url.WebAddress;
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

    /**
     * Parses a header or attribute: the last known policy of a comma-separated list.
     *
     * @return the policy; null if the list has no known policy
     */
    public static @Nullable ReferrerPolicy of(String text) {
        ReferrerPolicy policy = null;
        for (String token : text.toLowerCase(Locale.ROOT).split(",")) {
            for (ReferrerPolicy known : values()) {
                if (known.name().replace('_', '-').equalsIgnoreCase(token.strip())) {
                    policy = known;
                }
            }
        }
        return policy;
    }

    /** Parses the content of a {@code meta} element, which also allows legacy keywords. */
    public static @Nullable ReferrerPolicy ofMeta(String text) {
        return switch (text.strip().toLowerCase(Locale.ROOT)) {
            case "never" -> NO_REFERRER;
            case "default" -> DEFAULT;
            case "always" -> UNSAFE_URL;
            case "origin-when-crossorigin" -> ORIGIN_WHEN_CROSS_ORIGIN;
            default -> of(text);
        };
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
        String whole =
                from.newBuilder().username("").password("").fragment(null).build().toString();
        String origin = WebAddress.origin(whole) + "/";
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
