/** The natural sizes of pictures, frames, media and form controls. */
@NullMarked
package browsy.layout.box.natural;

import org.jspecify.annotations.NullMarked;
