/** Decides how each element takes part in the Spatial DOM and which element owns each text. */
@NullMarked
package browsy.spatial.emission;

import org.jspecify.annotations.NullMarked;
