/** What of the HTTP client an application may set itself. */
@NullMarked
package browsy.fetch.client;

import org.jspecify.annotations.NullMarked;
