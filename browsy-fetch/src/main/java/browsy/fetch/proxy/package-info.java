/** The proxy servers of sessions. */
@NullMarked
package browsy.fetch.proxy;

import org.jspecify.annotations.NullMarked;
