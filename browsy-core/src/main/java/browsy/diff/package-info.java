/** Computes and applies the difference between two states of a page. */
@NullMarked
package browsy.diff;

import org.jspecify.annotations.NullMarked;
