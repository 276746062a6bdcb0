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
 * Reads request bodies into memory without blocking a thread, and passes a request on once its body
 * is complete. So slow clients occupy no threads. Limits: the size of a body (status 413), the time
 * to receive it (408), and the memory of all incomplete bodies, a quarter of the heap (503).
 */
public final class BodyHandler extends Handler.Wrapper {
    private static final Duration MAX_DURATION = Duration.ofSeconds(60);

    private final AccessPolicy access;
    private final int maxBytes;

    /** The limit of {@link #held}, in bytes. */
    private final long maxHeld = Runtime.getRuntime().maxMemory() / 4;

    /** The total size of all incomplete bodies, in bytes. */
    private final AtomicLong held = new AtomicLong();

    /**
     * @param access the clients whose bodies are read; other requests are passed on to be rejected
     * @param maxBytes the maximum size of a body, in bytes
     */
    public BodyHandler(AccessPolicy access, int maxBytes) {
        this.access = access;
        this.maxBytes = maxBytes;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        boolean bodiless =
                request.getLength() == 0
                        || (request.getLength() < 0
                                && !request.getHeaders().contains(HttpHeader.TRANSFER_ENCODING));
        if (bodiless || !isPermitted(request)) {
            return super.handle(request, response, callback);
        }
        new Loader(request, response, callback).run();
        return true;
    }

    private boolean isPermitted(Request request) {
        return access.knowsHost(request.getHeaders().get(HttpHeader.HOST))
                && access.admits(request.getHeaders().get(HttpHeader.AUTHORIZATION));
    }

    /**
     * Reads one body. Jetty calls {@link #run} when data is available. The data is copied, because
     * the buffers of Jetty are larger than their content.
     */
    private final class Loader implements Runnable {
        private final Request request;
        private final Response response;
        private final Callback callback;
        private final long start = System.nanoTime();
        private final ByteArrayOutputStream body = new ByteArrayOutputStream();

        /** The status of the response if the body is refused. */
        private int refusal = HttpStatus.OK_200;

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
                take(chunk);
                boolean last = chunk.isLast();
                chunk.release();
                if (refusal != HttpStatus.OK_200 && (last || isLate())) {
                    release();
                    Response.writeError(request, response, callback, refusal);
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

        /**
         * Keeps the bytes of a chunk, or discards them once the body is refused. A client reads the
         * response only after it has sent the body, so the rest is read within the time limit.
         */
        private void take(Content.Chunk chunk) {
            int size = chunk.remaining();
            if (refusal == HttpStatus.OK_200) {
                refusal = refusal(size);
            }
            if (refusal != HttpStatus.OK_200) {
                return;
            }
            byte[] bytes = new byte[size];
            chunk.getByteBuffer().get(bytes);
            body.writeBytes(bytes);
            held.addAndGet(size);
        }

        /** The status for a further chunk of some bytes: 200 if it is accepted, else the error. */
        private int refusal(int size) {
            if (request.getLength() > maxBytes || size > maxBytes - body.size()) {
                return HttpStatus.PAYLOAD_TOO_LARGE_413;
            }
            if (isLate()) {
                return HttpStatus.REQUEST_TIMEOUT_408;
            }
            return held.get() + size > maxHeld
                    ? HttpStatus.SERVICE_UNAVAILABLE_503
                    : HttpStatus.OK_200;
        }

        private boolean isLate() {
            return System.nanoTime() - start > MAX_DURATION.toNanos();
        }

        /** Subtracts the body from the memory of all incomplete bodies. */
        private void release() {
            held.addAndGet(-body.size());
        }

        /**
         * Passes the request with its complete body to the next handler, on a thread of its own.
         */
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
