/** Typed CSS values, as they stand in a computed style. */
@NullMarked
package browsy.css.value;

import org.jspecify.annotations.NullMarked;
