/** The guard of a session: which hosts it may look up, and which IP addresses it may connect to. */
@NullMarked
package browsy.fetch.http.address;

import org.jspecify.annotations.NullMarked;
