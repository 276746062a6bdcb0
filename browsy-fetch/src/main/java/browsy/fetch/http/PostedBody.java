package browsy.fetch.http;

import java.io.IOException;
import okhttp3.MediaType;
import okhttp3.RequestBody;
import okio.BufferedSink;
import org.jspecify.annotations.Nullable;

/**
 * The request body of a form submission. It is sent again only if {@link ConnectionCheck} permits
 * it, because POST is not idempotent.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc9110.html#name-idempotent-methods">RFC 9110,
 *     9.2.2 Idempotent methods</a>
 */
final class PostedBody extends RequestBody {
    private final HttpExchange.Body body;
    private volatile boolean maySendAgain;
    private volatile boolean sent;

    PostedBody(HttpExchange.Body body) {
        this.body = body;
    }

    /** Sets whether OkHttp may send the body again, since the server cannot have processed it. */
    void allowSendingAgain(boolean allowed) {
        maySendAgain = allowed;
    }

    @Override
    public @Nullable MediaType contentType() {
        return MediaType.parse(body.contentType());
    }

    @Override
    public long contentLength() {
        return body.bytes().length;
    }

    /** Whether OkHttp must not retry. OkHttp calls this after each failure. */
    @Override
    public boolean isOneShot() {
        return !maySendAgain;
    }

    /** Whether any of it may have been sent. */
    boolean isSent() {
        return sent;
    }

    @Override
    public void writeTo(BufferedSink sink) throws IOException {
        sent = true;
        sink.write(body.bytes());
    }
}
