package browsy.fetch.http.address;

import browsy.fetch.config.FetchException.BlockedUrl.Reason;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Why a session must not connect to an address.
 *
 * @param reason a private network, or the network policy
 * @param host the host that leads to the address: that of the URL, or that of the proxy
 * @param remark what refuses the address
 */
public record Refusal(Reason reason, String host, String remark) {

    /** Returns an exception that reports a refusal through OkHttp. */
    public static IOException exception(Refusal refusal) {
        return new BlockedAddress(refusal);
    }

    /** Returns the refusal that is the cause of an exception; null if there is none. */
    public static @Nullable Refusal in(Throwable fault) {
        for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
            if (cause instanceof BlockedAddress blocked) {
                return blocked.refusal();
            }
        }
        return null;
    }
}
