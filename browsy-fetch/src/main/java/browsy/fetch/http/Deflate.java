package browsy.fetch.http;

import java.io.IOException;
import java.util.zip.Inflater;
import okhttp3.CompressionInterceptor;
import okio.BufferedSource;
import okio.InflaterSource;
import okio.Source;

/** Decodes the {@code deflate} content coding, with or without the zlib header. */
final class Deflate implements CompressionInterceptor.DecompressionAlgorithm {

    @Override
    public String getEncoding() {
        return "deflate";
    }

    @Override
    public Source decompress(BufferedSource compressed) {
        return new InflaterSource(compressed, new Inflater(!hasZlibHeader(compressed)));
    }

    /** See <a href="https://www.rfc-editor.org/rfc/rfc1950#section-2.2">RFC 1950</a>. */
    private static boolean hasZlibHeader(BufferedSource compressed) {
        try {
            if (!compressed.request(2)) {
                return true;
            }
            int method = compressed.getBuffer().getByte(0) & 0xFF;
            int flags = compressed.getBuffer().getByte(1) & 0xFF;
            return (method & 0x0F) == 8 && (method << 8 | flags) % 31 == 0;
        } catch (IOException e) {
            return true; // the caller's next read throws the same exception
        }
    }
}
