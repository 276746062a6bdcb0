/** Finds the controls that would show a hidden element. */
@NullMarked
package browsy.spatial.reveal;

import org.jspecify.annotations.NullMarked;
