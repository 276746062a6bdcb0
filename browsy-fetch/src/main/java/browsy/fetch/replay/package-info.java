/** Recordings of a session's requests in HAR files, and sessions that are answered from them. */
@NullMarked
package browsy.fetch.replay;

import org.jspecify.annotations.NullMarked;
