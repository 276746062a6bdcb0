package browsy.layout.fragment;

import browsy.html.TreeElement;
import browsy.layout.geometry.PhysicalRect;
import browsy.layout.geometry.PhysicalSize;
import java.util.Map;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/**
 * The result of the layout stage: the bounds of all elements in document coordinates, in CSS px,
 * after transforms.
 */
public final class FragmentTree {
    private final @Nullable BoxFragment root;
    private final @Nullable ElementRects rects;
    private final Map<Node, PhysicalRect> anonymousTexts;
    private final Set<Element> fixed;
    private final Set<Element> skippable;
    private final PhysicalSize extent;

    /**
     * @param root the fragment of the initial containing block
     * @param rects the border boxes of the elements
     * @param anonymousTexts the union of the fragments of each text node whose parent box is an
     *     anonymous block
     * @param fixed the elements whose position is fixed to the window
     * @param skippable the elements with {@code content-visibility: auto}
     * @param extent the size of the scrollable area from the origin of the page, in CSS px
     */
    public FragmentTree(
            BoxFragment root,
            ElementRects rects,
            Map<Node, PhysicalRect> anonymousTexts,
            Set<Element> fixed,
            Set<Element> skippable,
            PhysicalSize extent) {
        this.root = root;
        this.rects = rects;
        this.anonymousTexts = anonymousTexts;
        this.fixed = fixed;
        this.skippable = skippable;
        this.extent = extent;
    }

    private FragmentTree() {
        this.root = null;
        this.rects = null;
        this.anonymousTexts = Map.of();
        this.fixed = Set.of();
        this.skippable = Set.of();
        this.extent = PhysicalSize.ZERO;
    }

    /** The tree of a document that generates no box. */
    public static FragmentTree empty() {
        return new FragmentTree();
    }

    /**
     * The fragment that covers the initial containing block; null if the document generates no box.
     */
    public @Nullable BoxFragment root() {
        return root;
    }

    /**
     * The value of {@code getBoundingClientRect} in document coordinates: the union of the
     * non-empty fragments, or the last fragment if all are empty.
     *
     * @return null if the element generates no box
     * @see <a href="https://drafts.csswg.org/cssom-view-1/#dom-element-getboundingclientrect">CSSOM
     *     View</a>
     */
    public @Nullable PhysicalRect bounds(Element element) {
        return rects == null ? null : rects.bounds(element);
    }

    /** The bounds of an element by its place in the element tree, see {@link #bounds(Element)}. */
    public @Nullable PhysicalRect bounds(TreeElement element) {
        return rects == null ? null : rects.bounds(element);
    }

    /**
     * The union of the fragments of a text node in an anonymous block, which has block siblings.
     *
     * @return null if the text node is not in an anonymous block or generates no fragment
     * @see <a href="https://drafts.csswg.org/css2/#anonymous-block-level">CSS 2, anonymous block
     *     boxes</a>
     */
    public @Nullable PhysicalRect anonymousBounds(Node text) {
        return anonymousTexts.get(text);
    }

    /**
     * Whether the position of an element is fixed to the window, so that it does not scroll with
     * the page.
     */
    public boolean isFixedToWindow(Element element) {
        return fixed.contains(element);
    }

    /**
     * The elements with a box whose contents may be skipped while they are far from the window.
     *
     * @see <a href="https://drafts.csswg.org/css-contain-2/#content-visibility">css-contain-2</a>
     */
    public Set<Element> skippable() {
        return skippable;
    }

    /**
     * The size of the scrollable area from the origin of the page, in CSS px; at least the size of
     * the window.
     */
    public PhysicalSize extent() {
        return extent;
    }
}
