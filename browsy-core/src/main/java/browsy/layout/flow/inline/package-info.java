/** Inline layout: items, line breaking, line boxes. */
@NullMarked
package browsy.layout.flow.inline;

import org.jspecify.annotations.NullMarked;
