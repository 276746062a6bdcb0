/**
 * Positioned layout: boxes that are moved, or taken out of flow and placed in a containing block.
 */
@NullMarked
package browsy.layout.positioned;

import org.jspecify.annotations.NullMarked;
