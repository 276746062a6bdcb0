/**
 * Conversion of the fragment tree, whose offsets are relative to parents, to document coordinates:
 * offsets, transforms, sticky shifts.
 */
@NullMarked
package browsy.layout.placement;

import org.jspecify.annotations.NullMarked;
