/** The effects of clicks: those that HTML defines, and those of scripts inferred from markup. */
@NullMarked
package browsy.behavior;

import org.jspecify.annotations.NullMarked;
