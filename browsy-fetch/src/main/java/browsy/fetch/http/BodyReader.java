package browsy.fetch.http;

import browsy.fetch.config.TransferLimits;
import browsy.fetch.http.HttpExchange.Response;
import java.io.IOException;

/** Reads the body of a response that is no redirect. */
@FunctionalInterface
interface BodyReader {
    /**
     * Reads the body up to the limits of a session.
     *
     * @throws IOException if the body is incomplete or exceeds a limit
     */
    Response read(Hop hop, okhttp3.Response answer, TransferLimits limits) throws IOException;
}
