/**
 * Spatial stage: lists the elements and texts of a page from its computed styles and its layout,
 * and builds the content tree. {@link browsy.spatial.SpatialBuilder} is the entry.
 */
@NullMarked
package browsy.spatial;

import org.jspecify.annotations.NullMarked;
