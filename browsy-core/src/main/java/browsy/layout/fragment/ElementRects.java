package browsy.layout.fragment;

import browsy.html.ElementTree;
import browsy.html.TreeElement;
import browsy.layout.geometry.PhysicalRect;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** The border boxes of the fragments of elements, of which most have one. */
public final class ElementRects {
    private final ElementTree tree;
    private final @Nullable PhysicalRect[] first;

    /** The second and later ones by the place of the element; empty until there is one. */
    private @Nullable List<PhysicalRect>[] further = none(0);

    /** The place of the element that was added last: fragments come nearly as elements do. */
    private int last;

    /** No fragment yet for any element of a document. */
    public ElementRects(ElementTree tree) {
        this.tree = tree;
        this.first = new PhysicalRect[tree.elements().size()];
    }

    /** Adds the next fragment of an element. */
    public void add(Element element, PhysicalRect rect) {
        int index = indexOf(element);
        if (index < 0) {
            return;
        }
        last = index;
        if (first[index] == null) {
            first[index] = rect;
        } else {
            addFurther(index, rect);
        }
    }

    private int indexOf(Element element) {
        if (tree.isAt(last + 1, element)) {
            return last + 1;
        }
        TreeElement at = tree.get(element);
        return at == null ? -1 : at.index();
    }

    private void addFurther(int index, PhysicalRect rect) {
        if (further.length == 0) {
            further = none(first.length);
        }
        List<PhysicalRect> others = further[index];
        if (others == null) {
            others = new ArrayList<>(1);
            further[index] = others;
        }
        others.add(rect);
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // arrays of a parameterized type cannot be made
    private static @Nullable List<PhysicalRect>[] none(int length) {
        return new List[length];
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
        if (rect == null || further.length == 0) {
            return rect;
        }
        List<PhysicalRect> others = further[at.index()];
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
