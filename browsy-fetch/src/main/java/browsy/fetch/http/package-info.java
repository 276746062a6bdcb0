/** HTTP for a session: addresses that are safe, bounded bodies, cookies, redirects. */
@NullMarked
package browsy.fetch.http;

import org.jspecify.annotations.NullMarked;
