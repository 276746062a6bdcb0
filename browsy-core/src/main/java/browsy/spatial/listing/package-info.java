/** Selects the elements and texts of a document that the Spatial DOM lists, in document order. */
@NullMarked
package browsy.spatial.listing;

import org.jspecify.annotations.NullMarked;
