package browsy.fetch.http;

import java.io.IOException;

/** A socket whose input ends at the end of an HTTP/1 response. */
interface Watched {

    /** The input stream of the socket, the same for each call. */
    WatchedInput input() throws IOException;
}
