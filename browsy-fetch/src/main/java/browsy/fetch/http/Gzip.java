package browsy.fetch.http;

import java.io.IOException;
import java.util.zip.Inflater;
import okhttp3.CompressionInterceptor;
import okio.Buffer;
import okio.BufferedSource;
import okio.InflaterSource;
import okio.Source;
import okio.Timeout;
import org.jspecify.annotations.Nullable;

/**
 * Decodes the {@code gzip} content coding. As in Chromium, the body ends with the compressed data
 * of the first member: the checksum and what follows it are ignored.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc1952#section-2.3">RFC 1952, 2.3</a>
 */
final class Gzip implements CompressionInterceptor.DecompressionAlgorithm {
    private static final int MAGIC = 0x1F8B;
    private static final int DEFLATE = 8;
    private static final int HAS_CHECKSUM = 1 << 1;
    private static final int HAS_EXTRA = 1 << 2;
    private static final int HAS_NAME = 1 << 3;
    private static final int HAS_COMMENT = 1 << 4;

    /** The size of the time, the flags of the compressor and the system in the header. */
    private static final int UNUSED = 6;

    /** The greatest size of a name or a comment, in bytes. */
    private static final int MOST_TEXT = 64 << 10;

    @Override
    public String getEncoding() {
        return "gzip";
    }

    @Override
    public Source decompress(BufferedSource compressed) {
        return new Member(compressed);
    }

    /** The content of a member. */
    private static final class Member implements Source {
        private final BufferedSource compressed;
        private @Nullable InflaterSource content;

        Member(BufferedSource compressed) {
            this.compressed = compressed;
        }

        @Override
        public long read(Buffer sink, long wanted) throws IOException {
            InflaterSource source = content;
            if (source == null) {
                skipHeader(compressed);
                source = new InflaterSource(compressed, new Inflater(true));
                content = source;
            }
            return source.read(sink, wanted);
        }

        @Override
        public Timeout timeout() {
            return compressed.timeout();
        }

        @Override
        public void close() throws IOException {
            if (content == null) {
                compressed.close();
            } else {
                content.close();
            }
        }
    }

    private static void skipHeader(BufferedSource in) throws IOException {
        if ((in.readShort() & 0xFFFF) != MAGIC || in.readByte() != DEFLATE) {
            throw new IOException("not gzip data");
        }
        int flags = in.readByte();
        in.skip(UNUSED);
        if ((flags & HAS_EXTRA) != 0) {
            in.skip(in.readShortLe() & 0xFFFF);
        }
        if ((flags & HAS_NAME) != 0) {
            skipText(in);
        }
        if ((flags & HAS_COMMENT) != 0) {
            skipText(in);
        }
        if ((flags & HAS_CHECKSUM) != 0) {
            in.skip(2);
        }
    }

    /** Skips a text that ends with a zero byte. */
    private static void skipText(BufferedSource in) throws IOException {
        long end = in.indexOf((byte) 0, 0, MOST_TEXT);
        if (end < 0) {
            throw new IOException("a name in a gzip header is too long or has no end");
        }
        in.skip(end + 1);
    }
}
