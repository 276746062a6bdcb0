/** The box tree that a styled document generates, before layout. */
@NullMarked
package browsy.layout.box;

import org.jspecify.annotations.NullMarked;
