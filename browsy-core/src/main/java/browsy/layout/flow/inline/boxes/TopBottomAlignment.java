package browsy.layout.flow.inline.boxes;

import browsy.layout.box.Box;
import browsy.layout.box.InlineBox;
import browsy.layout.flow.inline.boxes.AlignedPart.TopBottom;
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

    /** Adds a box that is not so aligned itself, with those in it, to what its parent holds. */
    void addBox(BoxState box, BoxState parent) {
        FontHeight boxes =
                InlineQuirks.countsOnBaseline(hasFragment(box))
                        ? box.boxes.unite(extent(box))
                        : box.boxes;
        parent.boxes = parent.boxes.unite(boxes.movedDown(box.shift));
    }

    /**
     * What is as high as the line decides nothing but, if it is higher, the line's other end. Where
     * several are, the highest of them decides.
     */
    void align(BoxState state) {
        FontHeight line = lineFor(state.topBottom, subtree(state));
        FontHeight extent = state.extent.orZero();
        for (TopBottom waiting : state.topBottom) {
            FontHeight own = waiting.part().extent;
            if (own.isEmpty()) {
                continue;
            }
            double shift =
                    waiting.isTop() ? own.ascent() - line.ascent() : line.descent() - own.descent();
            double moved = waiting.moved() + shift;
            waiting.part().align(state, moved);
            extent = extent.unite(own.movedDown(shift));
            state.boxes = state.boxes.unite(waiting.boxes().movedDown(moved));
        }
        state.extent = extent;
    }

    private static FontHeight lineFor(List<TopBottom> parts, FontHeight subtree) {
        TopBottom highest = null;
        double height = subtree.height();
        for (TopBottom waiting : parts) {
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

    /** The extent of the aligned subtree. */
    private static FontHeight subtree(BoxState state) {
        FontHeight subtree = state.extent.unite(state.boxes);
        for (TopBottom waiting : state.topBottom) {
            subtree = subtree.unite(waiting.boxes().movedDown(waiting.moved()));
        }
        return subtree.orZero();
    }

    private boolean hasFragment(BoxState state) {
        Box box = state.box;
        return box.pseudo() == null
                ? box instanceof InlineBox inline && !culled.contains(inline, false)
                : !box.children().isEmpty();
    }

    /** Text with its border, in a line of its line height. */
    private FontHeight extent(BoxState state) {
        LogicalEdges border = BoxEdges.border(state.box);
        double over = flipped ? border.blockEnd() : border.blockStart();
        double under = flipped ? border.blockStart() : border.blockEnd();
        return new FontHeight(state.text.ascent() + over, state.text.descent() + under)
                .withLineHeight(state.lineHeight);
    }
}
