/** Floats of one block formatting context: where they lie and what room they leave. */
@NullMarked
package browsy.layout.flow.floats;

import org.jspecify.annotations.NullMarked;
