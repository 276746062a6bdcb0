package browsy.fetch.http.framing;

import browsy.fetch.config.TransferLimits;
import java.io.IOException;
import java.util.List;

/** Follows the bytes that a server sends on one connection. */
public interface Framing {

    /** Starts a request with a method, whose limits apply to its response. */
    void begin(String method, TransferLimits limits);

    /** Ends a response, complete or not. */
    void end();

    /**
     * Consumes received bytes up to the end of the response.
     *
     * @return the number of bytes that belong to the response
     * @throws IOException if the server exceeds a limit or violates the protocol
     */
    int take(byte[] bytes, int from, int length) throws IOException;

    /**
     * The values of {@code Location} in the head of the last response as bytes, one character for
     * each; empty if the framing does not decode header fields.
     */
    default List<String> locations() {
        return List.of();
    }

    /** Whether the connection is reusable for another request now. */
    boolean isFree();
}
