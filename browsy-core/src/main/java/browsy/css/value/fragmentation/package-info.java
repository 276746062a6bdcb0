/** Values of css-multicol and css-break. */
@NullMarked
package browsy.css.value.fragmentation;

import org.jspecify.annotations.NullMarked;
