/** Values of css-fonts. */
@NullMarked
package browsy.css.value.font;

import org.jspecify.annotations.NullMarked;
