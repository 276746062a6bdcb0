package browsy.fetch.policy;

import java.util.Objects;

/**
 * Decides about each request of a session that the other rules allow. A refused navigation throws
 * {@code FetchException.BlockedUrl}; a refused style sheet is left out with a warning. The filter
 * is called on the waiting thread, and for the style sheets of a page on several threads
 * concurrently.
 */
@FunctionalInterface
public interface RequestFilter {
    /** Allows all requests. */
    RequestFilter ALLOW = request -> Decision.allow();

    /** Decides about a request. An exception ends the action that causes the request. */
    Decision decide(OutgoingRequest request);

    /**
     * A decision.
     *
     * @param allowed whether the request is sent
     * @param reason the reason of a refusal, which the message of the error contains; else empty
     */
    record Decision(boolean allowed, String reason) {
        private static final Decision ALLOWED = new Decision(true, "");

        public Decision {
            Objects.requireNonNull(reason, "reason");
        }

        /** Sends the request. */
        public static Decision allow() {
            return ALLOWED;
        }

        /** Refuses the request for a reason. */
        public static Decision refuse(String reason) {
            return new Decision(false, reason);
        }
    }
}
