/** The layout stage: turns a styled document into a tree of fragments with sizes and offsets. */
@NullMarked
package browsy.layout;

import org.jspecify.annotations.NullMarked;
