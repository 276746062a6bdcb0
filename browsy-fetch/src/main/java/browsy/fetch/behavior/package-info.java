/** Does what scripts would do on a click. */
@NullMarked
package browsy.fetch.behavior;

import org.jspecify.annotations.NullMarked;
