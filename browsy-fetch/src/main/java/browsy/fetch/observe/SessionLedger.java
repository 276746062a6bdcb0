package browsy.fetch.observe;

import java.time.Duration;

/**
 * What a session has spent on the network so far. Any thread may read it at any time, also during
 * an action.
 */
public interface SessionLedger {
    /** What all requests have spent. */
    Usage total();

    /** What the requests of a kind have spent. */
    Usage of(ResourceKind kind);

    /** The time that the session has spent on actions, which {@link SessionBudget} limits. */
    Duration working();

    /** The limits of the session. */
    SessionBudget budget();

    /** The number of exceptions that listeners have thrown. */
    long listenerFailures();

    /**
     * An amount of requests.
     *
     * @param requests the number of requests that were sent; answers of the cache do not count
     * @param bytesSent the size of the requests in bytes: headers in the notation of HTTP/1.1, and
     *     bodies
     * @param bytesReceived the size of the responses in bytes: headers in the notation of HTTP/1.1,
     *     and bodies before decompression, as far as they have been read
     * @param time the time from the start of each request to its end; the time of concurrent
     *     requests counts for each of them
     */
    record Usage(long requests, long bytesSent, long bytesReceived, Duration time) {
        /** The bytes sent and received. */
        public long bytes() {
            return bytesSent + bytesReceived;
        }
    }
}
