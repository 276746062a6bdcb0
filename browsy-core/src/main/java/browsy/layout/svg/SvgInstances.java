package browsy.layout.svg;

import browsy.html.LinkAddress;
import browsy.html.TreeElement;
import browsy.html.TreeScope;
import browsy.layout.geometry.PhysicalRect;
import browsy.style.StyledDocument;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The elements that {@code use} elements of one document draw. Instances may contain further {@code
 * use} elements, so that a short document could draw a huge graphic: bounds are computed once for
 * each size of the viewport, references to an element inside itself are left out, and so are
 * instances that are nested too deeply, or beyond the budget of a document.
 *
 * @see <a href="https://svgwg.org/svg2-draft/struct.html#UseElement">SVG 2</a>
 */
final class SvgInstances {

    /** The maximum number of elements in instances. */
    private static final int BUDGET = 100_000;

    /** The number of characters of markup that cost as much as an element. */
    private static final int CHARS_PER_ELEMENT = 64;

    /** How much deeper than the elements of the document the elements in instances may be. */
    private static final int MORE_DEPTH = 64;

    /** The attributes whose length makes an element expensive: shapes and positions of text. */
    private static final List<String> LONG_ATTRIBUTES =
            List.of("d", "points", "viewBox", "x", "y", "dx", "dy");

    private final StyledDocument styled;
    private final int maxDepth;
    private final Map<Key, Bounds> known = new HashMap<>();
    private final Set<TreeElement> open = Collections.newSetFromMap(new IdentityHashMap<>());
    private int budget = BUDGET;

    /** The elements by scope and id; null before the first use. */
    private @Nullable Map<TreeScope, Map<String, TreeElement>> ids;

    /**
     * What the bounds of an instance depend on.
     *
     * @param width of a viewport by the {@code use} element; null for its own
     * @param height of a viewport by the {@code use} element; null for its own
     */
    private record Key(
            TreeElement target,
            SvgViewport viewport,
            @Nullable Double width,
            @Nullable Double height) {}

    /** Bounds that are known; null if nothing is drawn. */
    private record Bounds(@Nullable PhysicalRect rect) {}

    SvgInstances(StyledDocument styled) {
        this.styled = styled;
        this.maxDepth = styled.elements().depth() + MORE_DEPTH;
    }

    /**
     * Whether an element may be drawn. Elements of instances use up the budget; others are always
     * admitted.
     */
    boolean admits(TreeElement element) {
        if (open.isEmpty()) {
            return true;
        }
        if (budget > 0) {
            budget -= cost(element.element());
        }
        return budget > 0;
    }

    private static int cost(Element element) {
        int chars = element.childNodeSize();
        for (String text : LONG_ATTRIBUTES) {
            chars += element.attr(text).length();
        }
        return 1 + (chars + element.wholeOwnText().length()) / CHARS_PER_ELEMENT;
    }

    /**
     * Returns the bounds of the element that a {@code use} element draws, in its user space without
     * its position; null if it draws nothing.
     *
     * @param at the {@code use} element
     * @param depth its depth, through all elements that draw it
     * @param draw draws an element in the viewport of the {@code use} element
     */
    @Nullable PhysicalRect bounds(
            SvgGeometry use,
            TreeElement at,
            int depth,
            Function<TreeElement, @Nullable SvgNode> draw) {
        TreeElement target = target(at);
        if (target == null || depth >= maxDepth || open.contains(target)) {
            return null;
        }
        Key key =
                isViewport(target)
                        ? new Key(target, use.viewport(), use.width(), use.height())
                        : new Key(target, use.viewport(), null, null);
        Bounds before = known.get(key);
        if (before != null || budget <= 0) {
            return before == null ? null : before.rect;
        }
        open.add(target);
        SvgNode node = draw.apply(target);
        open.remove(target);
        PhysicalRect bounds = node == null ? null : node.boundsInParent();
        known.put(key, new Bounds(bounds));
        return bounds;
    }

    /** Whether an element is a viewport, whose size a {@code use} element may specify. */
    static boolean isViewport(TreeElement target) {
        String name = target.element().normalName();
        return name.equals("symbol") || name.equals("svg");
    }

    /** Returns the element in the same tree that a {@code use} element refers to. */
    private @Nullable TreeElement target(TreeElement use) {
        String id = LinkAddress.localId(use.element());
        if (id == null) {
            return null;
        }
        Map<String, TreeElement> inScope = ids().get(use.scope());
        return inScope == null ? null : inScope.get(id);
    }

    private Map<TreeScope, Map<String, TreeElement>> ids() {
        Map<TreeScope, Map<String, TreeElement>> found = ids;
        if (found == null) {
            found = new IdentityHashMap<>();
            for (TreeElement element : styled.elements().elements()) {
                String id = element.id() == null ? null : element.attribute("id");
                if (id != null) {
                    found.computeIfAbsent(element.scope(), scope -> new HashMap<>())
                            .putIfAbsent(id, element);
                }
            }
            ids = found;
        }
        return found;
    }
}
