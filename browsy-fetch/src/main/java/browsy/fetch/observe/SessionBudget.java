package browsy.fetch.observe;

import java.time.Duration;
import java.util.Objects;

/**
 * The most that a session may spend in all. Beyond it, requests throw a {@code
 * FetchException.BudgetExceeded}, and style sheets are left out; the session keeps its page.
 *
 * @param maxRequests the maximum number of requests, including redirects and style sheets
 * @param maxBytes the maximum number of bytes sent and received, before decompression
 * @param maxTime the maximum time of all actions
 * @see SessionLedger
 */
public record SessionBudget(long maxRequests, long maxBytes, Duration maxTime) {
    /** A budget without limits. */
    public static final SessionBudget UNLIMITED =
            new SessionBudget(Long.MAX_VALUE, Long.MAX_VALUE, Duration.ofNanos(Long.MAX_VALUE));

    public SessionBudget {
        Objects.requireNonNull(maxTime, "maxTime");
        if (maxRequests < 0 || maxBytes < 0 || maxTime.isNegative()) {
            throw new IllegalArgumentException(
                    "a budget must not be negative: "
                            + maxRequests
                            + " requests, "
                            + maxBytes
                            + " bytes, "
                            + maxTime);
        }
    }

    /** Returns a budget with another {@link #maxRequests()}. */
    public SessionBudget withMaxRequests(long requests) {
        return new SessionBudget(requests, maxBytes, maxTime);
    }

    /** Returns a budget with another {@link #maxBytes()}. */
    public SessionBudget withMaxBytes(long bytes) {
        return new SessionBudget(maxRequests, bytes, maxTime);
    }

    /** Returns a budget with another {@link #maxTime()}. */
    public SessionBudget withMaxTime(Duration time) {
        return new SessionBudget(maxRequests, maxBytes, time);
    }

    /** A limit of a budget. */
    public enum Limit {
        /** {@link SessionBudget#maxRequests()}. */
        REQUESTS("maxRequests"),
        /** {@link SessionBudget#maxBytes()}. */
        BYTES("maxBytes"),
        /** {@link SessionBudget#maxTime()}. */
        TIME("maxTime");

        private final String option;

        Limit(String option) {
            this.option = option;
        }

        /** The name of the component of {@link SessionBudget}. */
        public String option() {
            return option;
        }
    }
}
