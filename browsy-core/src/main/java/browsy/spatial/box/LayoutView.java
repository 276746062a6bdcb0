package browsy.spatial.box;

import browsy.html.TreeElement;
import browsy.model.Bounds;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/** What the spatial stage asks of layout. */
@FunctionalInterface
public interface LayoutView {

    /**
     * The border box of an element in document coordinates, the union of its fragments.
     *
     * @return null if it generates no box
     */
    @Nullable Bounds bounds(TreeElement element);

    /**
     * The union of the fragments of a text in an anonymous block, in document coordinates.
     *
     * @return null for every other text, and where it generates no fragment
     */
    default @Nullable Bounds anonymousBounds(Node text) {
        return null;
    }

    /** Whether an element is placed in the window, which no scrolling moves it out of. */
    default boolean isFixedToWindow(Element element) {
        return false;
    }
}
