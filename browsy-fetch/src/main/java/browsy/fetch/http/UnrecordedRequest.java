package browsy.fetch.http;

import browsy.fetch.replay.Divergence;
import java.io.IOException;

/** Ends a request within OkHttp that a recording does not answer. */
final class UnrecordedRequest extends IOException {
    private static final long serialVersionUID = 1L;

    private final transient Divergence divergence;

    UnrecordedRequest(Divergence divergence) {
        super(divergence.description());
        this.divergence = divergence;
    }

    Divergence divergence() {
        return divergence;
    }
}
