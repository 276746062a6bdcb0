package browsy.layout.flow;

import static browsy.style.property.InternalProperties.ORIGINALLY_INLINE;
import static browsy.style.property.TextProperties.TEXT_INDENT;

import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;
import browsy.layout.flow.floats.LineSpan;
import browsy.layout.flow.fragments.BlockStaticPosition.Place;
import browsy.layout.flow.fragments.FragmentBuilder;
import browsy.layout.flow.inline.LineAlignment;
import browsy.layout.geometry.LogicalOffset;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.sizing.Lengths;
import java.util.ArrayList;
import java.util.List;

/**
 * The static positions of the absolutely positioned children of a block container of blocks: where
 * each would have been. One that would be inline-level would have been in a line of its own.
 *
 * @see <a href="https://drafts.csswg.org/css-position-3/#staticpos-rect">css-position-3</a>
 */
final class PositionedChildren {
    private final BlockPass container;
    private final BlockProgress progress;
    private final FragmentBuilder fragment;

    /** Inline-level children that were met before the block offset was resolved. */
    private List<InlineLevel> waiting = List.of();

    /** A child, and where it starts if the block lies where it is expected. */
    private record InlineLevel(Box box, double expectedAt, double inline) {}

    /**
     * @param fragment where the children are noted
     */
    PositionedChildren(BlockPass container, FragmentBuilder fragment) {
        this.container = container;
        this.progress = container.progress;
        this.fragment = fragment;
    }

    /** Meets a child among the others. */
    void meet(Box child) {
        double block = progress.isResolved() ? progress.nextPosition() : 0;
        if (!child.style().get(ORIGINALLY_INLINE)) {
            fragment.addStatic(
                    child,
                    Place.AMONG_BLOCKS,
                    new LogicalOffset(container.edges.inlineStart(), block),
                    new LogicalSize(container.geometry.contentInline(), 0));
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

    /**
     * Notes what has waited for the block offset. If it is still unresolved, margins collapse
     * through the block, and the expected offset is the best there is.
     */
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
        LineSpan free = container.scope.floats().between(container.geometry.contentSpan(), at, at);
        double start = LineAlignment.ofEmptyLine(container.box, Math.max(0, free.size()));
        double lineOffset =
                container.box.flow().isLineReversed() ? free.right() - start : free.left() + start;
        return container.geometry.inlineOffsetOf(lineOffset, 0) + indent();
    }

    private double indent() {
        AvailableSize basis = AvailableSize.definite(container.geometry.contentInline());
        return Lengths.resolveOrZero(container.box.style().get(TEXT_INDENT).amount(), basis);
    }
}
