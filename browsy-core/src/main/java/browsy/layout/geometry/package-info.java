/** Physical and flow-relative geometry, and the mapping between them; all numbers are CSS px. */
@NullMarked
package browsy.layout.geometry;

import org.jspecify.annotations.NullMarked;
