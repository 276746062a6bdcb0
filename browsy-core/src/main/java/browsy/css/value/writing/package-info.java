/** Values of css-writing-modes. */
@NullMarked
package browsy.css.value.writing;

import org.jspecify.annotations.NullMarked;
