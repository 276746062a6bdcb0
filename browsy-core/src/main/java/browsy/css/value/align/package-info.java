/** Values of css-align: content and self alignment, and gaps. */
@NullMarked
package browsy.css.value.align;

import org.jspecify.annotations.NullMarked;
