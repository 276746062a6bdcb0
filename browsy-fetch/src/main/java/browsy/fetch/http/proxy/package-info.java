/** Connections through proxy servers, and the choice among them. */
@NullMarked
package browsy.fetch.http.proxy;

import org.jspecify.annotations.NullMarked;
