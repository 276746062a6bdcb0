/** Spatial stage: from styled and laid out elements to the list of what is on the page. */
@NullMarked
package browsy.spatial;

import org.jspecify.annotations.NullMarked;
