package browsy.fetch.http;

import okhttp3.ConnectionPool;

/** Connections that several sessions share; cookies and everything else stay apart. */
public final class Connections implements AutoCloseable {
    private final ConnectionPool pool = new ConnectionPool();

    ConnectionPool pool() {
        return pool;
    }

    @Override
    public void close() {
        pool.evictAll();
    }
}
