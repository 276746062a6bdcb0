package browsy.fetch.http.crawl;

/** The permission to send one request to a host, until it is closed. */
@FunctionalInterface
public interface Turn extends AutoCloseable {
    /** A turn at a host without a limit. */
    Turn FREE = () -> {};

    /** Ends the turn: the response has been read, or the request has failed. */
    @Override
    void close();
}
