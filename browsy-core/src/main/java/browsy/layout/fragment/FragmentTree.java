package browsy.layout.fragment;

import browsy.layout.geometry.PhysicalRect;
import browsy.layout.geometry.PhysicalSize;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;
import org.jspecify.annotations.Nullable;

/**
 * Where everything lies, in document coordinates: the outcome of the layout stage. Transforms have
 * been applied.
 */
public final class FragmentTree {
    private final @Nullable BoxFragment root;
    private final Map<Element, List<PhysicalRect>> rects;
    private final List<PlacedText> texts;
    private final Set<Element> fixed;
    private final PhysicalSize extent;

    /**
     * A run of text on one line.
     *
     * @param node the text it is of
     * @param text as rendered
     */
    public record PlacedText(TextNode node, String text, PhysicalRect rect) {}

    /**
     * @param root covers the initial containing block; null where nothing generates a box
     * @param rects by element, the border boxes of its fragments in order
     * @param texts in the order of the fragments
     * @param fixed the elements placed in the window
     * @param extent how far the page can be scrolled to, from its origin
     */
    public FragmentTree(
            @Nullable BoxFragment root,
            Map<Element, List<PhysicalRect>> rects,
            List<PlacedText> texts,
            Set<Element> fixed,
            PhysicalSize extent) {
        this.root = root;
        this.rects = rects;
        this.texts = List.copyOf(texts);
        this.fixed = fixed;
        this.extent = extent;
    }

    /** A document that generates no box. */
    public static FragmentTree empty() {
        return new FragmentTree(
                null, new IdentityHashMap<>(), List.of(), Set.of(), PhysicalSize.ZERO);
    }

    /**
     * The fragment that covers the initial containing block; null where nothing generates a box.
     */
    public @Nullable BoxFragment root() {
        return root;
    }

    /** The border boxes of an element's fragments; empty where it generates no box. */
    public List<PhysicalRect> rects(Element element) {
        return Collections.unmodifiableList(rects.getOrDefault(element, List.of()));
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
        List<PhysicalRect> fragments = rects.getOrDefault(element, List.of());
        if (fragments.isEmpty()) {
            return null;
        }
        PhysicalRect union = null;
        for (PhysicalRect rect : fragments) {
            if (rect.width() != 0 && rect.height() != 0) {
                union = union == null ? rect : union.union(rect);
            }
        }
        return union == null ? fragments.get(fragments.size() - 1) : union;
    }

    /** Whether an element is placed in the window, so that it stays there when it is scrolled. */
    public boolean isFixedToWindow(Element element) {
        return fixed.contains(element);
    }

    /** The right and lower edge of what can be scrolled to; never less than the window. */
    public PhysicalSize extent() {
        return extent;
    }

    /** All rendered text in the order of the fragments. */
    public List<PlacedText> texts() {
        return texts;
    }
}
