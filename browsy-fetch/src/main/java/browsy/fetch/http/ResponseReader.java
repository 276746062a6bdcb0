package browsy.fetch.http;

import browsy.fetch.config.TransferLimits;
import browsy.fetch.file.ContentDisposition;
import browsy.fetch.http.HttpExchange.Request;
import browsy.fetch.http.HttpExchange.Response;
import browsy.fetch.http.limit.ExceededLimits;
import browsy.fetch.http.limit.HeaderAllowance;
import browsy.fetch.http.limit.TransferBudget.Step;
import browsy.fetch.url.WebAddress;
import java.io.EOFException;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.ProtocolException;
import java.util.Set;
import okhttp3.HttpUrl;
import okhttp3.ResponseBody;
import okio.BufferedSource;
import org.jspecify.annotations.Nullable;

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
        if (Set.copyOf(answer.headers("Location")).size() > 1) {
            throw new ProtocolException("several values of Location");
        }
        step.receive(answer.headers().byteCount());
    }

    /**
     * Reads a response. A body of a resource that is cut off is read up to its limit. As in
     * Chromium, a page whose body ends early, or does not end in time, consists of what has
     * arrived.
     *
     * @throws IOException if the body is larger than the limit of the resource, the budget of the
     *     navigation is used up, or nothing of the body arrives
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
        IOException cutOff = null;
        try {
            while (size <= most && source.request(size + 1)) {
                long more = source.getBuffer().size() - size;
                size += more;
                if (size > most && !isCutOff) {
                    throw ExceededLimits.report(hop.resource().limit(), size, most);
                }
                hop.step().receive(more);
            }
        } catch (EOFException | ProtocolException | InterruptedIOException e) {
            boolean leavesPart = isEarlyEnd(e) || isTimeout(e);
            if (hop.resource() != Resource.PAGE || size == 0 || !leavesPart) {
                throw e;
            }
            cutOff = e;
        }
        byte[] read = source.getBuffer().readByteArray(Math.min(size, most));
        return response(hop.request(), answer, read, cutOff);
    }

    /** Whether a response ends early, which OkHttp reports like a violation of the protocol. */
    static boolean isEarlyEnd(IOException error) {
        return error instanceof EOFException
                || (error instanceof ProtocolException
                        && "unexpected end of stream".equals(error.getMessage()));
    }

    /** Whether a response does not end in time, in contrast to an interrupt of the thread. */
    private static boolean isTimeout(IOException error) {
        return error instanceof InterruptedIOException && !Thread.currentThread().isInterrupted();
    }

    /** Returns a response without a body. */
    static Response withoutBody(Request request, okhttp3.Response answer) {
        return response(request, answer, new byte[0], null);
    }

    /** Converts a response with a body, and gives it the fragment of the request. */
    private static Response response(
            Request request, okhttp3.Response answer, byte[] body, @Nullable IOException cutOff) {
        String fragment = WebAddress.fragment(request.url());
        String url = WebAddress.withoutFragment(withoutUser(answer.request().url()).toString());
        return new Response(
                request,
                fragment == null ? url : url + "#" + fragment,
                answer.code(),
                answer.headers().toMultimap(),
                body,
                cutOff);
    }

    /** Removes credentials, so that outputs with the URL of the page do not reveal them. */
    private static HttpUrl withoutUser(HttpUrl url) {
        return url.newBuilder().username("").password("").build();
    }
}
