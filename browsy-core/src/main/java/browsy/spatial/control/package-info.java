/** The state of form controls: values, labels, form owners, ARIA states. */
@NullMarked
package browsy.spatial.control;

import org.jspecify.annotations.NullMarked;
