package browsy.fetch.http;

import browsy.fetch.http.limit.LimitedDecoder;
import java.util.ArrayList;
import java.util.List;
import okhttp3.CompressionInterceptor.DecompressionAlgorithm;
import okhttp3.Gzip;
import okhttp3.brotli.Brotli;

/**
 * The content codings that requests accept, see <a
 * href="https://www.rfc-editor.org/rfc/rfc9110#section-8.4.1">RFC 9110</a>: gzip, deflate and
 * Brotli always, Zstandard where its library is on the class path.
 */
final class ContentCodings {
    private static final boolean HAS_ZSTD = isThere("com.github.luben.zstd.ZstdInputStream");

    private ContentCodings() {}

    /**
     * Returns the decoders of the codings, in the order of {@code Accept-Encoding}.
     *
     * @param maxExpansion the maximum ratio of the decoded size to the size received
     */
    static DecompressionAlgorithm[] known(int maxExpansion) {
        List<DecompressionAlgorithm> codings = new ArrayList<>();
        codings.add(Gzip.INSTANCE);
        codings.add(new Deflate());
        codings.add(Brotli.INSTANCE);
        if (HAS_ZSTD) {
            codings.add(new Zstandard());
        }
        return codings.stream()
                .map(coding -> new LimitedDecoder(coding, maxExpansion))
                .toArray(DecompressionAlgorithm[]::new);
    }

    private static boolean isThere(String className) {
        try {
            Class.forName(className, false, ContentCodings.class.getClassLoader());
            return true;
        } catch (ClassNotFoundException e) {
            return false;
        }
    }
}
