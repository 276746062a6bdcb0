/** The values of form controls and their constraint validation. */
@NullMarked
package browsy.html.form;

import org.jspecify.annotations.NullMarked;
