package browsy.fetch.http;

import java.io.IOException;

/** A socket whose responses are watched. */
interface Watched {

    /** What comes over it, as the client reads it. */
    WatchedInput input() throws IOException;
}
