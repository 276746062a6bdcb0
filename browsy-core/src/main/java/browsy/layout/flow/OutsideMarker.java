package browsy.layout.flow;

import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutInput.AutoSize;
import browsy.layout.context.LayoutResult;
import browsy.layout.flow.fragments.FragmentBuilder;
import browsy.layout.flow.quirks.BlockQuirks;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.LogicalOffset;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.positioned.RelativeOffset;
import browsy.style.PseudoElement;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The outside marker of a list item, which waits for the first line of the content to stand beside.
 *
 * @see <a href="https://drafts.csswg.org/css-lists-3/#list-style-position-outside">css-lists-3</a>
 */
final class OutsideMarker {
    private final LayoutContext context;
    private final Box container;
    private final LogicalEdges edges;
    private final LayoutInput input;
    private final FragmentBuilder fragment;
    private @Nullable Box waiting;

    /**
     * A marker that has not been met yet.
     *
     * @param fragment where the marker is placed
     */
    OutsideMarker(BlockPass item, FragmentBuilder fragment) {
        this.context = item.scope.context();
        this.container = item.box;
        this.edges = item.edges;
        this.input = item.childInput;
        this.fragment = fragment;
    }

    /** Meets the marker among the children. */
    void meet(Box marker) {
        waiting = marker;
    }

    /**
     * Places the marker on the first baseline there is.
     *
     * @param block where the content lies, from the block-start border edge
     * @return how far the marker, being taller, pushes the content down
     */
    double standBeside(BoxFragment content, double block) {
        Box marker = waiting;
        Double baseline = content.firstBaseline();
        boolean orthogonal = content.box().flow().isOrthogonalTo(container.flow());
        if (marker == null || baseline == null || orthogonal) {
            return 0;
        }
        waiting = null;
        return standOn(marker, block, baseline);
    }

    /**
     * Likewise, where the container holds lines, the marker among them.
     *
     * @param baseline of the first line, from {@code block}; null where there is none
     */
    double standOnFirstLine(double block, @Nullable Double baseline) {
        Box marker = amongInlines();
        if (marker == null || baseline == null) {
            waiting = marker;
            return 0;
        }
        return standOn(marker, block, baseline);
    }

    private double standOn(Box marker, double block, double baseline) {
        LayoutResult layout = layOut(marker);
        Double ascent = layout.fragment().firstBaseline();
        double adjust = ascent == null ? 0 : baseline - ascent;
        fragment.add(
                layout.fragment(),
                new LogicalOffset(
                        edges.inlineStart() - size(layout).inline(), block + Math.max(0, adjust)),
                PhysicalOffset.ZERO,
                layout.pending());
        return Math.max(0, -adjust);
    }

    /** Whether the marker has found no line to stand beside. */
    boolean isWaiting() {
        return waiting != null;
    }

    /**
     * Places the marker at the start of the content.
     *
     * @return the room that it needs
     */
    double makeRoom() {
        Box marker = waiting;
        if (marker == null) {
            throw new IllegalStateException("no marker waits");
        }
        return BlockQuirks.leavesOutMarker(container, marker)
                ? 0
                : placeAt(marker, edges.blockStart());
    }

    /**
     * Places a marker where there is no content beside it.
     *
     * @param block where it starts, from the block-start border edge
     * @return its block size
     */
    double placeAt(Box marker, double block) {
        LayoutResult layout = layOut(marker);
        LogicalSize size = size(layout);
        fragment.add(
                layout.fragment(),
                new LogicalOffset(edges.inlineStart() - size.inline(), block),
                RelativeOffset.of(marker, container.flow(), input),
                layout.pending());
        fragment.addBaselines(layout.fragment(), block, AvailableSize.INDEFINITE);
        return size.block();
    }

    private @Nullable Box amongInlines() {
        List<Box> children = container.children();
        for (int i = 0; i < children.size(); i++) {
            Box child = children.get(i);
            if (child.pseudo() == PseudoElement.MARKER && child instanceof BlockContainer) {
                return child;
            }
            if (!child.isOutOfFlow()) {
                return null;
            }
        }
        return null;
    }

    private LayoutResult layOut(Box marker) {
        return context.layout(marker, input.withInlineAuto(AutoSize.FIT_CONTENT));
    }

    private LogicalSize size(LayoutResult layout) {
        return container.flow().toLogical(layout.fragment().size());
    }
}
