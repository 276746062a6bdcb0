package browsy.fetch.http;

import java.io.IOException;

/** A socket whose responses are watched. */
interface Watched {

    /** The input of the socket. */
    WatchedInput input() throws IOException;
}
