/** How the Content Security Policy of a page changes the URLs of its requests. */
@NullMarked
package browsy.fetch.http.csp;

import org.jspecify.annotations.NullMarked;
