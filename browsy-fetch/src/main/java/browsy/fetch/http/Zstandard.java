package browsy.fetch.http;

import com.github.luben.zstd.ZstdInputStream;
import java.io.IOException;
import okhttp3.CompressionInterceptor;
import okio.BufferedSource;
import okio.Okio;
import okio.Source;

/**
 * Decodes the {@code zstd} content coding, see <a href="https://www.rfc-editor.org/rfc/rfc8878">RFC
 * 8878</a>. The window size is limited as <a
 * href="https://www.rfc-editor.org/rfc/rfc9659#section-3">RFC 9659</a> requires.
 */
final class Zstandard implements CompressionInterceptor.DecompressionAlgorithm {
    /** The binary logarithm of the maximum window size, 8 MB. */
    private static final int WINDOW_LOG = 23;

    @Override
    public String getEncoding() {
        return "zstd";
    }

    @Override
    public Source decompress(BufferedSource compressed) {
        try {
            ZstdInputStream stream = new ZstdInputStream(compressed.inputStream());
            stream.setLongMax(WINDOW_LOG);
            return Okio.source(stream);
        } catch (IOException e) {
            return new FailedSource(e);
        }
    }
}
