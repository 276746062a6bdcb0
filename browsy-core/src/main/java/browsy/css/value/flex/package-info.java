/** Values of flex containers, and of the older flexible box model. */
@NullMarked
package browsy.css.value.flex;

import org.jspecify.annotations.NullMarked;
