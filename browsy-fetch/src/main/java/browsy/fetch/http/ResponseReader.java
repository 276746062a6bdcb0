package browsy.fetch.http;

import browsy.fetch.config.FetchException;
import browsy.fetch.http.HttpExchange.Request;
import browsy.fetch.http.HttpExchange.Response;
import browsy.fetch.url.WebAddress;
import java.io.IOException;
import okhttp3.HttpUrl;
import okhttp3.ResponseBody;
import okio.BufferedSource;

/** Reads response bodies up to a size limit. */
final class ResponseReader {
    /** The greatest array length that all virtual machines support. */
    private static final int LONGEST_ARRAY = Integer.MAX_VALUE - 8;

    private ResponseReader() {}

    /**
     * Reads a response, and gives it the fragment of the request.
     *
     * @param maxBytes the maximum size of the decompressed body
     * @throws FetchException.ResponseTooLarge if the body is longer
     */
    static Response read(Request request, okhttp3.Response answer, long maxBytes)
            throws IOException {
        ResponseBody body = answer.body();
        long most = Math.min(maxBytes, LONGEST_ARRAY);
        if (body.contentLength() > most) {
            throw new FetchException.ResponseTooLarge(body.contentLength(), most);
        }
        BufferedSource source = body.source();
        if (source.request(most + 1)) {
            throw new FetchException.ResponseTooLarge(source.getBuffer().size(), most);
        }
        String fragment = WebAddress.fragment(request.url());
        String url = WebAddress.withoutFragment(withoutUser(answer.request().url()).toString());
        return new Response(
                request,
                fragment == null ? url : url + "#" + fragment,
                answer.code(),
                answer.headers().toMultimap(),
                source.readByteArray());
    }

    /** Removes credentials, so that outputs with the URL of the page do not reveal them. */
    private static HttpUrl withoutUser(HttpUrl url) {
        return url.newBuilder().username("").password("").build();
    }
}
