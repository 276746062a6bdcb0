/** The character encodings of the web: labels, declarations in pages, and detection. */
@NullMarked
package browsy.fetch.encoding;

import org.jspecify.annotations.NullMarked;
