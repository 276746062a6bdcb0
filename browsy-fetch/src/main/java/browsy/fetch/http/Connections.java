package browsy.fetch.http;

import okhttp3.ConnectionPool;
import okhttp3.Dispatcher;
import okhttp3.OkHttpClient;

/**
 * A connection pool with its TLS trust settings. Several sessions can share it; they share no
 * cookies or other state.
 */
public final class Connections implements AutoCloseable {
    /** A client with the system's trusted certificates, shared because loading them is slow. */
    private static final OkHttpClient TRUST = watched();

    private final OkHttpClient client =
            TRUST.newBuilder()
                    .connectionPool(new ConnectionPool())
                    .dispatcher(new Dispatcher())
                    .addNetworkInterceptor(new ConnectionCheck())
                    .addNetworkInterceptor(new NoHiddenRepetition())
                    .build();
    private volatile boolean open = true;

    private static OkHttpClient watched() {
        OkHttpClient.Builder builder = new OkHttpClient.Builder();
        TlsSocketFactory.watch(builder);
        return builder.build();
    }

    /** Returns a builder of a client that uses these connections. */
    OkHttpClient.Builder client() {
        return client.newBuilder();
    }

    /** Whether the pool is not closed. */
    public boolean isOpen() {
        return open;
    }

    /** Closes idle connections and makes sessions refuse further requests. */
    @Override
    public void close() {
        open = false;
        client.connectionPool().evictAll();
        client.dispatcher().executorService().shutdown();
    }
}
