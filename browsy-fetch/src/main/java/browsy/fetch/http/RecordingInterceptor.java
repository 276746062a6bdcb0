package browsy.fetch.http;

import browsy.fetch.journal.Ledger;
import browsy.fetch.observe.ResourceKind;
import browsy.fetch.replay.HarBody;
import browsy.fetch.replay.HarEntry;
import browsy.fetch.replay.HarEntry.Kind;
import browsy.fetch.replay.HarFailure;
import browsy.fetch.replay.HarHeader;
import browsy.fetch.replay.HarLimits;
import browsy.fetch.replay.HarRecorder;
import browsy.fetch.replay.HarRequest;
import browsy.fetch.replay.HarResponse;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import okhttp3.Headers;
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
import org.jspecify.annotations.Nullable;

/**
 * An OkHttp interceptor that records each request with its response. It is outside of the
 * decompression and of the cache: it records decompressed bodies, and cached responses as if they
 * were from the network. An entry is complete when the body is closed.
 */
final class RecordingInterceptor implements Interceptor {
    private static final int PROXY_UNAUTHORIZED = 407;

    /** The size of the largest body that is recorded, as that of the largest that is replayed. */
    private static final long MOST_BYTES = HarLimits.DEFAULT.maxBodyBytes();

    private final HarRecorder recorder;

    RecordingInterceptor(HarRecorder recorder) {
        this.recorder = recorder;
    }

    /** Records a request that was not sent since its host is in a private network. */
    static void recordBlocked(@Nullable HarRecorder recorder, Hop hop) {
        if (recorder != null) {
            Request request = new Request.Builder().url(hop.url()).build();
            recorder.record(
                    new HarEntry(
                            kind(hop.kind()),
                            Instant.now(),
                            Duration.ZERO,
                            new HarRequest(hop.request().method(), url(request), List.of(), null),
                            missing(RecordedFailures.blocked(hop.url().host()))),
                    Set.of());
        }
    }

    @Override
    public Response intercept(Chain chain) throws IOException {
        Exchange exchange = new Exchange(chain.request());
        try {
            Response response = chain.proceed(chain.request());
            if (response.code() == PROXY_UNAUTHORIZED) {
                return response; // a replay has no proxy that would ask
            }
            return exchange.watched(response);
        } catch (IOException | IllegalArgumentException | IllegalStateException e) {
            if (Ledger.reason(e) == null && !(e instanceof UnrecordedRequest)) {
                exchange.record(missing(RecordedFailures.of(e)));
            }
            throw e;
        }
    }

    private static HarResponse missing(HarFailure failure) {
        return new HarResponse("", 0, List.of(), null, -1, failure);
    }

    private static Kind kind(@Nullable ResourceKind kind) {
        return kind == ResourceKind.STYLESHEET
                ? Kind.STYLESHEET
                : kind == ResourceKind.ROBOTS ? Kind.OTHER : Kind.DOCUMENT;
    }

    /** The URL without credentials and fragment. */
    private static String url(Request request) {
        HttpUrl url = request.url();
        return url.newBuilder().username("").password("").fragment(null).build().toString();
    }

    static List<HarHeader> headers(Headers headers) {
        List<HarHeader> all = new ArrayList<>();
        headers.forEach(field -> all.add(new HarHeader(field.getFirst(), field.getSecond())));
        return all;
    }

    /** Returns a request as recordings have it. */
    static HarRequest recorded(Request request) throws IOException {
        RequestBody body = request.body();
        List<HarHeader> headers = headers(request.headers());
        if (body == null) {
            return new HarRequest(request.method(), url(request), headers, null);
        }
        Buffer bytes = new Buffer();
        body.writeTo(bytes);
        String type = body.contentType() == null ? "" : String.valueOf(body.contentType());
        headers.add(new HarHeader("Content-Type", type));
        return new HarRequest(
                request.method(), url(request), headers, new HarBody(type, bytes.readByteArray()));
    }

    /** A request whose response is being received. */
    private final class Exchange {
        private final Request request;
        private final Instant started = Instant.now();
        private final long startNanos = System.nanoTime();

        Exchange(Request request) {
            this.request = request;
        }

        void record(HarResponse response) throws IOException {
            recorder.record(
                    new HarEntry(
                            kind(request.tag(ResourceKind.class)),
                            started,
                            Duration.ofNanos(System.nanoTime() - startNanos),
                            recorded(request),
                            response),
                    SecretFields.of(request));
        }

        /** Returns the response with a body that records the exchange when it is closed. */
        Response watched(Response response) {
            ResponseBody body = response.body();
            Source source = new WatchedBody(body, response, this);
            return response.newBuilder()
                    .body(
                            ResponseBody.create(
                                    Okio.buffer(source), body.contentType(), body.contentLength()))
                    .build();
        }
    }

    /** Copies the bytes of a body as they are read, and records the exchange at the end. */
    private static final class WatchedBody extends ForwardingSource {
        private final Response response;
        private final long length;
        private final Exchange exchange;
        private final Buffer copy = new Buffer();
        private @Nullable HarFailure failure;
        private boolean recorded;
        private long received;

        WatchedBody(ResponseBody body, Response response, Exchange exchange) {
            super(body.source());
            this.response = response;
            this.length = body.contentLength();
            this.exchange = exchange;
        }

        @Override
        public long read(Buffer sink, long byteCount) throws IOException {
            try {
                long count = super.read(sink, byteCount);
                if (count > 0) {
                    received += count;
                    if (received <= MOST_BYTES) {
                        sink.copyTo(copy, sink.size() - count, count);
                    } else {
                        copy.clear();
                    }
                }
                return count;
            } catch (IOException e) {
                failure = Ledger.reason(e) == null ? RecordedFailures.of(e) : null;
                throw e;
            }
        }

        @Override
        public void close() throws IOException {
            if (!recorded) {
                recorded = true;
                boolean kept = received <= MOST_BYTES;
                exchange.record(
                        new HarResponse(
                                String.valueOf(response.protocol()).toUpperCase(Locale.ROOT),
                                response.code(),
                                responseHeaders(),
                                kept ? copy.readByteArray() : null,
                                Math.max(length, received),
                                failure));
            }
            super.close();
        }

        /** The header fields as sent, without the cookies of a cached response. */
        private List<HarHeader> responseHeaders() {
            Response sent = response.networkResponse();
            boolean cached = response.cacheResponse() != null;
            List<HarHeader> all =
                    headers(sent == null || cached ? response.headers() : sent.headers());
            if (cached) {
                all.removeIf(header -> header.name().equalsIgnoreCase("Set-Cookie"));
            }
            return all;
        }
    }
}
