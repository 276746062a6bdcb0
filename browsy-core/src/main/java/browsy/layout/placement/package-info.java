/**
 * From fragments that know their parents only to document coordinates: offsets, transforms, sticky
 * shifts.
 */
@NullMarked
package browsy.layout.placement;

import org.jspecify.annotations.NullMarked;
