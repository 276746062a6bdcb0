/** Customization of the HTTP client of a session, and its replacement by a request handler. */
@NullMarked
package browsy.fetch.client;

import org.jspecify.annotations.NullMarked;
