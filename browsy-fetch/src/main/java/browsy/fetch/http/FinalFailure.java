package browsy.fetch.http;

import java.io.IOException;
import java.net.ProtocolException;
import okhttp3.Interceptor.Chain;
import okhttp3.Response;

/**
 * Carries the failure of a request that must not be repeated past the part of OkHttp that repeats
 * requests, which lets violations of the protocol pass.
 */
final class FinalFailure extends ProtocolException {
    private static final long serialVersionUID = 1L;

    private final IOException failure;

    FinalFailure(IOException failure) {
        super(failure.getMessage());
        this.failure = failure;
        initCause(failure);
    }

    /** An application interceptor that throws the failure itself. */
    static Response unwrapped(Chain chain) throws IOException {
        try {
            return chain.proceed(chain.request());
        } catch (FinalFailure e) {
            throw e.failure;
        }
    }
}
