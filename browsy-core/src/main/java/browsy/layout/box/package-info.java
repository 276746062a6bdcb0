/** The box tree: what the styled document generates, before anything has a size. */
@NullMarked
package browsy.layout.box;

import org.jspecify.annotations.NullMarked;
