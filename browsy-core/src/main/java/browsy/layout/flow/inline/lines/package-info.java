/**
 * Breaks inline items into lines.
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/#line-breaking">css-text-4</a>
 */
@NullMarked
package browsy.layout.flow.inline.lines;

import org.jspecify.annotations.NullMarked;
