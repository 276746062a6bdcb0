package browsy.fetch.http;

import browsy.fetch.journal.Ledger;
import browsy.fetch.observe.ResourceKind;
import java.io.IOException;
import okhttp3.HttpUrl;
import okhttp3.Interceptor;
import okhttp3.Request;
import okhttp3.RequestBody;
import okhttp3.Response;
import okhttp3.ResponseBody;
import okio.Buffer;
import okio.ForwardingSource;
import okio.Okio;
import okio.Source;

/** An OkHttp interceptor that counts the requests and bytes of a session in its ledger. */
final class LedgerInterceptor implements Interceptor {
    /**
     * The size of {@code HTTP/1.1}, the spaces and line breaks around a head, without its parts.
     */
    private static final int FRAME = "HTTP/1.1  \r\n\r\n".length();

    private final Ledger ledger;

    LedgerInterceptor(Ledger ledger) {
        this.ledger = ledger;
    }

    @Override
    public Response intercept(Chain chain) throws IOException {
        Request request = chain.request();
        ResourceKind tag = request.tag(ResourceKind.class);
        ResourceKind kind = tag == null ? ResourceKind.PAGE : tag;
        ledger.request(kind, size(request));
        Response response = chain.proceed(request);
        ResponseBody body = response.body();
        try {
            ledger.received(kind, size(response));
        } catch (IOException e) {
            body.close();
            throw e;
        }
        Source counted = new CountedSource(body.source(), ledger, kind);
        return response.newBuilder()
                .body(
                        ResponseBody.create(
                                Okio.buffer(counted), body.contentType(), body.contentLength()))
                .build();
    }

    private static long size(Request request) throws IOException {
        HttpUrl url = request.url();
        String query = url.encodedQuery();
        RequestBody body = request.body();
        return FRAME
                + request.method().length()
                + url.encodedPath().length()
                + (query == null ? 0 : query.length() + 1)
                + request.headers().byteCount()
                + (body == null ? 0 : Math.max(0, body.contentLength()));
    }

    private static long size(Response response) {
        return FRAME + 3 + response.message().length() + response.headers().byteCount();
    }

    /** Counts the bytes of a body as they are read. */
    private static final class CountedSource extends ForwardingSource {
        private final Ledger ledger;
        private final ResourceKind kind;

        CountedSource(Source body, Ledger ledger, ResourceKind kind) {
            super(body);
            this.ledger = ledger;
            this.kind = kind;
        }

        @Override
        public long read(Buffer sink, long byteCount) throws IOException {
            long count = super.read(sink, byteCount);
            if (count > 0) {
                ledger.received(kind, count);
            }
            return count;
        }
    }
}
