/** Compares two states of a page and applies the difference. */
@NullMarked
package browsy.diff;

import org.jspecify.annotations.NullMarked;
