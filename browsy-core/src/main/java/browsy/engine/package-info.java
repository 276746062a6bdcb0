/** Operations on pages for the other modules of browsy. The package is exported to them only. */
@NullMarked
package browsy.engine;

import org.jspecify.annotations.NullMarked;
