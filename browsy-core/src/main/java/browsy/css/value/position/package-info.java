/** Values of css-position and css-anchor-position. */
@NullMarked
package browsy.css.value.position;

import org.jspecify.annotations.NullMarked;
