/** The Content Security Policy of pages. */
@NullMarked
package browsy.fetch.http.csp;

import org.jspecify.annotations.NullMarked;
