/** Values of grid containers and of the placement of grid items. */
@NullMarked
package browsy.css.value.grid;

import org.jspecify.annotations.NullMarked;
