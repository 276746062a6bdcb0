package browsy.server.http;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.io.content.ByteBufferContentSource;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Reads the body of a request before the request gets a thread, so that slow bodies occupy none.
 * Size and time of a body are limited, and so is the memory of all bodies.
 */
public final class BodyHandler extends Handler.Wrapper {
    private static final Duration LONGEST = Duration.ofSeconds(60);

    private final Access access;
    private final int maxBytes;
    private final long maxHeld = Runtime.getRuntime().maxMemory() / 4;
    private final AtomicLong held = new AtomicLong();

    /**
     * @param access who may ask; the bodies of others are not read
     * @param maxBytes of a body
     */
    public BodyHandler(Access access, int maxBytes) {
        this.access = access;
        this.maxBytes = maxBytes;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        boolean bodiless =
                request.getLength() == 0
                        || (request.getLength() < 0
                                && !request.getHeaders().contains(HttpHeader.TRANSFER_ENCODING));
        if (bodiless || !isWelcome(request)) {
            return super.handle(request, response, callback);
        }
        if (request.getLength() > maxBytes) {
            Response.writeError(request, response, callback, HttpStatus.PAYLOAD_TOO_LARGE_413);
            return true;
        }
        new Loader(request, response, callback).run();
        return true;
    }

    private boolean isWelcome(Request request) {
        return access.knowsHost(request.getHeaders().get(HttpHeader.HOST))
                && access.admits(request.getHeaders().get(HttpHeader.AUTHORIZATION));
    }

    /** Reads one body as it comes; what arrives is copied, as the buffers of Jetty are larger. */
    private final class Loader implements Runnable {
        private final Request request;
        private final Response response;
        private final Callback callback;
        private final long start = System.nanoTime();
        private final ByteArrayOutputStream body = new ByteArrayOutputStream();

        Loader(Request request, Response response, Callback callback) {
            this.request = request;
            this.response = response;
            this.callback = callback;
        }

        @Override
        public void run() {
            Content.Chunk chunk = request.read();
            while (chunk != null) {
                if (Content.Chunk.isFailure(chunk)) {
                    release();
                    callback.failed(chunk.getFailure());
                    return;
                }
                int status = take(chunk);
                boolean last = chunk.isLast();
                chunk.release();
                if (status != HttpStatus.OK_200) {
                    release();
                    Response.writeError(request, response, callback, status);
                    return;
                }
                if (last) {
                    request.getContext().execute(this::pass);
                    return;
                }
                chunk = request.read();
            }
            request.demand(this);
        }

        /** Keeps what has come; any status but 200 is why it cannot be kept. */
        private int take(Content.Chunk chunk) {
            int size = chunk.remaining();
            if (size > maxBytes - body.size()) {
                return HttpStatus.PAYLOAD_TOO_LARGE_413;
            }
            if (System.nanoTime() - start > LONGEST.toNanos()) {
                return HttpStatus.REQUEST_TIMEOUT_408;
            }
            byte[] bytes = new byte[size];
            chunk.getByteBuffer().get(bytes);
            body.writeBytes(bytes);
            return held.addAndGet(size) > maxHeld
                    ? HttpStatus.SERVICE_UNAVAILABLE_503
                    : HttpStatus.OK_200;
        }

        private void release() {
            held.addAndGet(-body.size());
        }

        private void pass() {
            release();
            try {
                Request whole = new ReadBody(request, body.toByteArray());
                if (!BodyHandler.super.handle(whole, response, callback)) {
                    Response.writeError(request, response, callback, HttpStatus.NOT_FOUND_404);
                }
            } catch (Exception e) {
                Response.writeError(request, response, callback, e);
            }
        }
    }

    /** A request whose body is in memory. */
    private static final class ReadBody extends Request.Wrapper {
        private final ByteBufferContentSource body;

        ReadBody(Request request, byte[] bytes) {
            super(request);
            body = new ByteBufferContentSource(ByteBuffer.wrap(bytes));
        }

        @Override
        public Content.Chunk read() {
            return body.read();
        }

        @Override
        public void demand(Runnable callback) {
            body.demand(callback);
        }

        @Override
        public void fail(Throwable failure) {
            body.fail(failure);
        }
    }
}
