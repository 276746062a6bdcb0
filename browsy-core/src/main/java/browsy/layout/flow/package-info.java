/**
 * Block layout: normal flow, margin collapsing, clearance and floats.
 *
 * <p>All blocks of one block formatting context are laid out together by {@link
 * browsy.layout.flow.BlockLayout}; whatever establishes a context of its own is asked of the layout
 * context.
 */
@NullMarked
package browsy.layout.flow;

import org.jspecify.annotations.NullMarked;
