/** The layout of form controls that no CSS layout model defines. */
@NullMarked
package browsy.layout.control;

import org.jspecify.annotations.NullMarked;
