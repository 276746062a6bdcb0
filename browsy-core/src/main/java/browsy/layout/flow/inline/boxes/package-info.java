/**
 * Block-axis layout of lines: inline boxes, their alignment, the block size of the line, and its
 * annotations.
 *
 * @see <a href="https://drafts.csswg.org/css-inline-3/#line-layout">css-inline-3</a>
 */
@NullMarked
package browsy.layout.flow.inline.boxes;

import org.jspecify.annotations.NullMarked;
