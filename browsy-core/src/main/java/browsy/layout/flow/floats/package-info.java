/**
 * The floats of one block formatting context: their placement, and the space that they leave free.
 */
@NullMarked
package browsy.layout.flow.floats;

import org.jspecify.annotations.NullMarked;
