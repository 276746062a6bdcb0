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
 * Lays out the positioned descendants of a box that is their containing block, once the box itself
 * has been laid out.
 *
 * @see <a href="https://drafts.csswg.org/css-position-3/#abspos-layout">css-position-3</a>
 */
public final class PositionedLayout {
    private final LayoutContext context;
    private final List<PlacedFragment> children;
    private final List<PendingPositioned> handedUp = new ArrayList<>();
    private @Nullable Anchors anchors;

    private PositionedLayout(LayoutResult of, LayoutContext context) {
        this.context = context;
        this.children = new ArrayList<>(of.fragment().children());
    }

    /** What a box gives once those of its pending descendants are placed that belong into it. */
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
     * Places all that is left in the initial containing block.
     *
     * @param result the root element's; a fragment that covers the viewport
     * @param area of the viewport but for what is kept free for scroll bars
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
     * A containing block, in coordinates of the fragment that positioned boxes become children of.
     */
    record ContainingBlock(PhysicalRect rect, WritingFlow flow) {}

    /** Finds the containing block; null where it lies further up. */
    private interface Finder {
        @Nullable ContainingBlock find(PendingPositioned pending);
    }

    /** In tree order, which decides what is an anchor for what. */
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

    /** What has been laid out so far; looked through for the first box that asks. */
    private Anchors anchors() {
        Anchors known = anchors;
        if (known == null) {
            known = new Anchors(context.document());
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
