/** Records what a session does, and passes it to listeners, the log and the flight recorder. */
@NullMarked
package browsy.fetch.journal;

import org.jspecify.annotations.NullMarked;
