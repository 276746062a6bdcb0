package browsy.fetch.http.limit;

import browsy.fetch.config.FetchException.ResponseTooLarge.Limit;
import browsy.fetch.config.TransferLimits;

/** Counts the header fields of responses and their bytes. */
public final class HeaderAllowance {
    private final TransferLimits limits;
    private final int responses;
    private long fields;
    private long bytes;

    /** Starts the count for one response. */
    public HeaderAllowance(TransferLimits limits) {
        this(limits, 1);
    }

    /** Starts the count for several responses that arrive together. */
    public HeaderAllowance(TransferLimits limits, int responses) {
        this.limits = limits;
        this.responses = responses;
    }

    /** Counts a header field, without its bytes. */
    public void takeField() throws LimitReached {
        fields++;
        if (fields > (long) limits.maxHeaders() * responses) {
            throw new LimitReached(Limit.HEADERS, fields, limits.maxHeaders());
        }
    }

    /** Counts bytes of header fields. */
    public void takeBytes(long count) throws LimitReached {
        bytes += count;
        if (bytes > (long) limits.maxHeaderBytes() * responses) {
            throw new LimitReached(Limit.HEADER_BYTES, bytes, limits.maxHeaderBytes());
        }
    }
}
