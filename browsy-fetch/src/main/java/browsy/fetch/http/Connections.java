package browsy.fetch.http;

import okhttp3.ConnectionPool;
import okhttp3.Dispatcher;
import okhttp3.OkHttpClient;

/**
 * A connection pool with its TLS trust settings. Several sessions can share it; they share no
 * cookies or other state.
 */
public final class Connections implements AutoCloseable {
    /** Reading the system's certificates takes long, and all can use the same. */
    private static final OkHttpClient TRUST = watched();

    private final OkHttpClient client =
            TRUST.newBuilder()
                    .connectionPool(new ConnectionPool())
                    .dispatcher(new Dispatcher())
                    .addNetworkInterceptor(new ConnectionCheck())
                    .build();
    private volatile boolean open = true;

    private static OkHttpClient watched() {
        OkHttpClient.Builder builder = new OkHttpClient.Builder();
        TlsSockets.watch(builder);
        return builder.build();
    }

    /** A client over these connections. */
    OkHttpClient.Builder client() {
        return client.newBuilder();
    }

    /** Whether anything can still be sent. */
    public boolean isOpen() {
        return open;
    }

    /** Nothing more is sent over them. */
    @Override
    public void close() {
        open = false;
        client.connectionPool().evictAll();
        client.dispatcher().executorService().shutdown();
    }
}
