/**
 * Physical and flow-relative geometry, and the conversions between them. All lengths are in CSS px.
 */
@NullMarked
package browsy.layout.geometry;

import org.jspecify.annotations.NullMarked;
