/** What a click does by HTML, or would do if scripts ran, inferred from markup. */
@NullMarked
package browsy.behavior;

import org.jspecify.annotations.NullMarked;
