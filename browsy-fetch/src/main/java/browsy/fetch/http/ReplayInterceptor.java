package browsy.fetch.http;

import browsy.fetch.replay.HarFailure;
import browsy.fetch.replay.HarHeader;
import browsy.fetch.replay.HarReplay;
import browsy.fetch.replay.HarResponse;
import browsy.fetch.replay.ReplayAnswer;
import browsy.fetch.replay.ReplayAnswer.Found;
import browsy.fetch.replay.ReplayAnswer.Missing;
import java.io.IOException;
import java.util.Locale;
import java.util.Set;
import okhttp3.Headers;
import okhttp3.Interceptor;
import okhttp3.MediaType;
import okhttp3.Protocol;
import okhttp3.Request;
import okhttp3.Response;
import okhttp3.ResponseBody;
import okio.Buffer;
import okio.ForwardingSource;
import okio.Okio;
import org.jspecify.annotations.Nullable;

/** An OkHttp interceptor that answers requests from a recording in place of the network. */
final class ReplayInterceptor implements Interceptor {
    /** Codings that recordings decode although they keep the header. */
    private static final Set<String> DECODED = Set.of("gzip", "x-gzip", "deflate", "br", "zstd");

    private final HarReplay replay;

    ReplayInterceptor(HarReplay replay) {
        this.replay = replay;
    }

    @Override
    public Response intercept(Chain chain) throws IOException {
        Request request = chain.request();
        ReplayAnswer answer =
                replay.answer(RecordingInterceptor.recorded(request), SecretFields.of(request));
        if (answer instanceof Missing missing) {
            throw new UnrecordedRequest(missing.divergence());
        }
        HarResponse recorded = ((Found) answer).entry().response();
        HarFailure failure = recorded.failure();
        if (failure != null && recorded.status() == 0) {
            throw RecordedFailures.replayed(failure, request.url().host());
        }
        return new Response.Builder()
                .request(request)
                .protocol(Protocol.HTTP_1_1)
                .code(status(recorded))
                .message("")
                .headers(headers(recorded))
                .body(body(recorded, request.url().host()))
                .build();
    }

    /** The status; 200 for a confirmation of a cached response, whose body is recorded. */
    private static int status(HarResponse recorded) {
        return recorded.status() == 304 && size(recorded) > 0 ? 200 : recorded.status();
    }

    private static int size(HarResponse recorded) {
        byte[] body = recorded.body();
        return body == null ? 0 : body.length;
    }

    /** The header fields, without those of the connection and of the transferred size. */
    private static Headers headers(HarResponse recorded) {
        Headers.Builder headers = new Headers.Builder();
        for (HarHeader header : recorded.headers()) {
            String name = header.name().toLowerCase(Locale.ROOT);
            boolean dropped =
                    switch (name) {
                        case "content-length", "transfer-encoding", "connection", "keep-alive" ->
                                true;
                        case "content-encoding" -> isDecoded(header.value());
                        default -> false;
                    };
            if (!dropped) {
                headers.addUnsafeNonAscii(header.name(), header.value());
            }
        }
        return headers.build();
    }

    private static boolean isDecoded(String codings) {
        for (String coding : codings.toLowerCase(Locale.ROOT).split(",")) {
            if (!DECODED.contains(coding.strip())) {
                return false;
            }
        }
        return true;
    }

    private static ResponseBody body(HarResponse recorded, String host) {
        byte[] bytes = recorded.body();
        Buffer content = new Buffer();
        if (bytes != null) {
            content.write(bytes);
        }
        HarFailure failure = recorded.failure();
        long size = failure == null ? content.size() : -1;
        if (failure == null && recorded.size() > size && recorded.status() < 300) {
            size = recorded.size(); // refused by its declared size, so that the rest was not read
        }
        CutBody source = new CutBody(content, failure, host);
        return ResponseBody.create(Okio.buffer(source), (MediaType) null, size);
    }

    /** A body that fails at its end if the recorded one did. */
    private static final class CutBody extends ForwardingSource {
        private final @Nullable HarFailure failure;
        private final String host;

        CutBody(Buffer content, @Nullable HarFailure failure, String host) {
            super(content);
            this.failure = failure;
            this.host = host;
        }

        @Override
        public long read(Buffer sink, long byteCount) throws IOException {
            long count = super.read(sink, byteCount);
            if (count < 0 && failure != null) {
                throw RecordedFailures.replayed(failure, host);
            }
            return count;
        }
    }
}
