/**
 * Values of the box model: display, position in the flow, overflow, containment, stacking and
 * borders.
 */
@NullMarked
package browsy.css.value.box;

import org.jspecify.annotations.NullMarked;
