/** Searching the web. */
@NullMarked
package browsy.fetch.search;

import org.jspecify.annotations.NullMarked;
