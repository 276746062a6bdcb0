/** HTTP for a session: address checks, size limits, cookies, redirects, caching, style sheets. */
@NullMarked
package browsy.fetch.http;

import org.jspecify.annotations.NullMarked;
