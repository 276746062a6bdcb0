/** Layout of form controls that is not that of any CSS model. */
@NullMarked
package browsy.layout.control;

import org.jspecify.annotations.NullMarked;
