package browsy.pipeline;

import browsy.html.TreeElement;
import browsy.layout.LayoutStyles;
import browsy.layout.fragment.FragmentTree;
import browsy.layout.geometry.PhysicalRect;
import browsy.model.Bounds;
import browsy.spatial.box.LayoutView;
import browsy.style.DocumentStyles;
import browsy.style.StyledDocument;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/**
 * A document after style and layout, with access to the layout for the element stage.
 *
 * @param styles the style sheets of the document
 * @param isLimited whether a limit made the layout coarser
 */
public record LaidOut(
        DocumentStyles styles, StyledDocument styled, FragmentTree fragments, boolean isLimited)
        implements LayoutView {

    /**
     * The fragments if the same elements with other styles have the same layout.
     *
     * @param other the elements with the other styles, from the same style sheets
     * @return null if the layout may differ
     */
    public @Nullable FragmentTree fragmentsOf(StyledDocument other) {
        return !isLimited && LayoutStyles.giveSameLayout(styled, other) ? fragments : null;
    }

    @Override
    public @Nullable Bounds bounds(TreeElement element) {
        return bounds(fragments.bounds(element));
    }

    @Override
    public @Nullable Bounds anonymousBounds(Node text) {
        return bounds(fragments.anonymousBounds(text));
    }

    @Override
    public boolean isFixedToWindow(Element element) {
        return fragments.isFixedToWindow(element);
    }

    /** Returns a rectangle as bounds; null for null. */
    public static @Nullable Bounds bounds(@Nullable PhysicalRect rect) {
        return rect == null
                ? null
                : new Bounds(
                        rect.x(), rect.y(), Math.max(0, rect.width()), Math.max(0, rect.height()));
    }
}
