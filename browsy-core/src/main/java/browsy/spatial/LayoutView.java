package browsy.spatial;

import browsy.html.TreeElement;
import browsy.model.Bounds;
import org.jsoup.nodes.Element;
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

    /** Whether an element is placed in the window, which no scrolling moves it out of. */
    default boolean isFixedToWindow(Element element) {
        return false;
    }
}
