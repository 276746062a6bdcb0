/**
 * Grid layout by <a href="https://drafts.csswg.org/css-grid-2/">css-grid-2</a>. Each phase has an
 * immutable result type: explicit grid ({@code GridDefinition}), resolved placement ({@code
 * LinePlacement}), placed items ({@code GridNode}), used tracks ({@code AxisTracks}), fragments.
 */
@NullMarked
package browsy.layout.grid;

import org.jspecify.annotations.NullMarked;
