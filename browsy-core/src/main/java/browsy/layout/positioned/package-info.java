/**
 * Positioned layout: relative positioning, and absolutely positioned boxes, which are out of flow
 * and placed in their containing block.
 */
@NullMarked
package browsy.layout.positioned;

import org.jspecify.annotations.NullMarked;
