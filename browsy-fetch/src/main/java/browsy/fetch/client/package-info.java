/** What an application sets in the HTTP client of a session, or puts in its place. */
@NullMarked
package browsy.fetch.client;

import org.jspecify.annotations.NullMarked;
