/**
 * Multi-column layout. The flow thread of a container is laid out as one column, then broken into
 * columns that are placed side by side.
 */
@NullMarked
package browsy.layout.multicol;

import org.jspecify.annotations.NullMarked;
