/** Layout constraints of the children of block containers, derived from their containing block. */
@NullMarked
package browsy.layout.flow.input;

import org.jspecify.annotations.NullMarked;
