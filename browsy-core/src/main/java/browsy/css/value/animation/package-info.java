/** Values of CSS animations. */
@NullMarked
package browsy.css.value.animation;

import org.jspecify.annotations.NullMarked;
