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
import browsy.layout.sizing.LengthResolution;
import java.util.ArrayList;
import java.util.List;

/**
 * Static positions of the absolutely positioned children of a block container with block-level
 * content. The static position of a child is where it would be if it were in flow. A child whose
 * specified display is inline-level would be in a line of its own.
 *
 * @see <a href="https://drafts.csswg.org/css-position-3/#staticpos-rect">css-position-3</a>
 */
final class PositionedChildren {
    private final BlockPass container;
    private final BlockProgress progress;
    private final FragmentBuilder fragment;

    /** Inline-level children that precede the resolution of the block offset. */
    private List<InlineLevel> waiting = List.of();

    /**
     * An originally inline-level child.
     *
     * @param expectedAt the block offset for which {@code inline} was computed
     * @param inline start of its hypothetical line, from the inline-start border edge
     */
    private record InlineLevel(Box box, double expectedAt, double inline) {}

    /**
     * Creates an empty collection.
     *
     * @param container the pass over the block container
     * @param fragment receives the static positions
     */
    PositionedChildren(BlockPass container, FragmentBuilder fragment) {
        this.container = container;
        this.progress = container.progress;
        this.fragment = fragment;
    }

    /** Adds a child at the current position of the pass. */
    void add(Box child) {
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
     * Adds the waiting children to the fragment. If the block offset is still unresolved, the block
     * is self-collapsing, and the expected offset is used.
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

    /**
     * Returns the start of a hypothetical line at a block offset, beside the floats there, as the
     * distance from the inline-start border edge.
     */
    private double startOfLine(double at) {
        LineSpan free = container.scope.floats().between(container.geometry.contentSpan(), at, at);
        double start = LineAlignment.ofEmptyLine(container.box, Math.max(0, free.size()));
        double lineOffset =
                container.box.flow().isLineReversed() ? free.right() - start : free.left() + start;
        return container.geometry.inlineOffsetOf(lineOffset, 0) + indent();
    }

    private double indent() {
        AvailableSize basis = AvailableSize.definite(container.geometry.contentInline());
        return LengthResolution.resolveOrZero(
                container.box.style().get(TEXT_INDENT).amount(), basis);
    }
}
