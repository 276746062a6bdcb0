/** The limits on what a server sends, and what is left of them. */
@NullMarked
package browsy.fetch.http.limit;

import org.jspecify.annotations.NullMarked;
