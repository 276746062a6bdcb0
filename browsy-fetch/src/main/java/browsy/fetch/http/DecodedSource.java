package browsy.fetch.http;

import browsy.fetch.http.limit.ExceededLimits;
import java.io.EOFException;
import java.io.IOException;
import okhttp3.CompressionInterceptor.DecompressionAlgorithm;
import okio.Buffer;
import okio.BufferedSource;
import okio.Source;
import okio.Timeout;
import org.jspecify.annotations.Nullable;

/**
 * A decoded body. As in Chromium, an empty body is empty in each coding. If a decoder fails at the
 * end of its input, the exception is an {@link java.io.EOFException}: the body is incomplete, not
 * invalid.
 */
final class DecodedSource implements Source {
    private final BufferedSource compressed;
    private final DecompressionAlgorithm coding;
    private @Nullable Source decoded;

    DecodedSource(BufferedSource compressed, DecompressionAlgorithm coding) {
        this.compressed = compressed;
        this.coding = coding;
    }

    @Override
    public long read(Buffer sink, long wanted) throws IOException {
        Source source = decoded;
        if (source == null) {
            if (compressed.exhausted()) {
                return -1;
            }
            source = coding.decompress(compressed);
            decoded = source;
        }
        try {
            return source.read(sink, wanted);
        } catch (IOException e) {
            if (ExceededLimits.in(e) == null && isUsedUp()) {
                EOFException end = new EOFException("the compressed body ends early");
                end.initCause(e);
                throw end;
            }
            throw e;
        }
    }

    /** Whether the input has ended as it should. */
    private boolean isUsedUp() {
        try {
            return compressed.exhausted();
        } catch (IOException e) {
            return false; // the decoder has failed with the same exception
        }
    }

    @Override
    public Timeout timeout() {
        return compressed.timeout();
    }

    @Override
    public void close() throws IOException {
        if (decoded == null) {
            compressed.close();
        } else {
            decoded.close();
        }
    }
}
