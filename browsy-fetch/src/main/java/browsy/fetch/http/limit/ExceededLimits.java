package browsy.fetch.http.limit;

import browsy.fetch.config.FetchException.ResponseTooLarge;
import browsy.fetch.config.FetchException.ResponseTooLarge.Limit;
import java.net.ProtocolException;
import org.jspecify.annotations.Nullable;

/** Reports exceeded limits through OkHttp, and finds them again among the causes of a failure. */
public final class ExceededLimits {
    private ExceededLimits() {}

    /**
     * Returns an exception that OkHttp passes on without repeating the request.
     *
     * @param size the size in the unit of the limit, or a lower bound of it
     * @param max the value of the limit
     */
    public static ProtocolException report(Limit limit, long size, long max) {
        return new LimitReached(limit, size, max);
    }

    /** Returns the exception for the caller of the session; null if no limit is the cause. */
    public static @Nullable ResponseTooLarge in(Throwable fault) {
        for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
            if (cause instanceof LimitReached reached) {
                return reached.toCaller();
            }
        }
        return null;
    }
}
