/** Basic shapes and reference boxes, as in clip paths and shapes of floats. */
@NullMarked
package browsy.css.value.shape;

import org.jspecify.annotations.NullMarked;
