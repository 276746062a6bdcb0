/**
 * The interface of formatting contexts, the constraints that a parent passes to the layout of a
 * child, and the results.
 */
@NullMarked
package browsy.layout.context;

import org.jspecify.annotations.NullMarked;
