/** RSS and Atom feeds. */
@NullMarked
package browsy.fetch.feed;

import org.jspecify.annotations.NullMarked;
