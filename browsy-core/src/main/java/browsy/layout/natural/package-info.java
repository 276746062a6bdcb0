/** Natural sizes of images, frames, media and form controls. */
@NullMarked
package browsy.layout.natural;

import org.jspecify.annotations.NullMarked;
