package browsy.fetch.http;

import java.io.IOException;

/** A socket whose input ends at the end of an HTTP/1 response. */
interface Watched {

    /** The input of the socket. */
    WatchedInput input() throws IOException;
}
