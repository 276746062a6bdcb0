/** The values of form controls, and the constraints that they are held to. */
@NullMarked
package browsy.html.form;

import org.jspecify.annotations.NullMarked;
