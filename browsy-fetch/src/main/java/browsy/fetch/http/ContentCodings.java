package browsy.fetch.http;

import browsy.fetch.http.limit.Expansion;
import java.io.IOException;
import java.net.ProtocolException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import okhttp3.CompressionInterceptor.DecompressionAlgorithm;
import okhttp3.Headers;
import okhttp3.Interceptor;
import okhttp3.Request;
import okhttp3.Response;
import okhttp3.ResponseBody;
import okhttp3.brotli.Brotli;
import okio.Okio;
import okio.Source;
import org.jspecify.annotations.Nullable;

/**
 * An OkHttp interceptor that names the content codings that requests accept, and decodes the bodies
 * of responses: gzip, deflate and Brotli always, Zstandard where its library is on the class path.
 * Codings are removed in the reverse of the order in which they were applied. As in Chromium, a
 * body with an unknown coding stays as it is; its {@code Content-Encoding} then stays too.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc9110#section-8.4.1">RFC 9110, 8.4.1</a>
 */
final class ContentCodings implements Interceptor {
    /** The maximum number of codings of one body, as in curl. */
    private static final int MOST = 5;

    private static final boolean HAS_ZSTD = isThere("com.github.luben.zstd.ZstdInputStream");

    private static final String ACCEPTED =
            HAS_ZSTD ? "gzip, deflate, br, zstd" : "gzip, deflate, br";

    private final int maxExpansion;

    /**
     * Creates the interceptor.
     *
     * @param maxExpansion the maximum ratio of the decoded size to the size received
     */
    ContentCodings(int maxExpansion) {
        this.maxExpansion = maxExpansion;
    }

    @Override
    public Response intercept(Chain chain) throws IOException {
        Request request = chain.request();
        if (request.header("Accept-Encoding") != null) {
            return chain.proceed(request);
        }
        Response response =
                chain.proceed(request.newBuilder().header("Accept-Encoding", ACCEPTED).build());
        try {
            return decoded(response);
        } catch (IOException e) {
            response.close();
            throw e;
        }
    }

    /**
     * Returns a response without codings.
     *
     * @throws IOException if there are too many
     */
    private Response decoded(Response response) throws IOException {
        List<DecompressionAlgorithm> codings = codings(response.headers());
        if (codings == null || codings.isEmpty()) {
            return response;
        }
        ResponseBody body = response.body();
        Expansion expansion = new Expansion(body.source(), maxExpansion);
        Source source = expansion.input();
        for (int i = codings.size() - 1; i >= 0; i--) {
            source = expansion.limited(new DecodedSource(Okio.buffer(source), codings.get(i)));
        }
        return response.newBuilder()
                .removeHeader("Content-Encoding")
                .removeHeader("Content-Length")
                .body(ResponseBody.create(Okio.buffer(source), body.contentType(), -1))
                .build();
    }

    /** The codings in the order in which they were applied; null if one is unknown. */
    private static @Nullable List<DecompressionAlgorithm> codings(Headers headers)
            throws ProtocolException {
        List<DecompressionAlgorithm> codings = new ArrayList<>();
        for (String field : headers.values("Content-Encoding")) {
            for (String name : field.split(",")) {
                String bare = name.strip().toLowerCase(Locale.ROOT);
                if (bare.isEmpty() || bare.equals("identity")) {
                    continue;
                }
                DecompressionAlgorithm coding = named(bare);
                if (coding == null) {
                    return null;
                }
                codings.add(coding);
                if (codings.size() > MOST) {
                    throw new ProtocolException("more than " + MOST + " content codings");
                }
            }
        }
        return codings;
    }

    private static @Nullable DecompressionAlgorithm named(String name) {
        return switch (name) {
            case "gzip", "x-gzip" -> new Gzip();
            case "deflate" -> new Deflate();
            case "br" -> Brotli.INSTANCE;
            case "zstd" -> HAS_ZSTD ? new Zstandard() : null;
            default -> null;
        };
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
