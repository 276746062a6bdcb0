package browsy.layout.fragment;

import browsy.html.ElementTree;
import browsy.html.TreeElement;
import browsy.layout.geometry.PhysicalRect;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Collects the border boxes of the fragments of elements, in document coordinates in CSS px, and
 * gives their union for each element.
 */
public final class ElementRects {
    private final ElementTree tree;

    /**
     * By the index of the element in the tree: the union of its non-empty fragments, or its last
     * fragment if all are empty.
     */
    private final @Nullable PhysicalRect[] unions;

    /**
     * The index of the element whose fragment was added last. Fragments come nearly in tree order,
     * so the next element is tried first.
     */
    private int last;

    /** Creates a table for the elements of a document, without fragments. */
    public ElementRects(ElementTree tree) {
        this.tree = tree;
        this.unions = new PhysicalRect[tree.elements().size()];
    }

    /** Adds the border box of the next fragment of an element. */
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

    /**
     * Adds the fragment of an inline box on a line. A fragment without width and height is on a
     * line without content, on which browsers create no fragment of the box after its first one.
     */
    public void addOnLine(Element element, PhysicalRect rect) {
        int index = rect.width() == 0 && rect.height() == 0 ? indexOf(element) : -1;
        if (index < 0 || unions[index] == null) {
            add(element, rect);
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
     * The union of the non-empty fragments of an element, or its last fragment if all are empty;
     * null if the element has no fragment.
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
