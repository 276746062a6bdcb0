package browsy.fetch.http;

import browsy.fetch.config.TransferLimits;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.util.Collections;
import java.util.Set;
import java.util.WeakHashMap;
import okhttp3.Connection;
import okhttp3.Interceptor;
import okhttp3.Protocol;
import okhttp3.Request;
import okhttp3.Response;
import okhttp3.ResponseBody;
import okio.BufferedSource;
import okio.ForwardingSource;
import okio.Okio;
import okio.Source;

/**
 * Checks a pooled connection before its reuse. A connection that the server has closed, or that has
 * unread bytes, is discarded before the request is sent. As in Chromium, a request over HTTP/1.1 is
 * repeated if a reused connection closes before the first byte of the response; a request on a new
 * connection, or after that byte, is not repeated.
 */
final class ConnectionCheck implements Interceptor {
    /** The read time-out of the check for a closed connection or unread bytes. */
    private static final int GLANCE_MILLIS = 1;

    /** The connections that have carried a request. */
    private final Set<Connection> used =
            Collections.synchronizedSet(Collections.newSetFromMap(new WeakHashMap<>()));

    @Override
    public Response intercept(Chain chain) throws IOException {
        Connection connection = chain.connection();
        if (connection == null) {
            allowSendingAgain(chain.request(), false);
            return chain.proceed(chain.request());
        }
        Socket socket = connection.socket();
        if (isHttp2(connection)) {
            // HTTP/2 gives no evidence whether the server has processed a failed stream.
            allowSendingAgain(chain.request(), false);
            return socket instanceof Watched watched
                    ? overHttp2(chain, watched.input())
                    : chain.proceed(chain.request());
        }
        boolean kept = !used.add(connection);
        if (kept && !isReady(socket)) {
            socket.close(); // OkHttp detects this and retries on another connection
            allowSendingAgain(chain.request(), true);
            return chain.proceed(chain.request());
        }
        WatchedInput input = socket instanceof Watched watched ? watched.input() : null;
        if (input != null) {
            input.begin(chain.request().method(), limits(chain.request()));
        }
        allowSendingAgain(chain.request(), false);
        try {
            Response response = chain.proceed(chain.request());
            return input == null ? response : ReceivedLocation.restored(response, input);
        } catch (IOException e) {
            boolean unheard = input != null && !input.hasReceived();
            boolean closed = !(e instanceof InterruptedIOException);
            boolean repeats = kept && unheard && closed;
            allowSendingAgain(chain.request(), repeats);
            throw repeats || !closed ? e : new FinalFailure(e);
        }
    }

    private static boolean isHttp2(Connection connection) {
        return connection.protocol() == Protocol.HTTP_2
                || connection.protocol() == Protocol.H2_PRIOR_KNOWLEDGE;
    }

    /**
     * Sends a request over HTTP/2 and observes the end of its response.
     *
     * @throws IOException if there is no response; the failure of the input, if it has one
     */
    private static Response overHttp2(Chain chain, WatchedInput input) throws IOException {
        input.begin(chain.request().method(), limits(chain.request()));
        Response response;
        try {
            response = chain.proceed(chain.request());
        } catch (IOException e) {
            input.end();
            IOException failure = input.failure();
            throw failure == null ? e : failure;
        } catch (RuntimeException e) {
            input.end();
            throw e;
        }
        ResponseBody body = response.body();
        BufferedSource source = Okio.buffer(new EndingSource(body.source(), input));
        return response.newBuilder()
                .body(ResponseBody.create(source, body.contentType(), body.contentLength()))
                .build();
    }

    /** A response body whose closing ends the response. */
    private static final class EndingSource extends ForwardingSource {
        private final WatchedInput input;
        private boolean closed;

        private EndingSource(Source body, WatchedInput input) {
            super(body);
            this.input = input;
        }

        @Override
        public void close() throws IOException {
            if (!closed) {
                closed = true;
                input.end();
            }
            super.close();
        }
    }

    /** The limits of the session that sends a request. */
    private static TransferLimits limits(Request request) {
        TransferLimits limits = request.tag(TransferLimits.class);
        return limits == null ? TransferLimits.DEFAULT : limits;
    }

    private static void allowSendingAgain(Request request, boolean allowed) {
        if (request.body() instanceof PostedBody body) {
            body.allowSendingAgain(allowed);
        }
    }

    /** Tests whether a pooled connection can carry another request. */
    private static boolean isReady(Socket socket) throws IOException {
        return (!(socket instanceof Watched watched) || watched.input().isFree())
                && isQuiet(socket);
    }

    /** Tests whether a socket is open and has no unread bytes. */
    private static boolean isQuiet(Socket socket) {
        try {
            int timeout = socket.getSoTimeout();
            try {
                socket.setSoTimeout(GLANCE_MILLIS);
                socket.getInputStream().read();
                return false;
            } catch (SocketTimeoutException e) {
                return true;
            } finally {
                socket.setSoTimeout(timeout);
            }
        } catch (IOException e) {
            return false;
        }
    }
}
