package browsy.spatial.box;

import browsy.html.TreeElement;
import browsy.model.Bounds;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/** The results of layout that the spatial stage reads. */
@FunctionalInterface
public interface LayoutView {

    /**
     * The union of the border boxes of an element's fragments, in document coordinates in CSS px.
     *
     * @return null if it generates no box
     */
    @Nullable Bounds bounds(TreeElement element);

    /**
     * The union of the fragments of a text in an anonymous block box, in document coordinates in
     * CSS px.
     *
     * @return null for other texts and if the text generates no fragment
     */
    default @Nullable Bounds anonymousBounds(Node text) {
        return null;
    }

    /**
     * Whether an element is positioned relative to the viewport, so that scrolling the page does
     * not move it.
     */
    default boolean isFixedToWindow(Element element) {
        return false;
    }
}
