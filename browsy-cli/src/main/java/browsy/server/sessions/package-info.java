/** The store of the browsing sessions of a server. */
@NullMarked
package browsy.server.sessions;

import org.jspecify.annotations.NullMarked;
