package browsy.fetch.http;

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

/**
 * Checks a pooled connection before its reuse. A connection that the server has closed, or that has
 * unread bytes, is discarded before the request is sent. As in Chromium, a request is repeated if a
 * reused connection closes before the first byte of the response; a request on a new connection, or
 * after that byte, is not repeated.
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
        if (connection == null || connection.protocol() == Protocol.HTTP_2) {
            // HTTP/2 gives no evidence whether the server has processed a failed stream.
            allowSendingAgain(chain.request(), false);
            return chain.proceed(chain.request());
        }
        boolean kept = !used.add(connection);
        Socket socket = connection.socket();
        if (kept && !isReady(socket)) {
            socket.close(); // OkHttp detects this and retries on another connection
            allowSendingAgain(chain.request(), true);
            return chain.proceed(chain.request());
        }
        WatchedInput input = socket instanceof Watched watched ? watched.input() : null;
        if (input != null) {
            input.begin(chain.request().method());
        }
        allowSendingAgain(chain.request(), false);
        try {
            return chain.proceed(chain.request());
        } catch (IOException e) {
            boolean unheard = input != null && !input.hasReceived();
            boolean closed = !(e instanceof InterruptedIOException);
            allowSendingAgain(chain.request(), kept && unheard && closed);
            throw e;
        }
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
