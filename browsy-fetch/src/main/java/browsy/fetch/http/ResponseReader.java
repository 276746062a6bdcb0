package browsy.fetch.http;

import browsy.fetch.config.TransferLimits;
import browsy.fetch.file.ContentDisposition;
import browsy.fetch.http.HttpExchange.Request;
import browsy.fetch.http.HttpExchange.Response;
import browsy.fetch.http.limit.ExceededLimits;
import browsy.fetch.http.limit.HeaderAllowance;
import browsy.fetch.http.limit.TransferBudget.Step;
import browsy.fetch.url.WebAddress;
import java.io.IOException;
import java.net.ProtocolException;
import okhttp3.HttpUrl;
import okhttp3.ResponseBody;
import okio.BufferedSource;

/** Reads responses up to the limits of a session. */
final class ResponseReader {
    /** The greatest array length that all virtual machines support. */
    private static final int LONGEST_ARRAY = Integer.MAX_VALUE - 8;

    private ResponseReader() {}

    /**
     * Checks the header fields of a response, and takes them from the budget of the navigation.
     *
     * @throws IOException if they are too many or too large, or contradict each other
     */
    static void checkHead(okhttp3.Response answer, TransferLimits limits, Step step)
            throws IOException {
        HeaderAllowance allowance = new HeaderAllowance(limits);
        for (int i = 0; i < answer.headers().size(); i++) {
            allowance.takeField();
        }
        allowance.takeBytes(answer.headers().byteCount());
        if (ContentDisposition.isAmbiguous(answer.headers("Content-Disposition"))) {
            throw new ProtocolException("several values of Content-Disposition");
        }
        step.receive(answer.headers().byteCount());
    }

    /**
     * Reads a response. A body of a resource that is cut off is read up to its limit.
     *
     * @throws IOException if the body is larger than the limit of the resource, or the budget of
     *     the navigation is used up
     */
    static Response read(Hop hop, okhttp3.Response answer, TransferLimits limits)
            throws IOException {
        ResponseBody body = answer.body();
        long most = Math.min(hop.resource().maxBytes(limits), LONGEST_ARRAY);
        boolean isCutOff = hop.resource().isCutOff();
        if (body.contentLength() > most && !isCutOff) {
            throw ExceededLimits.report(hop.resource().limit(), body.contentLength(), most);
        }
        BufferedSource source = body.source();
        long size = 0;
        while (size <= most && source.request(size + 1)) {
            long more = source.getBuffer().size() - size;
            size += more;
            if (size > most && !isCutOff) {
                throw ExceededLimits.report(hop.resource().limit(), size, most);
            }
            hop.step().receive(more);
        }
        return response(hop.request(), answer, source.readByteArray(Math.min(size, most)));
    }

    /** Converts a response with a body, and gives it the fragment of the request. */
    static Response response(Request request, okhttp3.Response answer, byte[] body) {
        String fragment = WebAddress.fragment(request.url());
        String url = WebAddress.withoutFragment(withoutUser(answer.request().url()).toString());
        return new Response(
                request,
                fragment == null ? url : url + "#" + fragment,
                answer.code(),
                answer.headers().toMultimap(),
                body);
    }

    /** Removes credentials, so that outputs with the URL of the page do not reveal them. */
    private static HttpUrl withoutUser(HttpUrl url) {
        return url.newBuilder().username("").password("").build();
    }
}
