package browsy.layout.flow;

import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.flow.input.CellChildInput;
import browsy.layout.flow.input.ChildInput;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.sizing.BlockSizing;
import browsy.layout.sizing.BoxEdges;

/** The state of one pass over a block: its constraints, derived values, and mutable progress. */
final class BlockPass {
    final FlowScope scope;
    final Box box;
    final FlowConstraints constraints;

    /** Whether the block is the root of the block formatting context. */
    final boolean isRoot;

    /** Widths of border plus padding. */
    final LogicalEdges edges;

    final InlineGeometry geometry;

    /** The constraints that all children share. */
    final LayoutInput childInput;

    final TextBoxTrimming textTrimming;
    final MarginTrimming marginTrimming;
    final AdjoiningFloats floats;
    final BlockProgress progress;

    BlockPass(FlowScope scope, Box box, FlowConstraints constraints, boolean isRoot) {
        this.scope = scope;
        this.box = box;
        this.constraints = constraints;
        this.isRoot = isRoot;
        this.edges = BoxEdges.borderPadding(box, constraints.input().percentageEdges());
        this.geometry =
                new InlineGeometry(
                        box.flow(), constraints.lineOffset(), constraints.inlineSize(), edges);
        this.childInput = containingBlock();
        this.textTrimming = TextBoxTrimming.of(box, constraints.input(), edges, scope.contents());
        this.marginTrimming =
                MarginTrimming.of(box, constraints, edges, childInput, scope.contents());
        this.floats = new AdjoiningFloats(constraints.adjoining(), constraints.insideClearing());
        this.progress = new BlockProgress(constraints, floats);
    }

    /**
     * Returns the constraints of the children, whose containing block is the content box.
     *
     * @see <a href="https://www.w3.org/TR/CSS22/visudet.html#containing-block-details">CSS 2.2,
     *     10.1</a>
     */
    private LayoutInput containingBlock() {
        LayoutInput own = constraints.input();
        AvailableSize basis = BlockSizing.childPercentageBasis(box, own, constraints.inlineSize());
        return LayoutInput.inContainingBlock(
                AvailableSize.definite(geometry.contentInline()),
                percentageBasis(box, basis, own, scope.context()));
    }

    /**
     * Returns the percentage basis of the block sizes of the children. An anonymous box without a
     * definite block size passes on the basis of its own percentages.
     *
     * @param own its content-box block size
     * @param input the constraints of the box itself
     * @see <a href="https://www.w3.org/TR/CSS22/visuren.html#anonymous-block-level">CSS 2.2,
     *     9.2.1.1</a>
     */
    static AvailableSize percentageBasis(
            Box box, AvailableSize own, LayoutInput input, LayoutContext context) {
        return box.isAnonymous() && !own.isDefinite() && !input.block().isImposed()
                ? input.block().percentageBasis()
                : QuirksModeHeight.childPercentageBasis(box, own, input, context);
    }

    /** Returns the constraints of one in-flow child. */
    LayoutInput inputOf(Box child) {
        boolean isQuirksMode = scope.context().isQuirksMode();
        LayoutInput input =
                CellChildInput.of(child, box, constraints.input(), childInput, isQuirksMode);
        return ChildInput.stretching(child, box, input, isRoot, edges);
    }
}
