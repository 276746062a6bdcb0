package browsy.fetch.http.limit;

import browsy.fetch.config.FetchException.ResponseTooLarge.Limit;
import java.io.IOException;
import okhttp3.CompressionInterceptor.DecompressionAlgorithm;
import okio.Buffer;
import okio.BufferedSource;
import okio.ForwardingSource;
import okio.Okio;
import okio.Source;

/**
 * A decoder of a content coding that fails if its output exceeds the input by a ratio.
 *
 * @param decoder the decoder of the coding
 * @param maxExpansion the maximum ratio
 */
public record LimitedDecoder(DecompressionAlgorithm decoder, int maxExpansion)
        implements DecompressionAlgorithm {
    /** The size of output that may have any ratio, in bytes. */
    private static final long FREE = 1 << 20;

    @Override
    public String getEncoding() {
        return decoder.getEncoding();
    }

    @Override
    public Source decompress(BufferedSource compressed) {
        Counted input = new Counted(compressed);
        Counted output = new Counted(decoder.decompress(Okio.buffer(input)));
        return new Bounded(output, input);
    }

    /** A source that counts the bytes read from it. */
    private static final class Counted extends ForwardingSource {
        private long count;

        private Counted(Source source) {
            super(source);
        }

        @Override
        public long read(Buffer sink, long wanted) throws IOException {
            long read = super.read(sink, wanted);
            count += Math.max(0, read);
            return read;
        }
    }

    /** The output of the decoder. */
    private final class Bounded extends ForwardingSource {
        private final Counted output;
        private final Counted input;

        private Bounded(Counted output, Counted input) {
            super(output);
            this.output = output;
            this.input = input;
        }

        @Override
        public long read(Buffer sink, long wanted) throws IOException {
            long read = super.read(sink, wanted);
            if (output.count > FREE && output.count / maxExpansion >= Math.max(1, input.count)) {
                throw new LimitReached(
                        Limit.EXPANSION, output.count / Math.max(1, input.count), maxExpansion);
            }
            return read;
        }
    }
}
