package browsy.spatial.visibility;

import static browsy.style.property.BoxProperties.OVERFLOW_X;
import static browsy.style.property.BoxProperties.OVERFLOW_Y;
import static browsy.style.property.EffectProperties.BACKGROUND_IMAGE;

import browsy.css.value.box.Overflow;
import browsy.html.ElementChildren;
import browsy.model.Bounds;
import browsy.model.HiddenReason.Kind;
import browsy.model.Scroll;
import browsy.model.Viewport;
import browsy.spatial.box.ElementBoxes;
import browsy.spatial.box.LayoutView;
import browsy.spatial.tree.FlatTree;
import browsy.spatial.tree.HtmlElements;
import browsy.spatial.tree.VisualTrait;
import browsy.style.computed.ComputedStyle;
import java.util.BitSet;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Which boxes lie where no scrolling leads, are cut off by what is around them, or hold text
 * without size. Ancestors are asked about before what is in them.
 */
public final class UnreachableBoxes {

    private final FlatTree tree;
    private final ElementBoxes boxes;
    private final LayoutView layout;
    private final Viewport viewport;
    private final Scroll scroll;

    /** What stays where it is in the window. */
    private final boolean[] fixed;

    /** What stays in the window, but lets a person scroll to all that is in it. */
    private final BitSet scrollers = new BitSet();

    public UnreachableBoxes(
            FlatTree tree,
            ElementBoxes boxes,
            LayoutView layout,
            Viewport viewport,
            Scroll scroll) {
        this.tree = tree;
        this.boxes = boxes;
        this.layout = layout;
        this.viewport = viewport;
        this.scroll = scroll;
        fixed = new boolean[tree.size()];
    }

    /** Takes over from what is around an element whether it stays in the window. */
    void inherit(int index, int parent) {
        fixed[index] = parent >= 0 && fixed[parent] && !scrollers.get(parent);
    }

    /** Sees whether an element stays in the window by its own style. */
    void follow(int index, Element element, ComputedStyle style, Bounds box) {
        fixed[index] |= layout.isFixedToWindow(element);
        if (fixed[index] && scrolls(style) && !isOffScreen(index, box)) {
            scrollers.set(index);
        }
    }

    private static boolean scrolls(ComputedStyle style) {
        return isScroll(style.get(OVERFLOW_X)) || isScroll(style.get(OVERFLOW_Y));
    }

    private static boolean isScroll(Overflow overflow) {
        return overflow.hasScrollbar();
    }

    /**
     * Why nothing is seen of a box, null if it can be seen.
     *
     * @param clip what cuts it off
     */
    @Nullable Concealment cause(int index, ClipChain.Region clip, Bounds box) {
        if (isOffScreen(index, box)) {
            return new Concealment(Kind.OFF_SCREEN, outermostOffScreen(index), null);
        }
        if (clip.hides(box)) {
            return new Concealment(Kind.CLIPPED, clippingAncestor(index, box), null);
        }
        return isIllegible(index) ? new Concealment(Kind.ZERO_SIZE, index, null) : null;
    }

    /** Text without size; a control or picture beside it can still be seen. */
    private boolean isIllegible(int index) {
        ComputedStyle style = tree.looks(index, VisualTrait.ILLEGIBLE) ? tree.style(index) : null;
        return style != null
                && !tree.element(index).ownText().isBlank()
                && !ElementChildren.hasAny(tree.element(index))
                && !style.get(BACKGROUND_IMAGE)
                && !HtmlElements.isControl(tree.element(index));
    }

    /** What was moved away, with all that is in it. */
    private int outermostOffScreen(int index) {
        int outermost = index;
        for (int up = tree.parent(index); up >= 0; up = tree.parent(up)) {
            Bounds box = boxes.of(up);
            if (box != null && isOffScreen(up, box)) {
                outermost = up;
            }
        }
        return outermost;
    }

    /** The nearest ancestor outside of whose box the element is, where overflow is cut off. */
    private int clippingAncestor(int index, Bounds box) {
        for (int up = tree.parent(index); up >= 0; up = tree.parent(up)) {
            ComputedStyle style = tree.style(up);
            Bounds around = boxes.of(up);
            if (style != null && around != null && ClipChain.cutsOff(style, around, box)) {
                return up;
            }
        }
        return index;
    }

    /** No scrolling leads to the left of the page or above it, nor moves what is fixed. */
    private boolean isOffScreen(int index, Bounds box) {
        if (box.isEmpty()) {
            return false;
        }
        double x = fixed[index] ? scroll.x() : 0;
        double y = fixed[index] ? scroll.y() : 0;
        if (box.right() <= x || box.bottom() <= y) {
            return true;
        }
        return fixed[index]
                && (box.x() >= x + viewport.width() || box.y() >= y + viewport.height());
    }

    /** Whether a box is to the left or right of what the window shows. */
    boolean isBesideTheWindow(Bounds box) {
        return box.right() <= scroll.x() || box.x() >= scroll.x() + viewport.width();
    }

    /** Whether a box is above or below what the window shows. */
    boolean isAboveOrBelowTheWindow(Bounds box) {
        return box.bottom() <= scroll.y() || box.y() >= scroll.y() + viewport.height();
    }
}
