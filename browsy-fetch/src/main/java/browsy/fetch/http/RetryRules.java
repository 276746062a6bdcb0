package browsy.fetch.http;

import browsy.fetch.http.crawl.Manners;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import okhttp3.Response;
import org.jspecify.annotations.Nullable;

/**
 * Reads from a response whether and when its request may be repeated.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc9110#name-retry-after">RFC 9110, 10.2.3</a>
 */
final class RetryRules {
    private RetryRules() {}

    /**
     * Whether the failure that a response reports may pass before the deadline. A {@code
     * Retry-After} header keeps requests from the host.
     */
    static boolean passes(Response answer, Hop hop, Manners manners) {
        return switch (answer.code()) {
            case 429, 503 -> {
                Duration time = retryAfter(answer, Instant.now());
                yield time == null || manners.hold(hop.url().host(), time, hop.deadline());
            }
            case 502, 504 -> true;
            default -> false;
        };
    }

    /** The time that a {@code Retry-After} header names; null if it is missing or invalid. */
    static @Nullable Duration retryAfter(Response answer, Instant now) {
        String value = answer.header("Retry-After", "");
        if (value == null || value.matches("\\d{1,9}")) {
            return value == null ? null : Duration.ofSeconds(Long.parseLong(value));
        }
        Date date = answer.headers().getDate("Retry-After");
        if (date == null) {
            return null;
        }
        Duration time = Duration.between(now, date.toInstant());
        return time.isNegative() ? Duration.ZERO : time;
    }
}
