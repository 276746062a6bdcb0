package browsy.fetch.http;

import java.io.IOException;
import okhttp3.MediaType;
import okhttp3.RequestBody;
import okio.BufferedSink;
import org.jspecify.annotations.Nullable;

/**
 * The body of a form. A request that failed on a connection which the server had closed meanwhile
 * is made again on a new one, but not if it may have changed something there: once a body is on its
 * way it is not sent a second time.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc9110.html#name-idempotent-methods">RFC 9110,
 *     9.2.2 Idempotent methods</a>
 */
final class SentOnce extends RequestBody {
    private final HttpExchange.Body body;

    SentOnce(HttpExchange.Body body) {
        this.body = body;
    }

    @Override
    public @Nullable MediaType contentType() {
        return MediaType.parse(body.contentType());
    }

    @Override
    public long contentLength() {
        return body.bytes().length;
    }

    @Override
    public boolean isOneShot() {
        return true;
    }

    @Override
    public void writeTo(BufferedSink sink) throws IOException {
        sink.write(body.bytes());
    }
}
