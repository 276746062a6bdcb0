/**
 * The Spatial DOM and its components: immutable values that depend only on the JDK.
 *
 * <p>Lengths are in CSS px in document coordinates: the origin is the top left of the page,
 * regardless of scrolling. Missing values are {@code null}, not empty strings or -1, unless
 * documented otherwise.
 */
@NullMarked
package browsy.model;

import org.jspecify.annotations.NullMarked;
