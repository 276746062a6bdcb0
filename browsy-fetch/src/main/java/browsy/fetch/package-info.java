/** Live browsing: a {@link browsy.fetch.Session} loads pages, fills in forms and clicks. */
@NullMarked
package browsy.fetch;

import org.jspecify.annotations.NullMarked;
