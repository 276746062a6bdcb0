/** Operations on pages for other modules of browsy. The package is exported only to these. */
@NullMarked
package browsy.engine;

import org.jspecify.annotations.NullMarked;
