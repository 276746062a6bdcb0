package browsy.layout.positioned;

import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutResult;
import browsy.layout.context.PendingPositioned;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragment.PlacedFragment;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.geometry.PhysicalRect;
import browsy.layout.geometry.WritingFlow;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Layout of the positioned descendants of a containing block, after the layout of the box that
 * establishes it.
 *
 * @see <a href="https://drafts.csswg.org/css-position-3/#abspos-layout">css-position-3</a>
 */
public final class PositionedLayout {
    private final LayoutContext context;

    /** The children of the fragment, including the positioned boxes placed so far. */
    private final List<PlacedFragment> children;

    /** The positioned boxes whose containing block is an ancestor. */
    private final List<PendingPositioned> handedUp = new ArrayList<>();

    /** The anchors in the containing block; null until the first box needs them. */
    private @Nullable AcceptableAnchors anchors;

    private PositionedLayout(LayoutResult of, LayoutContext context) {
        this.context = context;
        this.children = new ArrayList<>(of.fragment().children());
    }

    /**
     * Places the pending positioned boxes of a layout result whose containing block is the laid out
     * box or an inline box in it. Returns the result with the placed boxes as children and the
     * other boxes still pending.
     */
    public static LayoutResult layOutPending(LayoutResult result, LayoutContext context) {
        if (result.pending().isEmpty()) {
            return result;
        }
        BoxFragment fragment = result.fragment();
        InlineContainingBlocks inlines = InlineContainingBlocks.of(fragment, result.pending());
        boolean contains = ContainingBlocks.containsAbsolute(fragment.box());
        if (!contains && inlines.isEmpty()) {
            return result;
        }
        PositionedLayout layout = new PositionedLayout(result, context);
        PhysicalRect own = PaddingBox.of(fragment);
        layout.run(
                result.pending(),
                pending -> {
                    ContainingBlock inline = inlines.of(pending.box());
                    if (inline != null) {
                        return inline;
                    }
                    if (!contains || !ContainingBlocks.contains(fragment.box(), pending.box())) {
                        return null;
                    }
                    PhysicalRect area = pending.area();
                    return new ContainingBlock(area == null ? own : area, fragment.box().flow());
                });
        return layout.with(fragment);
    }

    /**
     * Places all pending positioned boxes in the initial containing block.
     *
     * @param result the result of the root element; its fragment covers the viewport
     * @param area the viewport without scrollbar gutters
     * @param flow writing mode and direction of the initial containing block
     */
    public static LayoutResult layOutInViewport(
            LayoutResult result, PhysicalRect area, WritingFlow flow, LayoutContext context) {
        if (result.pending().isEmpty()) {
            return result;
        }
        PositionedLayout layout = new PositionedLayout(result, context);
        ContainingBlock initial = new ContainingBlock(area, flow);
        layout.run(result.pending(), pending -> initial);
        return layout.with(result.fragment());
    }

    /**
     * A containing block, in the coordinates of the fragment that gets the positioned boxes as
     * children.
     */
    record ContainingBlock(PhysicalRect rect, WritingFlow flow) {}

    /** Finds the containing block of a box; returns null if it is an ancestor. */
    private interface Finder {
        @Nullable ContainingBlock find(PendingPositioned pending);
    }

    /**
     * Places boxes in tree order, since only boxes placed earlier are acceptable anchors. Pending
     * boxes of a placed box follow directly after it.
     */
    private void run(List<PendingPositioned> all, Finder finder) {
        Deque<PendingPositioned> queue = new ArrayDeque<>(all);
        while (!queue.isEmpty()) {
            PendingPositioned next = queue.remove();
            ContainingBlock container = finder.find(next);
            if (container == null) {
                handedUp.add(next);
                continue;
            }
            PositionedBox.Placed placed =
                    next.box().sizing().usesAnchors()
                            ? new AnchoredBox(next, container, anchors()).place(context)
                            : new PositionedBox(next, container.rect(), container.flow(), null)
                                    .place(context);
            PhysicalOffset offset = placed.offset();
            add(new PlacedFragment(placed.layout().fragment(), offset));
            List<PendingPositioned> inner = placed.layout().pending();
            for (int i = inner.size() - 1; i >= 0; i--) {
                queue.addFirst(inner.get(i).movedBy(offset));
            }
        }
    }

    /** Returns the anchors, which are collected on first use. */
    private AcceptableAnchors anchors() {
        AcceptableAnchors known = anchors;
        if (known == null) {
            known = new AcceptableAnchors(context.document());
            children.forEach(known::add);
            anchors = known;
        }
        return known;
    }

    private void add(PlacedFragment child) {
        children.add(child);
        if (anchors != null) {
            anchors.add(child);
        }
    }

    private LayoutResult with(BoxFragment fragment) {
        return new LayoutResult(fragment.withChildren(children), handedUp);
    }
}
