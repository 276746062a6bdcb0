package browsy.layout.flow;

import browsy.layout.box.Box;
import browsy.layout.box.ReplacedBox;
import browsy.layout.box.TableBox;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutInput.AutoSize;
import browsy.layout.context.LayoutResult;
import browsy.layout.flow.floats.FloatContext;
import browsy.layout.flow.floats.LineSpan;
import browsy.layout.flow.fragments.BlockJustification;
import browsy.layout.flow.input.OrthogonalInput;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.sizing.BoxEdges;

/**
 * Placement of an in-flow child that establishes an independent formatting context or is replaced.
 * Its border box must not overlap the margin boxes of floats: it becomes narrower, or moves below
 * floats.
 *
 * @see <a href="https://www.w3.org/TR/CSS22/visuren.html#bfc-next-to-float">CSS 2.2, 9.5</a>
 */
final class RootPlacement {
    /**
     * The limit on positions tried, each of which costs a layout of the child. A hostile page may
     * have any number of floats.
     */
    private static final int MAX_TRIES = 10_000;

    private final FlowScope scope;
    private final Box child;
    private final Box parent;
    private final LineSpan content;
    private final LayoutInput input;
    private final LogicalEdges margins;

    /**
     * A placed child.
     *
     * @param layout the layout result of the child
     * @param lineOffset line-left edge of its border box in the block formatting context
     * @param block block-start edge of its border box in the block formatting context
     */
    record Placed(LayoutResult layout, double lineOffset, double block) {}

    /**
     * Creates a placement in a parent.
     *
     * @param childInput the constraints of the child on the axes of the parent
     */
    RootPlacement(BlockPass pass, Box child, LayoutInput childInput) {
        this.scope = pass.scope;
        this.child = child;
        this.parent = pass.box;
        this.content = pass.geometry.contentSpan();
        LayoutInput own = OrthogonalInput.of(childInput, parent, child.flow(), scope.context());
        this.input =
                child.flow().isOrthogonalTo(parent.flow())
                                && BlockJustification.stretches(child, parent)
                        ? own.withBlockAuto(AutoSize.STRETCH)
                        : own;
        this.margins =
                BoxEdges.margin(child, AvailableSize.definite(content.size()), parent.flow());
    }

    Box child() {
        return child;
    }

    /** Returns the margins on the axes of the parent, {@code auto} as 0. */
    LogicalEdges margins() {
        return margins;
    }

    /**
     * Lays out the child at the first position at or below {@code origin} where it fits. The
     * positions tried are {@code origin} and the block ends of floats below it. At each position:
     *
     * <ol>
     *   <li>Lay out the child between the floats at its block start.
     *   <li>While floats further down reach into it, lay it out again between these.
     *   <li>Accept the position if the border box fits, or if there are no floats to avoid.
     * </ol>
     *
     * @param origin the minimum block offset
     */
    Placed place(double origin) {
        FloatContext floats = scope.floats();
        double at = origin;
        for (int tries = 0; tries < MAX_TRIES; tries++) {
            // Step 1: the floats at its block start.
            LineSpan free = floats.between(content, at, at);
            Placed placed = placeIn(free, at);
            LogicalSize size = size(placed);
            double tallest = size.block();
            LineSpan lower = floats.between(content, at, at + size.block());
            while (!lower.isSame(free)) {
                // Step 2: a float further down reaches into the child. The narrower child may
                // become taller.
                free = lower;
                placed = placeIn(free, at);
                size = size(placed);
                tallest = Math.max(tallest, size.block());
                lower = floats.between(content, at, at + size.block());
                // The narrower child did not become taller: no more floats reach into it.
                if (lower.size() >= free.size()) {
                    break;
                }
            }
            double next = floats.nextEnd(at);
            // Step 3: where left and right floats overlap each other, even a child of width 0
            // overlaps them. Check this for the tallest layout tried here.
            boolean isClear =
                    fits(size.inline(), free)
                            && !(free.size() == 0 && floats.shuts(content, at, at + tallest));
            if (free.isSame(content) || isClear || Double.isInfinite(next)) {
                return placed;
            }
            at = next;
        }
        return placeIn(content, Math.max(at, floats.lowestEnd()));
    }

    /**
     * Whether the border box fits between floats. The margin at its start side may push it out of
     * the free space; the margin at its end side is ignored, because the margins are
     * over-constrained.
     *
     * @see <a href="https://www.w3.org/TR/CSS22/visudet.html#blockwidth">CSS 2.2, 10.3.3</a>
     */
    private boolean fits(double inlineSize, LineSpan free) {
        LineSpan border = border(free);
        return parent.flow().isLineReversed()
                ? border.right() - inlineSize >= free.left()
                : border.left() + inlineSize <= free.right();
    }

    private LogicalSize size(Placed placed) {
        return parent.flow().toLogical(placed.layout().fragment().size());
    }

    /**
     * Returns the available interval of the border box between floats. Margins may overlap floats;
     * they reduce the free space only if they are wider than the floats.
     */
    private LineSpan border(LineSpan free) {
        double marginLeft = parent.flow().lineLeft(margins);
        double marginRight = parent.flow().lineRight(margins);
        if (free.isSame(content)) {
            return new LineSpan(content.left() + marginLeft, content.right() - marginRight);
        }
        // Margins are measured from the content edges, or from the opposite floats if these reach
        // beyond a content edge: the free space is then empty.
        double left = Math.min(content.left(), free.right());
        double right = Math.max(content.right(), free.left());
        return new LineSpan(
                Math.max(free.left(), left + marginLeft),
                Math.min(free.right(), right - marginRight));
    }

    /**
     * Lays out the child between floats at a block offset.
     *
     * <ol>
     *   <li>Compute the available inline size, unless the child is orthogonal.
     *   <li>Lay out the child, and again if it is a grid that must stretch in quirks mode.
     *   <li>Resolve {@code auto} margins and alignment with its inline size.
     * </ol>
     *
     * @param free the free part of the content box
     */
    private Placed placeIn(LineSpan free, double at) {
        LineSpan room = border(free);
        double available = Math.max(0, room.size()) + margins.inlineSum();
        LayoutInput constrained =
                QuirksModeHeight.stretched(child, constrainedTo(available), scope.context());
        LayoutResult layout = scope.context().layout(child, constrained);
        LayoutInput stretched =
                QuirksModeHeight.stretchedBeyond(
                        child.flow().toLogical(layout.fragment().size()).block(),
                        child,
                        constrained,
                        margins,
                        scope.context());
        if (stretched != constrained) {
            layout = scope.context().layout(child, stretched);
        }
        double inlineSize = parent.flow().toLogical(layout.fragment().size()).inline();
        LogicalEdges used = InlineMargins.resolve(child, margins, parent, available, inlineSize);
        double lineOffset;
        if (parent.flow().isLineReversed()) {
            double extra = used.inlineStart() - margins.inlineStart();
            lineOffset = room.right() - extra - inlineSize;
        } else {
            lineOffset = room.left() + used.inlineStart() - margins.inlineStart();
        }
        return new Placed(layout, lineOffset, at);
    }

    /** Returns the constraints of the child with an available inline size, unless orthogonal. */
    private LayoutInput constrainedTo(double available) {
        if (child.flow().isOrthogonalTo(parent.flow())) {
            return input;
        }
        LayoutInput constrained = input.withAvailableInline(AvailableSize.definite(available));
        // Tables are shrink-to-fit, and replaced boxes have their own size: they do not fill the
        // space.
        return child instanceof TableBox || child instanceof ReplacedBox
                ? constrained.withInlineAuto(AutoSize.FIT_CONTENT)
                : constrained;
    }
}
