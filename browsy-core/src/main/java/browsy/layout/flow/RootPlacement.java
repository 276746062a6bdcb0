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
 * The place of an in-flow child that establishes a formatting context, or is replaced: its border
 * box must not overlap the margin boxes of floats, so it becomes narrower or goes below them.
 *
 * @see <a href="https://www.w3.org/TR/CSS22/visuren.html#bfc-next-to-float">CSS 2.2, 9.5</a>
 */
final class RootPlacement {
    /** Each try lays the child out: a hostile page may have floats without end. */
    private static final int MAX_TRIES = 10_000;

    private final FlowScope scope;
    private final Box child;
    private final Box parent;
    private final LineSpan content;
    private final LayoutInput input;
    private final LogicalEdges margins;

    /**
     * @param lineOffset the line-left edge of the border box in the formatting context
     * @param block its block-start edge
     */
    record Placed(LayoutResult layout, double lineOffset, double block) {}

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

    /** The margins on the parent's axes, automatic ones zero. */
    LogicalEdges margins() {
        return margins;
    }

    /** Lays the child out at the first place at or below {@code origin} where it fits. */
    Placed place(double origin) {
        FloatContext floats = scope.floats();
        double at = origin;
        for (int tries = 0; tries < MAX_TRIES; tries++) {
            // As wide as the floats at its start let it be.
            LineSpan free = floats.between(content, at, at);
            Placed placed = placeIn(free, at);
            LogicalSize size = size(placed);
            double tallest = size.block();
            LineSpan lower = floats.between(content, at, at + size.block());
            while (!lower.isSame(free)) {
                // A float further down reaches into it: narrower, and so perhaps taller.
                free = lower;
                placed = placeIn(free, at);
                size = size(placed);
                tallest = Math.max(tallest, size.block());
                lower = floats.between(content, at, at + size.block());
                // Narrower did not make it taller: no more floats reach into it.
                if (lower.size() >= free.size()) {
                    break;
                }
            }
            double next = floats.nextEnd(at);
            // Where floats of both sides overlap, even a box without width overlaps them: the
            // tallest
            // of the layouts tried here as well as the last one.
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
     * The margin at its start may push the border box out of the room; the one at its end gives
     * way, as the margins are over-constrained.
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

    /** Margins may overlap floats, but not narrow the room beside them a second time. */
    private LineSpan border(LineSpan free) {
        double marginLeft = parent.flow().lineLeft(margins);
        double marginRight = parent.flow().lineRight(margins);
        if (free.isSame(content)) {
            return new LineSpan(content.left() + marginLeft, content.right() - marginRight);
        }
        // Margins are measured from the content edge, or from where floats of the other side reach
        // if they reach beyond it: there is room for something of no size.
        double left = Math.min(content.left(), free.right());
        double right = Math.max(content.right(), free.left());
        return new LineSpan(
                Math.max(free.left(), left + marginLeft),
                Math.min(free.right(), right - marginRight));
    }

    private Placed placeIn(LineSpan free, double at) {
        LineSpan room = border(free);
        double available = Math.max(0, room.size()) + margins.inlineSum();
        LayoutInput constrained = input;
        if (!child.flow().isOrthogonalTo(parent.flow())) {
            constrained = input.withAvailableInline(AvailableSize.definite(available));
            // These do not fill the room: tables shrink to fit, replaced boxes have a size.
            if (child instanceof TableBox || child instanceof ReplacedBox) {
                constrained = constrained.withInlineAuto(AutoSize.FIT_CONTENT);
            }
        }
        LayoutResult layout = scope.context().layout(child, constrained);
        LayoutInput stretched =
                QuirksModeHeight.stretched(
                        child,
                        constrained,
                        margins,
                        child.flow().toLogical(layout.fragment().size()).block(),
                        scope.context());
        if (stretched != constrained) {
            layout = scope.context().layout(child, stretched);
        }
        double inlineSize = parent.flow().toLogical(layout.fragment().size()).inline();
        LogicalEdges used =
                InlineMargins.resolve(child, margins, parent, available, () -> inlineSize);
        double lineOffset;
        if (parent.flow().isLineReversed()) {
            double extra = used.inlineStart() - margins.inlineStart();
            lineOffset = room.right() - extra - inlineSize;
        } else {
            lineOffset = room.left() + used.inlineStart() - margins.inlineStart();
        }
        return new Placed(layout, lineOffset, at);
    }
}
