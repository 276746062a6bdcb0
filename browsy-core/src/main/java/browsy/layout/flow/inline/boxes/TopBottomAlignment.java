package browsy.layout.flow.inline.boxes;

import browsy.layout.box.Box;
import browsy.layout.box.InlineBox;
import browsy.layout.flow.inline.items.CulledBoxes;
import browsy.layout.flow.inline.items.FontHeight;
import browsy.layout.flow.inline.items.InlineItem;
import browsy.layout.flow.inline.items.InlineItem.Kind;
import browsy.layout.flow.inline.lines.Line;
import browsy.layout.flow.inline.lines.LineItem;
import browsy.layout.flow.quirks.InlineQuirks;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.sizing.BoxEdges;
import java.util.List;

/**
 * Puts what is aligned to the top or bottom of a line, or of a box that is itself so aligned, where
 * its aligned subtree ends.
 *
 * @see <a href="https://www.w3.org/TR/CSS22/visudet.html#propdef-vertical-align">CSS 2.2</a>
 */
final class TopBottomAlignment {
    private final CulledBoxes culled;
    private final boolean flipped;

    /**
     * @param flipped whether the over side of lines is their block-end side
     */
    TopBottomAlignment(CulledBoxes culled, boolean flipped) {
        this.culled = culled;
        this.flipped = flipped;
    }

    /** Whether anything on a line is so aligned. */
    static boolean isNeeded(List<InlineItem> openBefore, Line line) {
        for (int i = 0; i < openBefore.size(); i++) {
            if (VerticalAlignment.isTopOrBottom(openBefore.get(i).box().style())) {
                return true;
            }
        }
        List<LineItem> items = line.items();
        for (int i = 0; i < items.size(); i++) {
            InlineItem item = items.get(i).item();
            boolean canBe = item.kind() == Kind.OPEN || item.kind() == Kind.ATOMIC;
            if (canBe && VerticalAlignment.isTopOrBottom(item.box().style())) {
                return true;
            }
        }
        return false;
    }

    /** Unites a box, with the boxes in it, into the {@code boxExtent} of its parent. */
    void addBox(BoxState box, BoxState parent) {
        FontHeight boxes =
                InlineQuirks.countsOnBaseline(hasFragment(box))
                        ? box.boxExtent.unite(extent(box))
                        : box.boxExtent;
        parent.boxExtent = parent.boxExtent.unite(boxes.movedDown(box.shift));
    }

    /**
     * Aligns what waits in a box. A part higher than the aligned subtree extends the line at the
     * end that it is not aligned to; of several, the highest.
     */
    void align(BoxState state) {
        FontHeight line = lineFor(state.waiting, subtree(state));
        FontHeight extent = state.extent.orZero();
        for (WaitingPart waiting : state.waiting) {
            FontHeight own = waiting.part().extent;
            if (own.isEmpty()) {
                continue;
            }
            double shift =
                    waiting.isTop() ? own.ascent() - line.ascent() : line.descent() - own.descent();
            double moved = waiting.moved() + shift;
            waiting.part().align(state, moved);
            extent = extent.unite(own.movedDown(shift));
            state.boxExtent = state.boxExtent.unite(waiting.boxExtent().movedDown(moved));
        }
        state.extent = extent;
    }

    private static FontHeight lineFor(List<WaitingPart> parts, FontHeight subtree) {
        WaitingPart highest = null;
        double height = subtree.height();
        for (WaitingPart waiting : parts) {
            FontHeight own = waiting.part().extent;
            if (!own.isEmpty() && own.height() > height) {
                highest = waiting;
                height = own.height();
            }
        }
        if (highest == null) {
            return subtree;
        }
        return highest.isTop()
                ? new FontHeight(subtree.ascent(), height - subtree.ascent())
                : new FontHeight(height - subtree.descent(), subtree.descent());
    }

    /**
     * The extent of the aligned subtree, and of boxes in what is aligned to the top or bottom that
     * count on the baseline ({@link InlineQuirks#countsOnBaseline}).
     */
    private static FontHeight subtree(BoxState state) {
        FontHeight subtree = state.extent.unite(state.boxExtent);
        for (WaitingPart waiting : state.waiting) {
            subtree = subtree.unite(waiting.boxExtent().movedDown(waiting.moved()));
        }
        return subtree.orZero();
    }

    /** Whether a box has a fragment of its own. */
    private boolean hasFragment(BoxState state) {
        Box box = state.box;
        return InlineQuirks.hasFragment(
                box.pseudo() != null,
                !box.children().isEmpty(),
                !(box instanceof InlineBox inline) || culled.contains(inline, false));
    }

    /** Glyphs with the edges that count, in a line of its line height. */
    private FontHeight extent(BoxState state) {
        LogicalEdges border = BoxEdges.border(state.box);
        double over = flipped ? border.blockEnd() : border.blockStart();
        double under = flipped ? border.blockStart() : border.blockEnd();
        return new FontHeight(
                        state.glyphs.ascent() + InlineQuirks.edgeInLine(over),
                        state.glyphs.descent() + InlineQuirks.edgeInLine(under))
                .withLineHeight(state.lineHeight);
    }
}
