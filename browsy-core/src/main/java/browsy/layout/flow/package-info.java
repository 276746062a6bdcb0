/**
 * Block formatting contexts: normal flow, collapsing margins, clearance and floats.
 *
 * <p>{@link browsy.layout.flow.BlockLayout} lays out a block in the order of CSS 2.2: start edge,
 * content, end edge, block size, fragment. {@link browsy.layout.flow.BlockChild} is one in-flow
 * block in its parent. All blocks of a formatting context are laid out together; children that
 * establish a context of their own ({@link browsy.layout.flow.RootPlacement}) are asked of the
 * layout context.
 *
 * <h2>Passes</h2>
 *
 * <p>The <em>block offset</em> of a block is its block-start border edge in the formatting context.
 * It is not known when the layout of the block starts: the margins of its first content may
 * collapse with its own. It is unresolved until something separates them: a line, a border,
 * padding, a height, clearance, or a child that establishes a formatting context. Until then the
 * margins gather in a <em>margin strut</em> ({@link browsy.layout.flow.MarginStrut}).
 *
 * <p>Floats need a place at once, since what follows stands beside them. Those that are met while
 * the block offset is unresolved <em>adjoin</em> the margins ({@link
 * browsy.layout.flow.AdjoiningFloats}): they are placed where the strut leads so far, the
 * <em>expected</em> offset. In most cases that is where the block comes to lie.
 *
 * <p>If it is not, the pass is <em>aborted</em> as soon as the block offset is resolved. The result
 * ({@link browsy.layout.flow.FlowResult.Aborted}) goes up through the blocks whose margins
 * collapse, which resolves their offsets too, until a block is reached whose offset was resolved
 * before. That block undoes all floats since the child began and runs the child again with its
 * offset <em>forced</em>. A forced offset stands, so that the next pass places the floats where
 * they belong and goes to its end. As an aborted pass stops where it resolves, nested blocks do not
 * multiply the work. One margin may still be left out of a forced offset; that takes a third pass.
 *
 * <p>Two things move a block offset away from where margins lead. <em>Clearance</em> puts a block
 * below floats; blocks around it do not follow, as its margins no longer collapse with theirs. And
 * the margin of a child that establishes a formatting context counts only if the child fits beside
 * the adjoining floats ({@link browsy.layout.flow.RootMargin}).
 *
 * <p>A <em>self-collapsing</em> block ends with its offset unresolved: its margins collapse through
 * it. Its parent learns later where it lies, and runs it again if floats in it lie elsewhere.
 */
@NullMarked
package browsy.layout.flow;

import org.jspecify.annotations.NullMarked;
