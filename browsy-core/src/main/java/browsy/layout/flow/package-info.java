/**
 * Block formatting contexts: normal flow, collapsing margins, clearance and floats.
 *
 * <p>{@link browsy.layout.flow.BlockLayout} lays out a block in the order of CSS 2.2: start edge,
 * content, end edge, block size, fragment. {@link browsy.layout.flow.BlockChild} lays out one
 * in-flow block in its parent. All blocks of a formatting context are laid out together. The layout
 * context lays out children that establish an independent formatting context; {@link
 * browsy.layout.flow.RootPlacement} places them.
 *
 * <h2>Passes</h2>
 *
 * <p>The <em>block offset</em> of a block is its block-start border edge in the coordinates of the
 * formatting context. It is unknown when the layout of the block starts, because the margins of its
 * first content may collapse with its own. It is <em>unresolved</em> until something separates the
 * margins: a line, a border, padding, a block size, clearance, or a child that establishes an
 * independent formatting context. Until then the margins collect in a <em>margin strut</em> ({@link
 * browsy.layout.flow.MarginStrut}).
 *
 * <p>Floats must be placed at once, since later content is placed beside them. Floats that occur
 * while the block offset is unresolved <em>adjoin</em> the margins ({@link
 * browsy.layout.flow.AdjoiningFloats}). They are placed for the <em>expected</em> offset, at the
 * end of the strut so far. In most cases this becomes the block offset.
 *
 * <p>If it does not, the pass is <em>aborted</em> as soon as the block offset is resolved. The
 * result ({@link browsy.layout.flow.FlowResult.Aborted}) propagates to the ancestors whose margins
 * collapse with those of the block, and resolves their offsets too. It stops at the first ancestor
 * whose offset was resolved before. This ancestor removes all floats placed since its child
 * started, and lays out the child again with a <em>forced</em> block offset. Floats cannot abort a
 * pass with a forced offset: it places them correctly and runs to its end. Since an aborted pass
 * stops where it resolves the offset, nested blocks do not multiply the work. A third pass is
 * needed only if a forced offset must exclude a margin.
 *
 * <p>Two things move a block away from the end of its margins. <em>Clearance</em> moves a block
 * below floats; its ancestors do not move with it, as its margins no longer collapse with theirs.
 * And the margin of a child that establishes an independent formatting context only counts if the
 * child fits beside the adjoining floats ({@link browsy.layout.flow.RootMargin}).
 *
 * <p>A <em>self-collapsing</em> block ends with an unresolved offset: its margins collapse through
 * it. Its parent learns its offset later, and lays it out again if its floats were placed for
 * another offset.
 */
@NullMarked
package browsy.layout.flow;

import org.jspecify.annotations.NullMarked;
