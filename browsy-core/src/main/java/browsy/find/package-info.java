/** Finds elements of a Spatial DOM by what a person would say about them. */
@NullMarked
package browsy.find;

import org.jspecify.annotations.NullMarked;
