/** Values of css-ui and pointer-events. */
@NullMarked
package browsy.css.value.interaction;

import org.jspecify.annotations.NullMarked;
