/**
 * Grid layout by <a href="https://drafts.csswg.org/css-grid-2/">css-grid-2</a>. The phases are
 * types: definition, unplaced items, placed items, used tracks, aligned boxes.
 */
@NullMarked
package browsy.layout.grid;

import org.jspecify.annotations.NullMarked;
