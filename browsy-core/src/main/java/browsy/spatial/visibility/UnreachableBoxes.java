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
 * Determines which boxes cannot be seen although their style does not hide them: outside every
 * scrollable overflow area, clipped by an ancestor, or with text too small to read. Ancestors must
 * be examined before their descendants.
 */
public final class UnreachableBoxes {

    private final FlatTree tree;
    private final ElementBoxes boxes;
    private final LayoutView layout;
    private final Viewport viewport;
    private final Scroll scroll;

    /** Whether each element is fixed to the viewport. */
    private final boolean[] fixed;

    /** Elements that are fixed to the viewport and let the user scroll to all their content. */
    private final BitSet scrollers = new BitSet();

    /** Scroll containers that can reveal content left of the page, and their descendants. */
    private final BitSet leftward = new BitSet();

    /** Scroll containers that can reveal content above the page, and their descendants. */
    private final BitSet upward = new BitSet();

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

    /**
     * The clip regions of the root element. What lies right of the window is out of reach if the
     * page does not scroll sideways. What lies below the window stays: many scripts lock scrolling
     * only while a dialog is open.
     */
    ClipChain window() {
        return scrollsSideways()
                ? ClipChain.NONE
                : ClipChain.NONE.before(scroll.x() + viewport.width());
    }

    /**
     * Whether a person can scroll the page to the right. The {@code overflow} of the body applies
     * to the window if that of the root element is {@code visible}.
     *
     * @see <a
     *     href="https://drafts.csswg.org/css-overflow-3/#overflow-propagation">css-overflow-3</a>
     */
    private boolean scrollsSideways() {
        ComputedStyle root = tree.size() == 0 ? null : tree.style(0);
        if (root == null) {
            return true;
        }
        boolean propagates =
                root.get(OVERFLOW_X) == Overflow.VISIBLE
                        && root.get(OVERFLOW_Y) == Overflow.VISIBLE;
        ComputedStyle body = bodyStyle();
        if (body != null && !propagates && body.get(OVERFLOW_X).hasScrollbar()) {
            return true; // the body is a scroll container inside the window
        }
        Overflow sideways = (body == null || !propagates ? root : body).get(OVERFLOW_X);
        return sideways == Overflow.VISIBLE || sideways.hasScrollbar();
    }

    private @Nullable ComputedStyle bodyStyle() {
        for (int i = 1; i < tree.size(); i = tree.end(i)) {
            if (tree.tag(i).equals("body")) {
                return tree.style(i);
            }
        }
        return null;
    }

    /**
     * Inherits from the parent whether an element is fixed to the viewport, and from where it
     * scrolls into view.
     */
    void inherit(int index, int parent) {
        if (parent >= 0) {
            fixed[index] = fixed[parent] && !scrollers.get(parent);
            leftward.set(index, leftward.get(parent));
            upward.set(index, upward.get(parent));
        }
    }

    /**
     * Determines whether an element is fixed to the viewport by its own style, and whether it
     * scrolls its content.
     */
    void follow(int index, Element element, ComputedStyle style, Bounds box) {
        fixed[index] |= layout.isFixedToWindow(element);
        boolean x = style.get(OVERFLOW_X).hasScrollbar();
        boolean y = style.get(OVERFLOW_Y).hasScrollbar();
        if ((x || y) && !isOffScreen(index, box)) {
            scrollers.set(index, fixed[index]);
            leftward.set(index, leftward.get(index) || (x && ScrollOrigins.isAtRight(style)));
            upward.set(index, upward.get(index) || (y && ScrollOrigins.isAtBottom(style)));
        }
    }

    /**
     * Returns the reason why a box cannot be seen, null if it can.
     *
     * @param clip the region that clips the box
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

    /**
     * Whether an element contains only text that is too small to read. The sizes of fonts in
     * graphics are in the units of these.
     */
    private boolean isIllegible(int index) {
        ComputedStyle style = tree.looks(index, VisualTrait.ILLEGIBLE) ? tree.style(index) : null;
        return style != null
                && !tree.element(index).ownText().isBlank()
                && !ElementChildren.hasAny(tree.element(index))
                && !style.get(BACKGROUND_IMAGE)
                && !HtmlElements.isSvg(tree.element(index))
                && !HtmlElements.isControl(tree.element(index));
    }

    /** The index of the outermost ancestor that is off-screen. */
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

    /**
     * The index of the nearest ancestor that clips the box completely, the element itself if there
     * is none.
     */
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

    /**
     * Whether a box cannot be scrolled into view: left of or above the page and of every scroll
     * container that extends there, or fixed outside the viewport.
     */
    private boolean isOffScreen(int index, Bounds box) {
        if (box.isEmpty()) {
            return false;
        }
        double x = fixed[index] ? scroll.x() : 0;
        double y = fixed[index] ? scroll.y() : 0;
        if ((box.right() <= x && !leftward.get(index))
                || (box.bottom() <= y && !upward.get(index))) {
            return true;
        }
        return fixed[index]
                && (box.x() >= x + viewport.width() || box.y() >= y + viewport.height());
    }

    /** Whether a box is left or right of the viewport. */
    boolean isBesideTheWindow(Bounds box) {
        return box.right() <= scroll.x() || box.x() >= scroll.x() + viewport.width();
    }

    /** Whether a box is above or below the viewport. */
    boolean isAboveOrBelowTheWindow(Bounds box) {
        return box.bottom() <= scroll.y() || box.y() >= scroll.y() + viewport.height();
    }
}
