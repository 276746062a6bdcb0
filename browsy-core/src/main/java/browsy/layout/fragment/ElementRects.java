package browsy.layout.fragment;

import browsy.html.ElementTree;
import browsy.html.TreeElement;
import browsy.layout.geometry.PhysicalRect;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** The border boxes of the fragments of elements, of which most have one. */
public final class ElementRects {
    private final ElementTree tree;
    private final @Nullable PhysicalRect[] first;
    private final Map<TreeElement, List<PhysicalRect>> further = new IdentityHashMap<>();

    /** No fragment yet for any element of a document. */
    public ElementRects(ElementTree tree) {
        this.tree = tree;
        this.first = new PhysicalRect[tree.elements().size()];
    }

    /** Adds the next fragment of an element. */
    public void add(Element element, PhysicalRect rect) {
        TreeElement at = tree.get(element);
        if (at == null) {
            return;
        }
        if (first[at.index()] == null) {
            first[at.index()] = rect;
        } else {
            further.computeIfAbsent(at, key -> new ArrayList<>(1)).add(rect);
        }
    }

    /**
     * The union of the fragments that are not empty, or the last one where all are; null where
     * there is none.
     */
    @Nullable PhysicalRect bounds(Element element) {
        TreeElement at = tree.get(element);
        return at == null ? null : bounds(at);
    }

    @Nullable PhysicalRect bounds(TreeElement at) {
        PhysicalRect rect = first[at.index()];
        if (rect == null || further.isEmpty()) {
            return rect;
        }
        List<PhysicalRect> others = further.get(at);
        if (others == null) {
            return rect;
        }
        PhysicalRect union = isEmpty(rect) ? null : rect;
        for (PhysicalRect other : others) {
            if (!isEmpty(other)) {
                union = union == null ? other : union.union(other);
            }
        }
        return union == null ? others.get(others.size() - 1) : union;
    }

    private static boolean isEmpty(PhysicalRect rect) {
        return rect.width() == 0 || rect.height() == 0;
    }
}
