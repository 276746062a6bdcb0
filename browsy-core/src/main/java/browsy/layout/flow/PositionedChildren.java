package browsy.layout.flow;

import static browsy.style.property.InternalProperties.ORIGINALLY_INLINE;
import static browsy.style.property.TextProperties.TEXT_INDENT;

import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;
import browsy.layout.flow.floats.FloatContext;
import browsy.layout.flow.floats.LineSpan;
import browsy.layout.flow.fragments.BlockStaticPosition.Place;
import browsy.layout.flow.fragments.FragmentBuilder;
import browsy.layout.flow.inline.LineAlignment;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.LogicalOffset;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.sizing.Lengths;
import java.util.ArrayList;
import java.util.List;

/**
 * The absolutely positioned children of a block container of blocks: where each would have been.
 *
 * @see <a href="https://drafts.csswg.org/css-position-3/#staticpos-rect">css-position-3</a>
 */
final class PositionedChildren {
    private final Box container;
    private final FloatContext floats;
    private final LogicalEdges edges;
    private final InlineGeometry geometry;
    private final BlockProgress progress;
    private final FragmentBuilder fragment;

    /** Inline-level children that were met before the block offset was resolved. */
    private List<InlineLevel> waiting = List.of();

    /** A child, and where it starts if the block lies where it is expected. */
    private record InlineLevel(Box box, double expectedAt, double inline) {}

    /**
     * @param fragment where the children are noted
     */
    PositionedChildren(BlockPass pass, FragmentBuilder fragment) {
        this.container = pass.box;
        this.floats = pass.scope.floats();
        this.edges = pass.edges;
        this.geometry = pass.geometry;
        this.progress = pass.progress;
        this.fragment = fragment;
    }

    /** Meets a child among the others. */
    void meet(Box child) {
        double block = progress.isResolved() ? progress.position() + progress.strut().sum() : 0;
        if (!child.style().get(ORIGINALLY_INLINE)) {
            fragment.addStatic(
                    child,
                    Place.AMONG_BLOCKS,
                    new LogicalOffset(edges.inlineStart(), block),
                    new LogicalSize(geometry.contentInline(), 0));
            return;
        }
        double at = progress.offsetOf(block);
        InlineLevel place = new InlineLevel(child, at, startOfLine(at));
        if (progress.isResolved()) {
            add(place, block);
        } else {
            if (waiting.isEmpty()) {
                waiting = new ArrayList<>();
            }
            waiting.add(place); // which floats are beside it is not known yet
        }
    }

    /** Notes what has waited for the block offset, which is as good as known. */
    void finish() {
        for (int i = 0; i < waiting.size(); i++) {
            add(waiting.get(i), 0);
        }
        waiting = List.of();
    }

    private void add(InlineLevel place, double block) {
        double at = progress.offsetOf(block);
        double inline = at == place.expectedAt() ? place.inline() : startOfLine(at);
        fragment.addStatic(
                place.box(),
                Place.WITHOUT_LINE,
                new LogicalOffset(inline, block),
                LogicalSize.ZERO);
    }

    /** Where an inline-level box would start in a line of its own, beside the floats there. */
    private double startOfLine(double at) {
        LineSpan free = floats.between(geometry.contentSpan(), at, at);
        double start = LineAlignment.ofEmptyLine(container, Math.max(0, free.size()));
        double lineOffset =
                container.flow().isLineReversed() ? free.right() - start : free.left() + start;
        return geometry.inlineOffsetOf(lineOffset, 0) + indent();
    }

    private double indent() {
        AvailableSize basis = AvailableSize.definite(geometry.contentInline());
        return Lengths.resolveOrZero(container.style().get(TEXT_INDENT).amount(), basis);
    }
}
