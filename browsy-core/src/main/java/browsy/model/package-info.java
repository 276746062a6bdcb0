/**
 * The Spatial DOM and everything in it: immutable values that need nothing but the JDK.
 *
 * <p>Lengths are CSS pixels in document coordinates (origin at the top left of the page, scroll not
 * subtracted). Absent facts are {@code null}, never empty strings or -1.
 */
@NullMarked
package browsy.model;

import org.jspecify.annotations.NullMarked;
