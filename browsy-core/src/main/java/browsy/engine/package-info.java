/**
 * What the modules of browsy do with a page besides what its readers may: it is exported to them
 * alone.
 */
@NullMarked
package browsy.engine;

import org.jspecify.annotations.NullMarked;
