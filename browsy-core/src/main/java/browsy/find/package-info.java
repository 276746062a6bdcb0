/** Finds elements of a Spatial DOM by descriptions such as text, label or role. */
@NullMarked
package browsy.find;

import org.jspecify.annotations.NullMarked;
