package browsy.fetch.http.limit;

import browsy.fetch.config.FetchException.ResponseTooLarge.Limit;
import java.io.IOException;
import okio.Buffer;
import okio.ForwardingSource;
import okio.Source;

/**
 * Limits how much larger a decoded body is than the received one. A decoder whose output exceeds
 * this ratio fails.
 */
public final class Expansion {
    /** The size of output that may have any ratio, in bytes. */
    private static final long FREE = 1 << 20;

    private final Counted input;
    private final int maxExpansion;

    /**
     * Creates the expansion of one body.
     *
     * @param compressed the body as received
     * @param maxExpansion the maximum ratio
     */
    public Expansion(Source compressed, int maxExpansion) {
        this.input = new Counted(compressed);
        this.maxExpansion = maxExpansion;
    }

    /** The input of the first decoder. */
    public Source input() {
        return input;
    }

    /** Returns the output of a decoder such that it fails beyond the ratio. */
    public Source limited(Source output) {
        return new Bounded(output);
    }

    /** A source that counts the bytes read from it. */
    private static class Counted extends ForwardingSource {
        long count;

        Counted(Source source) {
            super(source);
        }

        @Override
        public long read(Buffer sink, long wanted) throws IOException {
            long read = super.read(sink, wanted);
            count += Math.max(0, read);
            return read;
        }
    }

    /** The output of a decoder. */
    private final class Bounded extends Counted {
        Bounded(Source output) {
            super(output);
        }

        @Override
        public long read(Buffer sink, long wanted) throws IOException {
            long read = super.read(sink, wanted);
            long received = Math.max(1, input.count);
            if (count > FREE && count / maxExpansion >= received) {
                throw new LimitReached(Limit.EXPANSION, count / received, maxExpansion);
            }
            return read;
        }
    }
}
