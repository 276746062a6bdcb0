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
 * Where everything lies, in document coordinates: the outcome of the layout stage. Transforms have
 * been applied.
 */
public final class FragmentTree {
    private final @Nullable BoxFragment root;
    private final @Nullable ElementRects rects;
    private final Map<Node, PhysicalRect> anonymousTexts;
    private final Set<Element> fixed;
    private final Set<Element> skippable;
    private final PhysicalSize extent;

    /**
     * @param root covers the initial containing block
     * @param rects the border boxes of elements
     * @param anonymousTexts the union of the fragments of each text in an anonymous block
     * @param fixed the elements placed in the window
     * @param skippable the elements whose contents may be skipped while they are far away
     * @param extent how far the page can be scrolled to, from its origin
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

    /** A document that generates no box. */
    public static FragmentTree empty() {
        return new FragmentTree();
    }

    /**
     * The fragment that covers the initial containing block; null where nothing generates a box.
     */
    public @Nullable BoxFragment root() {
        return root;
    }

    /**
     * What {@code getBoundingClientRect} gives, in document coordinates: the union of the fragments
     * that are not empty, or the last one where all are.
     *
     * @return null where the element generates no box
     * @see <a href="https://drafts.csswg.org/cssom-view-1/#dom-element-getboundingclientrect">CSSOM
     *     View</a>
     */
    public @Nullable PhysicalRect bounds(Element element) {
        return rects == null ? null : rects.bounds(element);
    }

    /** The same of an element whose place in the tree is known. */
    public @Nullable PhysicalRect bounds(TreeElement element) {
        return rects == null ? null : rects.bounds(element);
    }

    /**
     * The union of the fragments of a text that stands in an anonymous block, beside blocks of the
     * same parent.
     *
     * @return null for every other text, and where the text generates no fragment
     * @see <a href="https://drafts.csswg.org/css2/#anonymous-block-level">CSS 2, anonymous block
     *     boxes</a>
     */
    public @Nullable PhysicalRect anonymousBounds(Node text) {
        return anonymousTexts.get(text);
    }

    /** Whether an element is placed in the window, so that it stays there when it is scrolled. */
    public boolean isFixedToWindow(Element element) {
        return fixed.contains(element);
    }

    /**
     * The elements with a box whose contents may be skipped while they are far from what is seen.
     *
     * @see <a href="https://drafts.csswg.org/css-contain-2/#content-visibility">css-contain-2</a>
     */
    public Set<Element> skippable() {
        return skippable;
    }

    /** The right and lower edge of what can be scrolled to; never less than the window. */
    public PhysicalSize extent() {
        return extent;
    }
}
