/** The cookies of a session, for programs that read, change, save or load them. */
@NullMarked
package browsy.fetch.cookie;

import org.jspecify.annotations.NullMarked;
