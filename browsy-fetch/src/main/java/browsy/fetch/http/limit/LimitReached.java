package browsy.fetch.http.limit;

import browsy.fetch.config.FetchException.ResponseTooLarge;
import browsy.fetch.config.FetchException.ResponseTooLarge.Limit;
import java.net.ProtocolException;

/**
 * Reports within OkHttp that a server exceeds a limit. OkHttp does not repeat a request after a
 * {@code ProtocolException}.
 */
final class LimitReached extends ProtocolException {
    private static final long serialVersionUID = 1L;

    private final Limit limit;
    private final long size;
    private final long max;

    /**
     * Creates the exception.
     *
     * @param size the size in the unit of the limit, or a lower bound of it
     * @param max the value of the limit
     */
    LimitReached(Limit limit, long size, long max) {
        super("the limit " + limit + " is reached");
        this.limit = limit;
        this.size = size;
        this.max = max;
    }

    /** The exception for the caller of the session. */
    ResponseTooLarge toCaller() {
        return new ResponseTooLarge(limit, size, max);
    }
}
