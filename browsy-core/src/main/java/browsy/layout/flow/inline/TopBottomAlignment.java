package browsy.layout.flow.inline;

import static browsy.style.property.TextProperties.VERTICAL_ALIGN;

import browsy.css.value.BaselineShiftKeyword;
import browsy.layout.box.Box;
import browsy.layout.box.InlineBox;
import browsy.layout.flow.inline.AlignedPart.TopBottom;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.sizing.BoxEdges;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

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

    /**
     * What is as high as the line decides nothing but, if it is higher, the line's other end. Where
     * several are, the highest of them decides.
     *
     * @param inside what {@code state} holds at any depth
     */
    void align(BoxState state, List<Leaf> inside) {
        FontHeight line = lineFor(state.topBottom, subtree(state, inside));
        FontHeight extent = orZero(state.extent);
        for (TopBottom waiting : state.topBottom) {
            FontHeight own = waiting.part().extent;
            if (own.isEmpty()) {
                continue;
            }
            double shift =
                    waiting.isTop() ? own.ascent() - line.ascent() : line.descent() - own.descent();
            waiting.part().align(state, waiting.moved() + shift);
            extent = extent.unite(own.movedDown(shift));
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

    /**
     * The extent of the aligned subtree.
     *
     * <p>NB: as browsers have it, boxes in what is aligned to the top or bottom count as if that
     * stood on the baseline, unless they are {@link CulledBoxes}.
     */
    private FontHeight subtree(BoxState state, List<Leaf> inside) {
        FontHeight subtree = state.extent;
        Set<BoxState> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Leaf leaf : inside) {
            for (BoxState box = leaf.parent;
                    box != null && box != state && seen.add(box);
                    box = box.parent) {
                if (hasFragment(box)) {
                    subtree = subtree.unite(extent(box).movedDown(box.shiftFrom(state)));
                }
            }
        }
        return orZero(subtree);
    }

    private boolean hasFragment(BoxState state) {
        Box box = state.box;
        if (box.style().get(VERTICAL_ALIGN) == BaselineShiftKeyword.TOP
                || box.style().get(VERTICAL_ALIGN) == BaselineShiftKeyword.BOTTOM) {
            return false;
        }
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

    private static FontHeight orZero(FontHeight extent) {
        return extent.isEmpty() ? new FontHeight(0, 0) : extent;
    }
}
