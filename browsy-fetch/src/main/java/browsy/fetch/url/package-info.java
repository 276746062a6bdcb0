/** Addresses of the web, and the names and passwords that they may hold. */
@NullMarked
package browsy.fetch.url;

import org.jspecify.annotations.NullMarked;
