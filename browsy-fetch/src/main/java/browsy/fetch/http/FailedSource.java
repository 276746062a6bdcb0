package browsy.fetch.http;

import java.io.IOException;
import okio.Buffer;
import okio.Source;
import okio.Timeout;

/** The body of a response whose content coding is invalid from the start; reading it fails. */
final class FailedSource implements Source {
    private final IOException fault;

    FailedSource(IOException fault) {
        this.fault = fault;
    }

    @Override
    public long read(Buffer sink, long byteCount) throws IOException {
        throw fault;
    }

    @Override
    public Timeout timeout() {
        return Timeout.NONE;
    }

    @Override
    public void close() {}
}
