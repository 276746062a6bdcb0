package browsy.layout.fragment;

import browsy.html.ElementTree;
import browsy.html.TreeElement;
import browsy.layout.geometry.PhysicalRect;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Where the border boxes of the fragments of elements lie. */
public final class ElementRects {
    private final ElementTree tree;

    /**
     * By the place of the element: the union of its fragments that are not empty, or the last one
     * where all are.
     */
    private final @Nullable PhysicalRect[] unions;

    /** The place of the element that was added last: fragments come nearly as elements do. */
    private int last;

    /** No fragment yet for any element of a document. */
    public ElementRects(ElementTree tree) {
        this.tree = tree;
        this.unions = new PhysicalRect[tree.elements().size()];
    }

    /** Adds the next fragment of an element. */
    public void add(Element element, PhysicalRect rect) {
        int index = indexOf(element);
        if (index < 0) {
            return;
        }
        last = index;
        PhysicalRect before = unions[index];
        if (before == null || isEmpty(before)) {
            unions[index] = rect;
        } else if (!isEmpty(rect)) {
            unions[index] = before.union(rect);
        }
    }

    private int indexOf(Element element) {
        if (tree.isAt(last + 1, element)) {
            return last + 1;
        }
        TreeElement at = tree.get(element);
        return at == null ? -1 : at.index();
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
        return unions[at.index()];
    }

    private static boolean isEmpty(PhysicalRect rect) {
        return rect.width() == 0 || rect.height() == 0;
    }
}
