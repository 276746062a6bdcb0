package browsy.layout.flow.inline.boxes;

import browsy.layout.box.Box;
import browsy.layout.box.InlineBox;
import browsy.layout.flow.inline.items.CulledBoxes;
import browsy.layout.flow.inline.items.FontHeight;
import browsy.layout.flow.inline.items.InlineItem;
import browsy.layout.flow.inline.items.InlineItem.Kind;
import browsy.layout.flow.inline.lines.LineContent;
import browsy.layout.flow.inline.lines.LineItem;
import browsy.layout.flow.quirks.InlineQuirks;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.sizing.BoxEdges;
import java.util.List;

/**
 * {@code vertical-align: top} and {@code bottom}: aligns parts with the edges of the line, or of
 * the box that is the root of their aligned subtree.
 *
 * @see <a href="https://www.w3.org/TR/CSS22/visudet.html#propdef-vertical-align">CSS 2.2</a>
 */
final class TopBottomAlignment {
    private final CulledBoxes culled;
    private final boolean flipped;

    /**
     * Creates an alignment.
     *
     * @param flipped whether the line-over side is the block-end side
     */
    TopBottomAlignment(CulledBoxes culled, boolean flipped) {
        this.culled = culled;
        this.flipped = flipped;
    }

    /** Whether a part of a line is aligned to its top or bottom. */
    static boolean isNeeded(List<InlineItem> openBefore, LineContent line) {
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

    /** Extends the {@code boxExtent} of a parent by a box and the boxes in it. */
    void addBox(InlineBoxState box, InlineBoxState parent) {
        FontHeight boxes =
                InlineQuirks.countsOnBaseline(hasFragment(box))
                        ? box.boxExtent.unite(extent(box))
                        : box.boxExtent;
        parent.boxExtent = parent.boxExtent.unite(boxes.movedDown(box.shift));
    }

    /**
     * Aligns the waiting parts of a box. If a part is higher than the aligned subtree, the highest
     * such part extends the line at the edge to which it is not aligned.
     */
    void align(InlineBoxState state) {
        FontHeight line = lineFor(state.waiting, subtree(state));
        FontHeight extent = state.extent.orZero();
        for (TopBottomAlignedPart waiting : state.waiting) {
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

    /**
     * Returns the extent of the line: that of the aligned subtree, extended for the highest part.
     */
    private static FontHeight lineFor(List<TopBottomAlignedPart> parts, FontHeight subtree) {
        TopBottomAlignedPart highest = null;
        double height = subtree.height();
        for (TopBottomAlignedPart waiting : parts) {
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
     * Returns the extent of the aligned subtree, including the boxes in top- or bottom-aligned
     * parts that count on the baseline ({@link InlineQuirks#countsOnBaseline}).
     */
    private static FontHeight subtree(InlineBoxState state) {
        FontHeight subtree = state.extent.unite(state.boxExtent);
        for (TopBottomAlignedPart waiting : state.waiting) {
            subtree = subtree.unite(waiting.boxExtent().movedDown(waiting.moved()));
        }
        return subtree.orZero();
    }

    /** Whether a box has a fragment of its own. */
    private boolean hasFragment(InlineBoxState state) {
        Box box = state.box;
        return InlineQuirks.hasFragment(
                box.pseudo() != null,
                !box.children().isEmpty(),
                !(box instanceof InlineBox inline) || culled.contains(inline, false));
    }

    /** Returns the extent of the glyphs and block-axis borders of a box, with its line height. */
    private FontHeight extent(InlineBoxState state) {
        LogicalEdges border = BoxEdges.border(state.box);
        double over = flipped ? border.blockEnd() : border.blockStart();
        double under = flipped ? border.blockStart() : border.blockEnd();
        return new FontHeight(
                        state.glyphs.ascent() + InlineQuirks.edgeInLine(over),
                        state.glyphs.descent() + InlineQuirks.edgeInLine(under))
                .withLineHeight(state.lineHeight);
    }
}
