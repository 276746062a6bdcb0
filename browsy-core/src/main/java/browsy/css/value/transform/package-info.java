/** Values of css-transforms and of motion-1 (offset paths). */
@NullMarked
package browsy.css.value.transform;

import org.jspecify.annotations.NullMarked;
