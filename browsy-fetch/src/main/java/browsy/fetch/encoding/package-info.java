/** The character encodings of the web: their labels, how a page declares one, a guess. */
@NullMarked
package browsy.fetch.encoding;

import org.jspecify.annotations.NullMarked;
