package browsy.fetch.http;

import java.io.IOException;
import java.net.ProtocolException;
import okhttp3.Interceptor.Chain;
import okhttp3.Response;

/**
 * Wraps the failure of a request that must not be repeated. OkHttp repeats requests after most
 * failures, but not after a violation of the protocol.
 */
final class FinalFailure extends ProtocolException {
    private static final long serialVersionUID = 1L;

    private final IOException failure;

    FinalFailure(IOException failure) {
        super(failure.getMessage());
        this.failure = failure;
        initCause(failure);
    }

    /** The application interceptor that throws the wrapped failure instead. */
    static Response unwrapped(Chain chain) throws IOException {
        try {
            return chain.proceed(chain.request());
        } catch (FinalFailure e) {
            throw e.failure;
        }
    }
}
