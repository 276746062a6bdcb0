/**
 * Text measuring and breaking: which font a character gets, how wide text is, where a line may
 * break. Lengths are CSS px; text indices are UTF-16 code units.
 */
@NullMarked
package browsy.layout.text;

import org.jspecify.annotations.NullMarked;
