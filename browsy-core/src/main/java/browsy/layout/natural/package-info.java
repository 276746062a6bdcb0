/** The natural sizes of pictures, frames, media and form controls. */
@NullMarked
package browsy.layout.natural;

import org.jspecify.annotations.NullMarked;
